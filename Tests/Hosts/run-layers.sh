#!/bin/bash
# SPDX-License-Identifier: MIT
# Panels and keyboards on the screen in the test compositor: the room that they leave to windows, and what two
# thumbs type. Prints a line for each test; the last one counts them.
#
#   BUILD=DIR   where `make` built
set -u
cd "$(dirname "$0")/../.." || exit 1
. scripts/checks.sh
. scripts/session.sh
. Tests/Hosts/checks.sh

# begin OPTION...: starts a compositor without clients.
begin()
{
	rm -f "$work"/*.{log,client}
	session_begin && start_compositor "$work/compositor.log" --size 960x540 "$@"
}

# end NAME
end()
{
	local pid
	kill "$compositor_pid" 2>/dev/null
	wait_for_compositor || fail "$1" "the compositor: $(complaint "$work/compositor.log")"
	for pid in $(jobs -p); do
		kill "$pid" 2>/dev/null
		wait "$pid" 2>/dev/null
	done
	session_end
}

# start NAME COMMAND...: starts a client; its process id is in client_pid.
start()
{
	local name=$1
	shift
	timeout --kill-after=5 "$SESSION_TIMEOUT" "$@" >"$work/$name.client" 2>"$work/$name.log" &
	client_pid=$!
}

# expect_line TEST FILE LINE: waits until the file has the line.
expect_line()
{
	: >>"$work/$2"
	wait_until 10 logged "$3" "$work/$2"
	status=$?
	expect "$1" "no line '$3' in: $(tail -n 5 "$work/$2" | tr '\n' ';')" [ "$status" -eq 0 ]
}

types()
{
	[ "$(sed -n 's/^\(text\|key\) //p' "$work/typing.client" 2>/dev/null | tr -d '\n')" = "$1" ]
}

# expect_typed TEST LETTERS
expect_typed()
{
	wait_until 10 types "$2"
	status=$?
	expect "$1" "$(tr '\n' ';' <"$work/typing.client")" [ "$status" -eq 0 ]
}

test_panels()
{
	local top
	begin --trace "$trace.events" --clients 2 || { fail "panels" "no compositor"; session_end; return; }
	start top "$BUILD/tests/screen-keyboard" top 40
	top=$client_pid
	expect_line "a panel reaches from edge to edge" compositor.log 'layer surface "top" is mapped: 960x40 at 0,0'
	start bottom "$BUILD/tests/screen-keyboard" bottom 200
	expect_line "one at the other edge, too" compositor.log 'layer surface "bottom" is mapped: 960x200 at 0,340'
	start second "$BUILD/tests/screen-keyboard" bottom 20
	expect_line "a second one lies beside the first" compositor.log 'layer surface "bottom" is mapped: 960x20 at 0,320'
	start typing "$BUILD/tests/typing-client" --maximize
	expect_line "a window that fills the output fills what panels leave" typing.client '^size 960x280$'
	expect_line "a window lies between them" compositor.log 'window "Typing" is mapped: 200x200 at 0,40'
	kill "$top"
	expect_line "and has the room of a panel that goes" typing.client '^size 960x320$'
	end "panels"
}

# Nothing is touched: the recording waits for a second window.
test_field()
{
	local typing
	begin --trace "$trace.events" --clients 2 || { fail "a text field" "no compositor"; session_end; return; }
	start keyboard "$BUILD/tests/screen-keyboard" bottom 200 a b
	wait_until 10 logged 'layer surface' "$work/compositor.log"
	start typing "$BUILD/tests/typing-client"
	typing=$client_pid
	expect_line "an input method hears of a text field" keyboard.client '^activate$'
	expect_line "of what it holds" keyboard.client '^surrounding text before 6 6$'
	expect_line "of its kind" keyboard.client '^purpose 5$'
	start other "$BUILD/tests/screen-keyboard" top 20 c d
	expect_line "a second one is told that there is one" other.client '^unavailable$'
	kill "$typing"
	expect_line "the first hears when the field goes" keyboard.client '^deactivate$'
	end "a text field"
}

# The keyboard's keys are its halves; the thumbs of the recording land on them in turn, one before the other lifts.
test_text()
{
	begin --trace "$trace.events" --host-time || { fail "text" "no compositor"; session_end; return; }
	start keyboard "$BUILD/tests/screen-keyboard" bottom 250 ä b
	wait_until 10 logged 'layer surface' "$work/compositor.log"
	start typing "$BUILD/tests/typing-client"
	expect_typed "two thumbs write into a text field" äbäbäbäbäb
	end "text"
}

test_wvkbd()
{
	command -v wvkbd-mobintl >/dev/null || { skip "wvkbd" "not installed"; return; }
	begin --trace "$trace.events" --host-time || { fail "wvkbd" "no compositor"; session_end; return; }
	start wvkbd wvkbd-mobintl -L 200
	wait_until 10 logged 'layer surface' "$work/compositor.log"
	start typing "$BUILD/tests/typing-client"
	expect_typed "wvkbd: two thumbs type, one down before the other lifts" dodlskdkdk
	expect_line "wvkbd: the window with the focus has the keyboard" typing.client '^keyboard enters$'
	expect_line "wvkbd: its keymap reaches the client" typing.client '^keymap$'
	expect "wvkbd: no client can change the keymap of others" "it can" \
		not logged 'can be changed' "$work/typing.client"
	expect_line "wvkbd: windows keep off it" compositor.log 'window "Typing" is mapped: 200x200 at 380,'
	end "wvkbd"
}

for program in tests/compositor tests/screen-keyboard tests/typing-client tests/libfake-evdev.so tests/generate-trace; do
	[ -e "$BUILD/$program" ] || { echo "FAIL layers: no $BUILD/$program"; exit 1; }
done

make_trace two-thumbs
test_panels
test_field
test_text
test_wvkbd
summary
