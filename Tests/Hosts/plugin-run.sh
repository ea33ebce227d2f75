# SPDX-License-Identifier: MIT
# Head and end of the tests of all plugins. Sourced by run-HOST.sh, in the folder of the sources, with `here`, the host's
# folder of tests, `host`, its name, and `tests`, its name in the results.
#
#   BUILD=DIR             where `make` built
#   PATIENCE=SECONDS      how long any answer may take
set -u
# Tests behind a pipe count, too.
shopt -s lastpipe
. scripts/checks.sh
. scripts/session.sh
. Tests/Scenarios/Recordings/replay.sh
. Tests/Hosts/plugin-words.sh
. Tests/Hosts/plugin-clients.sh
. Tests/Hosts/plugin-streams.sh
. Tests/Hosts/plugin-troubles.sh
. Tests/Hosts/plugin-actions.sh
. Tests/Hosts/plugin-conditions.sh
. Tests/Hosts/plugin-feedback.sh
. Tests/Hosts/plugin-grabs.sh
. Tests/Hosts/plugin-outputs.sh
. Tests/Hosts/plugin-lock.sh
. Tests/Hosts/plugin-windows.sh
. Tests/Hosts/plugin-pointer.sh
. Tests/Hosts/plugin-places.sh
. "$here/session.sh"
for file in "$here"/*.sh; do
	case $file in
	*/run-*.sh | */session.sh) ;;
	*) . "$file" ;;
	esac
done

libraries=$(realpath "$BUILD/lib") programs=$(realpath "$BUILD/tests")

# skip_all WHY: ends the tests.
skip_all()
{
	skip "$tests" "$1"
	summary
	exit
}

# needs_host COMMAND LIBRARY: ends the tests where the compositor or the plugin is missing.
needs_host()
{
	command -v "$1" >/dev/null && [ -e "$libraries/$2" ] ||
		skip_all "there is no $host, or the plugin was not built for want of its development files"
}

# needs_devices: ends the tests outside a virtual machine.
needs_devices()
{
	[ -e /dev/uinput ] && [ -e /dev/dri/card0 ] ||
		skip_all "$host needs a screen in /dev/dri and the test /dev/uinput; see scripts/guest"
}

# needs_programs FILE...: below the build folder.
needs_programs()
{
	local file
	for file in "$@"; do
		[ -e "$BUILD/$file" ] || { echo "FAIL $tests: no $BUILD/$file"; exit 1; }
	done
}

# run_parts PART...: the tests, and the line that counts them.
run_parts()
{
	local part
	for part in "$@"; do
		"test_$part"
	done
	summary
}
