#!/bin/bash
# SPDX-License-Identifier: MIT
# Warnings are errors in a checkout of git, and in no other tree: a compiler that warns of more than today's must not keep
# anybody from building a release.
set -u
cd "$(dirname "$0")/../.." || exit 1
. scripts/checks.sh
unset MAKEFLAGS MFLAGS MAKELEVEL WERROR

# A tree of a release, as far as make and SwiftPM read it before they compile.
release=$work/release
mkdir "$release"
tar -c --exclude=./.git --exclude=./.build --exclude=./build --exclude="./${BUILD:-build}" . | tar -x -C "$release"
git init -q "$work/contributor"
cp -r "$release/." "$work/contributor"

# errors_in FOLDER [VARIABLE...]: how many of the C compiler's commands make errors of warnings.
errors_in()
{
	local folder=$1
	shift
	"${MAKE:-make}" -C "$folder" BUILD=build -n -B V=1 "$@" build/examples/hello build/tests/fake-evdev-command 2>/dev/null |
		grep -c -e '-Werror'
}

# swift_in FOLDER VALUE: how many targets of the package do.
swift_in()
{
	(cd "$1" && WERROR=$2 swift package --scratch-path "$work/package" dump-package 2>/dev/null | grep -c treatAllWarnings)
}

expect "a release: none" "$(errors_in "$release") commands have -Werror" [ "$(errors_in "$release")" -eq 0 ]
expect "a release with WERROR=yes: each" "none has" [ "$(errors_in "$release" WERROR=yes)" -gt 1 ]
expect "a checkout: each" "none has" [ "$(errors_in "$work/contributor")" -gt 1 ]
expect "a checkout with WERROR=no: none" "some have" [ "$(errors_in "$work/contributor" WERROR=no)" -eq 0 ]
expect "SwiftPM by itself: each target" "few have" [ "$(swift_in "$release" '')" -gt 20 ]
expect "SwiftPM for a release: none" "some have" [ "$(swift_in "$release" no)" -eq 0 ]
summary
