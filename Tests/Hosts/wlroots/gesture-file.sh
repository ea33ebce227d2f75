# SPDX-License-Identifier: MIT
# Gestures from a file, beside the shell's own. Sourced by run-wlroots.sh.

# gesture_file NAME...: a file with a command at a tap of five fingers, and an action for each name.
gesture_file()
{
	printf '[tactus-gesture]\nname=five\ntype=tap\nfingers=5\ncommand=touch %s\n' "$work/tapped"
	printf '[tactus-gesture]\nname=up\ntype=swipe\nfingers=3\ndirection=up\naction=%s\noutput=HEADLESS-1\napp-id=%s\n' "$@"
}

logs()
{
	grep -q -e "$1" "$work/wlroots.log"
}

test_gesture_file()
{
	local name="a gesture file" fingers="300,300 400,300 500,300" watch
	gesture_file next-window org.example.nobody >"$work/gestures.conf"
	rm -f "$work/tapped"
	desktop_begin --gestures "$work/gestures.conf" && start_touches || { fail "$name" "no window"; return; }
	"$BUILD/bin/tactus" gestures watch up >"$work/watched" 2>&1 &
	watch=$!
	wait_until 10 grep -q '^tactus: follows' "$work/watched"
	play now "$(land "300,100 350,100 400,100 450,100 500,100")" "wait 60" "$(lift 5)"
	wait_until 10 test -e "$work/tapped"
	expect "$name: a command runs" "$(grep tactus: "$work/wlroots.log" | tail -n 3)" [ -e "$work/tapped" ]
	gesture drag "$fingers" 0 -200 6 8
	wait_until 10 grep_stream touches 'cancel\|^up 2'
	gesture_file next-window tactus-touches >"$work/gestures.new"
	mv "$work/gestures.new" "$work/gestures.conf"
	wait_until 10 logs '2 gestures, read again'
	expect "$name: it is read again" "it is not" logs '2 gestures, read again'
	expect "$name: another window's gesture has not fired" "it has" [ "$(grep -c 'comes to the front' "$log")" -eq 0 ]
	gesture drag "$fingers" 0 -200 6 8
	expect_shown "$name: the compositor carries out an action" 'window "Touches" comes to the front'
	wait_until 10 grep -q '"carried-out":true' "$work/watched"
	expect "$name: another program follows it" "it got: $(cat "$work/watched")" \
		grep -q '"gesture":"up","phase":"ended",.*"fingers":3,.*"output":"HEADLESS-1",.*"carried-out":true' "$work/watched"
	gesture_file jump org.example.nobody >"$work/gestures.new"
	mv "$work/gestures.new" "$work/gestures.conf"
	wait_until 10 logs 'the gestures stay as they were'
	: >"$log"
	gesture drag "$fingers" 0 -200 6 8
	expect_shown "$name: with a mistake in it the old gestures stay" 'window "Touches" comes to the front'
	kill "$watch"
	desktop_end "$name"
}
