#!/bin/bash
# SPDX-License-Identifier: MIT
# Compiles and runs the examples of the headers, and compares them with what stands there, in both directions: each
# @code block of include/ is one example, each example is one @code block. Leading blanks do not count.
#
#   check.sh [BUILD]
set -u
cd "$(dirname "$0")/../../.." || exit 1
. scripts/checks.sh
BUILD=${1:-build}
CC=${CC:-cc}
PKG_CONFIG=${PKG_CONFIG:-pkg-config}
flags="-std=c11 -Wall -Wextra -Werror -Wno-unused-parameter -Iinclude"

# Each example is one line: its lines with a bar between them.
in_headers()
{
	awk '/@code$/ { is_inside = 1; text = ""; next }
		/@endcode/ { if (is_inside) print text; is_inside = 0; next }
		is_inside { sub(/^ \*/, ""); sub(/^[ \t]+/, ""); if ($0 != "") text = text "|" $0 }' include/*.h
}

in_tests()
{
	awk '/\/\* example: / { name = $3; if (!(name in text)) order[++count] = name; is_inside = 1; next }
		/\/\* end \*\// { is_inside = 0; next }
		is_inside { sub(/^[ \t]+/, ""); if ($0 != "") text[name] = text[name] "|" $0 }
		END { for (i = 1; i <= count; i++) print text[order[i]] }' Tests/CABI/HeaderExamples/tactus.c \
		Tests/CABI/HeaderExamples/adapters.c Tests/CABI/HeaderExamples/gestures.c Tests/CABI/HeaderExamples/host.c \
		Tests/CABI/HeaderExamples/interactions.c
}

in_headers | sort >"$work/headers"
in_tests | sort >"$work/tests"
if differences=$(diff "$work/headers" "$work/tests"); then
	pass "$(wc -l <"$work/tests") examples stand in the headers as they are compiled"
else
	fail "the examples of the headers" "(<: only in a header, >: only in Tests/CABI/HeaderExamples)"
	echo "$differences"
fi
if $CC $flags -ITests/CABI/HeaderExamples Tests/CABI/HeaderExamples/tactus.c -L"$BUILD/lib" -ltactus -o "$work/examples" &&
	LD_LIBRARY_PATH=$BUILD/lib "$work/examples" >"$work/log" 2>&1; then
	pass "the examples of tactus.h run"
else
	fail "the examples of tactus.h run"
	cat "$work/log"
fi
if $CC $flags $("$PKG_CONFIG" --cflags libinput wayland-server) -c Tests/CABI/HeaderExamples/adapters.c -o "$work/adapters.o"
then
	pass "the examples of the adapters compile"
else
	fail "the examples of the adapters compile"
fi
if $CC $flags -c Tests/CABI/HeaderExamples/gestures.c -o "$work/gestures.o"; then
	pass "the examples of tactus-gestures.h compile"
else
	fail "the examples of tactus-gestures.h compile"
fi
if $CC $flags $("$PKG_CONFIG" --cflags wayland-server) -c Tests/CABI/HeaderExamples/host.c -o "$work/host.o"; then
	pass "the examples of tactus-host.h compile"
else
	fail "the examples of tactus-host.h compile"
fi
if $CC $flags -c Tests/CABI/HeaderExamples/interactions.c -o "$work/interactions.o"; then
	pass "the examples of tactus-interactions.h compile"
else
	fail "the examples of tactus-interactions.h compile"
fi
summary
