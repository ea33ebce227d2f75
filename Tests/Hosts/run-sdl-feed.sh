#!/bin/bash
# SPDX-License-Identifier: MIT
# hosts/client/tactus-sdl.c against the headers of SDL 3. Prints a line for each test; the last one counts them.
#
#   BUILD=DIR           where `make` built
#   SDL_CFLAGS=FLAGS    where the headers are; default: what pkg-config says
#   RUNNER=COMMAND      runs the test, such as valgrind
set -u
cd "$(dirname "$0")/../.." || exit 1
. scripts/checks.sh

BUILD=${BUILD:-build}
CC=${CC:-cc}
[ -n "${SDL_CFLAGS:-}" ] || SDL_CFLAGS=$("${PKG_CONFIG:-pkg-config}" --cflags sdl3 2>/dev/null) || {
	skip "the feed of SDL" "SDL 3 is not installed"
	summary
	exit
}

# The flags and the runner are words.
# shellcheck disable=SC2086
if ! "$CC" -std=c11 -Wall -Wextra -Wpedantic -Werror -Wno-unused-parameter -g -Iinclude -Ihosts/client \
	-ITests/Hosts/fake-evdev/test $SDL_CFLAGS Tests/Hosts/sdl-feed-test.c hosts/client/tactus-sdl.c \
	Tests/Hosts/fake-evdev/test/check.c -L"$BUILD/lib" -ltactus -Wl,-rpath,"$(realpath "$BUILD/lib")" \
	-o "$work/sdl-feed-test" 2>"$work/complaint"; then
	fail "the feed of SDL compiles" "$(head -n 5 "$work/complaint")"
	summary
	exit
fi
# shellcheck disable=SC2086
${RUNNER:-} "$work/sdl-feed-test"
