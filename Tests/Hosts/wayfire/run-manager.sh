#!/bin/bash
# SPDX-License-Identifier: MIT
# Wayfire's plugin manager with wayfire-plugin.json: it builds and installs the plugin into its own prefix, where Wayfire
# finds it, and removes it. Prints a line for each test; the last one counts them.
#
#   BUILD=DIR             where `make` built; the libraries in it stand for installed ones
#   PATIENCE=SECONDS      how long any answer may take
cd "$(dirname "$0")/../../.." || exit 1
here=Tests/Hosts/wayfire host=Wayfire tests="plugin manager"
. Tests/Hosts/plugin-run.sh
trap 'session_end; rm -rf "$work"' EXIT

output=HEADLESS-1 gesture_count=13
patience=${PATIENCE:-10}

needs_host wayfire libtactus-wayfire.so
needs_programs tests/libfake-evdev.so tests/play-recording tests/generate-trace examples/client
command -v wayfire-plugin >/dev/null || skip_all "this version of Wayfire has none"

export XDG_DATA_HOME=$work/data
prefix=$XDG_DATA_HOME/wayfire/plugin-manager/install
plugin=$prefix/lib/wayfire/libtactus-wayfire.so metadata=$prefix/share/wayfire/metadata/tactus-wayfire.xml

# manage WORD...: the manager with the libraries as if they were installed. What it says is in $work/manager.
manage()
{
	HOME=$work LIBRARY_PATH=$libraries LD_LIBRARY_PATH="$libraries:${LD_LIBRARY_PATH:-}" \
		wayfire-plugin --verbose "$@" >"$work/manager" 2>&1
}

expect_managed()
{
	local name=$1
	shift
	if manage "$@"; then pass "$name"; else fail "$name" "$(tail -n 3 "$work/manager")"; fi
}

is_listed()
{
	manage list && grep -q "^tactus-wayfire: " "$work/manager"
}

installed()
{
	find "$prefix" -type f 2>&1
}

are_installed()
{
	[ -e "$plugin" ] && [ -e "$metadata" ]
}

# Lists of what the manager recorded: the two files, and nothing else.
recorded()
{
	python3 - "$XDG_DATA_HOME/wayfire/plugin-manager/registry.json" <<-'END'
		import json, sys
		files = json.load(open(sys.argv[1]))["plugins"]["tactus-wayfire"]["installed_files"]["files"]
		print(*sorted(files))
	END
}

# Wayfire finds the plugin in the prefix, without a path from the test.
works()
{
	local libraries=/nowhere
	LD_LIBRARY_PATH="$(realpath "$BUILD/lib"):${LD_LIBRARY_PATH:-}" start_host managed || {
		fail "Wayfire loads the plugin from there" "$(tail -n 1 "$HOST_LOG")"
		session_end
		return
	}
	pass "Wayfire loads the plugin from there"
	swipe 3 700 300 -200 0
	expect_commands "a gesture fires" "left on $output"
	stop_host managed
}

"$programs/generate-trace" tap "$work/panel" || exit 1
panel=$work/panel.desc
expect_managed "the manager builds and installs the plugin" install "$PWD"
expect "it is in the manager's prefix, with its metadata" "$(installed)" are_installed
expect "the manager knows both files, and no other" "$(recorded)" \
	[ "$(recorded)" = "lib/wayfire/libtactus-wayfire.so share/wayfire/metadata/tactus-wayfire.xml" ]
expect "it is listed" "$(cat "$work/manager")" is_listed
works
expect_managed "the manager builds it again" rebuild
expect "it is still there" "$(installed)" are_installed
expect_managed "the manager removes it" remove tactus-wayfire
expect "nothing is left" "$(installed)" [ -z "$(installed)" ]
expect "it is not listed any more" "$(cat "$work/manager")" not is_listed
expect_managed "the manager installs it once more" install "$PWD"
expect "it is there again" "$(installed)" are_installed
summary
