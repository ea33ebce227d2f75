#!/bin/bash
# SPDX-License-Identifier: MIT
# What Hyprland's plugin manager does with hyprpm.toml: it clones the sources, runs the commands of the manifest and takes
# the file that this names. The manager itself would fetch and build Hyprland's own sources first. Prints a line for each
# test; the last one counts them.
#
#   BUILD=DIR             where `make` built; the libraries in it stand for installed ones
set -u
cd "$(dirname "$0")/../../.." || exit 1
. scripts/checks.sh
BUILD=${BUILD:-build}
sources=$PWD clone=$work/clone

skip_all()
{
	skip hyprpm "$1"
	summary
	exit
}

# value_of KEY: of the plugin's own section.
value_of()
{
	sed -n "/^\[tactus-hyprland\]/,\$s/^$1 = \"\(.*\)\"/\1/p" "$clone/hyprpm.toml"
}

build_commands()
{
	sed -n '/^build = \[/,/^\]/s/^    "\(.*\)",$/\1/p' "$clone/hyprpm.toml"
}

run_build_commands()
{
	local command commands
	mapfile -t commands < <(build_commands)
	for command in "${commands[@]}"; do
		(cd "$clone" && LIBRARY_PATH=$libraries sh -c "$command") || return 1
	done
	[ "${#commands[@]}" -gt 0 ]
}

has_function()
{
	nm -D --defined-only "$clone/$(value_of output)" | grep -q " T $1\$"
}

command -v git >/dev/null || skip_all "there is no git"
git -c safe.directory="$sources" rev-parse --git-dir >/dev/null 2>&1 || skip_all "the sources are no clone"
pkg-config --exists hyprland || skip_all "there are no development files of Hyprland"
libraries=$(realpath "$BUILD/lib")

git -c safe.directory='*' clone --quiet --depth 1 "file://$sources" "$clone" >"$work/clone.log" 2>&1
expect "the sources can be cloned" "$(tail -n 1 "$work/clone.log")" [ -e "$clone/hyprpm.toml" ]
run_build_commands >"$work/build.log" 2>&1
built=$?
expect "the build commands of the manifest succeed" "$(grep -m 3 'rror' "$work/build.log")" [ "$built" -eq 0 ]
expect "they build the file that it names" "$(tail -n 1 "$work/build.log")" [ -e "$clone/$(value_of output)" ]
for function in pluginAPIVersion pluginInit pluginExit; do
	expect "the file has $function for Hyprland" "it has not" has_function $function
done
summary
