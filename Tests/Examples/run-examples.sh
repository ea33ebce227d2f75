#!/bin/bash
# SPDX-License-Identifier: MIT
# The classic examples, each with its script: what it says is what is stored beside the script, what it shows looks
# like the picture there. Without a window, in a window of the test compositor and in one of Weston; and once with
# a panel's fingers instead of a script. Prints a line for each test; the last one counts them.
#
#   Tests/Examples/run-examples.sh [--store]
#
# --store writes the logs and pictures anew, also those of docs/examples.md: look at what changed.
#
#   BUILD=DIR   where `make` built
set -u
cd "$(dirname "$0")/../.." || exit 1
. scripts/checks.sh
. scripts/session.sh
weston_pid=
trap 'session_end; [ -n "$weston_pid" ] && kill "$weston_pid"; rm -rf "$work"' EXIT

here=Tests/Examples
examples=()
for script in "$here"/*.script; do
	examples+=("$(basename "$script" .script)")
done
# Letters depend on fonts: pictures without them are compared closely, those of the documentation loosely.
close=(40 0.3)
loose=(60 6)

# play NAME FILE OPTION...: leaves FILE.log, FILE.png and, in FILE.complaint, what there is to complain about.
play()
{
	local name=$1 file=$2
	shift 2
	timeout "${PLAY_TIMEOUT:-20}" "${PLAY_UNDER[@]}" "$BUILD/examples/$name" --script "$here/${name%-swift}.script" \
		--screenshot "$file.png" --log "$@" >"$file.log" 2>"$file.complaint"
	local status=$?
	[ "$status" -eq 0 ] || echo "exit status $status" >>"$file.complaint"
	[ ! -s "$file.complaint" ]
}
PLAY_UNDER=()

# looks_like FILE FILE LEVEL PERCENT: leaves in $difference how far they differ.
looks_like()
{
	difference=$("$BUILD/tests/compare-pictures" "$@")
}

logged()
{
	grep -q -- "$1" "$2"
}

store()
{
	local name
	mkdir -p docs/examples
	for name in "${examples[@]}"; do
		play "$name" "$work/$name" --headless || { cat "$work/$name.complaint"; exit 1; }
		cp "$work/$name.png" "docs/examples/$name.png"
		play "$name" "$work/$name" --headless --no-text || exit 1
		cp "$work/$name.png" "$work/$name.log" "$here/"
	done
}

# same_as_stored NAME HOW FILE
same_as_stored()
{
	if [ -s "$3.complaint" ]; then
		fail "$1 $2" "$(head -n 3 "$3.complaint")"
		return
	fi
	expect_same "$1 $2: it says what is stored" "$here/$1.log" "$3.log"
	looks_like "$here/$1.png" "$3.png" "${close[@]}"
	expect "$1 $2: it looks as stored" "$difference" [ $? -eq 0 ]
}

test_without_window()
{
	local name
	for name in "${examples[@]}"; do
		play "$name" "$work/first" --headless --no-text
		same_as_stored "$name" "without a window" "$work/first"
		play "$name" "$work/second" --headless --no-text
		expect_same "$name: a second run says the same" "$work/first.log" "$work/second.log"
		expect "$name: a second run shows the same" "the pictures differ" cmp -s "$work/first.png" "$work/second.png"
		play "$name" "$work/letters" --headless
		looks_like "docs/examples/$name.png" "$work/letters.png" "${loose[@]}"
		expect "$name: the documentation shows it" "$difference" [ $? -eq 0 ]
	done
}

# Fingers that another example's script puts down, anywhere: nobody stumbles.
test_foreign_fingers()
{
	local name script why=
	for name in "${examples[@]}"; do
		why=
		for script in "$here"/*.script; do
			timeout 20 "$BUILD/examples/$name" --headless --script "$script" >/dev/null 2>"$work/complaint" ||
				why=${why:-exit status $? with $script}
			[ -s "$work/complaint" ] && why=${why:-$script: $(head -n 1 "$work/complaint")}
		done
		expect "$name: any fingers" "$why" [ -z "$why" ]
	done
}

test_memory()
{
	local name
	command -v valgrind >/dev/null || { skip "memory" "valgrind is not installed"; return; }
	PLAY_UNDER=(valgrind --quiet --error-exitcode=99 --leak-check=full --errors-for-leak-kinds=definite)
	for name in "${examples[@]}"; do
		PLAY_TIMEOUT=60 play "$name" "$work/memory" --headless --no-text
		status=$?
		expect "$name: under valgrind" "$(head -n 5 "$work/memory.complaint")" [ "$status" -eq 0 ]
	done
	PLAY_UNDER=()
}

# In windows of whatever compositor $WAYLAND_DISPLAY names.
test_windows()
{
	local name
	for name in "${examples[@]}"; do
		play "$name" "$work/window" --no-text
		same_as_stored "$name" "in a window of $1" "$work/window"
	done
}

# with_panel OPTION...: a compositor with a panel on which nobody has put a finger yet.
with_panel()
{
	session_begin || return 1
	"$BUILD/tests/generate-trace" three-finger-swipe "$work/panel" || return 1
	export FAKE_EVDEV_DEVICES="0=$work/panel.desc@256x144" FAKE_EVDEV_SOCKET="$XDG_RUNTIME_DIR/panel"
	start_compositor "$work/compositor" --device-path /dev/input/event0 "$@"
}

without_panel()
{
	session_end
	unset FAKE_EVDEV_DEVICES FAKE_EVDEV_SOCKET
}

test_example_compositor()
{
	rm -f "$work/compositor"
	with_panel || { fail "test compositor" "it does not start: $(tail -n 1 "$work/compositor")"; return; }
	test_windows "the test compositor"
	without_panel
}

# The shell's swipe takes all fingers from the client: their lines are finished, too. Then the program is ended.
test_fingers()
{
	local log="$work/fingers" why=
	rm -f "$work/compositor"
	with_panel --size 480x320 || { fail "a panel's fingers" "no compositor"; return; }
	timeout 30 "$BUILD/examples/draw-lines" --log --screenshot "$log.png" >"$log" 2>"$log.complaint" &
	local pid=$!
	wait_until 10 logged 'is mapped' "$work/compositor" || why="no window"
	timeout 20 "$BUILD/tests/play-recording" "$FAKE_EVDEV_SOCKET" 0 "$work/panel.events" || why=${why:-no play}
	wait_until 10 logged 'begins line 3' "$log" || why=${why:-no line}
	wait_until 10 logged 'loses its line' "$log" || why=${why:-no cancel}
	kill -TERM "$pid" 2>/dev/null
	wait "$pid" || why=${why:-exit status $?}
	[ -s "$log.png" ] || why=${why:-no picture}
	[ -s "$log.complaint" ] && why=$(head -n 3 "$log.complaint")
	expect "a panel's fingers through the test compositor" "$why; $(tail -n 1 "$log")" [ -z "$why" ]
	without_panel
}

# What the compositor's screen shows at its end is the picture that the program would have drawn into a file.
test_screen()
{
	rm -f "$work/compositor"
	with_panel --size 480x320 --screenshot "$work/screen.png" || { fail "a screen" "no compositor"; return; }
	timeout 30 "$BUILD/examples/image-translation" --no-text >/dev/null 2>&1 &
	local pid=$!
	wait_until 10 logged 'is mapped' "$work/compositor"
	kill -TERM "$compositor_pid" 2>/dev/null
	wait_for_compositor
	wait "$pid"
	printf 'at 0 wait\n' >"$work/wait.script"
	"$BUILD/examples/image-translation" --headless --no-text --script "$work/wait.script" --screenshot "$work/drawn.png"
	looks_like "$work/screen.png" "$work/drawn.png" "${close[@]}"
	expect "a window shows on the screen what its program draws" "$difference" [ $? -eq 0 ]
	without_panel
}

# with_weston OPTION...
with_weston()
{
	session_begin || return 1
	timeout 100 weston --backend=headless-backend.so --use-pixman --socket="$SESSION_SOCKET" --no-config \
		--idle-time=0 "$@" >"$work/weston" 2>&1 &
	weston_pid=$!
	wait_until 20 [ -S "$XDG_RUNTIME_DIR/$SESSION_SOCKET" ]
}

without_weston()
{
	kill "$weston_pid" 2>/dev/null
	wait "$weston_pid" 2>/dev/null
	weston_pid=
	session_end
}

test_weston()
{
	command -v weston >/dev/null || { skip "Weston" "not installed"; return; }
	if with_weston --shell=desktop-shell.so; then
		test_windows "Weston"
	else
		fail "Weston" "it does not start: $(tail -n 1 "$work/weston")"
	fi
	without_weston
}

# expect_live NAME PROGRAM LINE...: the devices do what is on stdin; the log has these lines, in this order, and then
# the program is ended: by Escape, or else by a signal. Weston sends no frame behind the last finger's up.
expect_live()
{
	local name=$1 program=$2 log="$work/live" why= line
	shift 2
	: >"$log"
	# Its window fills the screen, so that places are the same in both.
	timeout 30 "$BUILD/examples/$program" --log >"$log" 2>"$log.complaint" &
	local pid=$!
	wait_until 10 logged 'the window is shown' "$log" || why="no window"
	cat >&9
	for line in "$@"; do
		wait_until 10 logged "$line" "$log" || why=${why:-no \"$line\"}
	done
	grep -o -f <(printf '%s\n' "$@") "$log" | cmp -s - <(printf '%s\n' "$@") || why=${why:-in another order}
	kill -TERM "$pid" 2>/dev/null
	wait "$pid" || why=${why:-exit status $?}
	[ -s "$log.complaint" ] && why=$(head -n 3 "$log.complaint")
	expect "$name" "$why: $(cut -c 14- "$log" | tr '\n' ';')" [ -z "$why" ]
}

test_devices()
{
	local module="$BUILD/tests/weston-devices.so"
	[ -e "$module" ] || { skip "Weston's devices" "its development files are not installed"; return; }
	export WESTON_DEVICES="$work/devices"
	mkfifo "$WESTON_DEVICES"
	exec 9<>"$WESTON_DEVICES"
	with_weston --shell=kiosk-shell.so --modules="$(realpath "$module")" || fail "Weston's devices" "it does not start"
	expect_live "the mouse draws a line" draw-lines 'finger 0 finishes its line: 100,100 to 200,150' <<-'END'
		mouse 100 100
		button 272 1
		mouse 200 150
		button 272 0
	END
	expect_live "the right button is two fingers" draw-lines 'finger 1000 finishes its line: 340,100 to 360,120' \
		'finger 1001 finishes its line: 260,100 to 240,80' <<-'END'
		mouse 300 100
		button 273 1
		mouse 320 120
		button 273 0
	END
	expect_live "a finger draws a line" draw-lines 'finger 3 finishes its line: 50,50 to 60,60' <<-'END'
		down 3 50 50
		frame
		motion 3 60 60
		frame
		up 3
		frame
	END
	expect_live "a finger whose compositor sends no frames draws a line" draw-lines 'finger 3 begins line 1' \
		'finger 3 finishes its line: 50,50 to 70,70' <<-'END'
		down 3 50 50
		motion 3 70 70
		up 3
	END
	expect_live "a wheel scrolls" scroll 'list: dragging begins at 0' 'will rest at 30' <<-'END'
		mouse 100 100
		wheel 30
	END
	expect_live "a touchpad scrolls" scroll 'list: dragging begins at 0' 'will rest at 20' <<-'END'
		mouse 100 100
		finger 10
		rest
		finger 10
		rest
		stop
	END
	expect_live "media keys, and Escape" remote 'play or pause > tracks > player: handled' \
		'next track > tracks: handled' <<-'END'
		key 164 1
		key 164 0
		key 163 1
		key 163 0
		key 1 1
	END
	expect_live "a panel that is unplugged" draw-lines 'finger 3 loses its line: 50,50 to 50,50' <<-'END'
		down 3 50 50
		frame
		unplug
	END
	without_weston
	exec 9>&-
}

# On a sharp screen buffers have more pixels, and places stay the same.
test_scale()
{
	local log="$work/scale" why=
	command -v weston >/dev/null || { skip "scale" "Weston is not installed"; return; }
	with_weston --shell=desktop-shell.so --scale=2 || why="Weston does not start"
	: >"$log"
	WAYLAND_DEBUG=1 timeout 30 "$BUILD/examples/board" >/dev/null 2>"$log" &
	local pid=$!
	wait_until 10 logged 'set_buffer_scale(2)' "$log" || why=${why:-no scaled buffer}
	kill -TERM "$pid" 2>/dev/null
	wait "$pid" || why=${why:-exit status $?}
	logged 'create_buffer(new id wl_buffer@[0-9]*, 0, 1040, 700,' "$log" || why=${why:-its buffer has another size}
	expect "a window on a sharp screen" "$why" [ -z "$why" ]
	without_weston
}

# The same program in Swift says and shows the same.
test_swift()
{
	play checkmark-swift "$work/swift" --headless --no-text
	status=$?
	expect "checkmark in Swift" "$(head -n 3 "$work/swift.complaint")" [ "$status" -eq 0 ]
	expect_same "checkmark in Swift: it says the same" "$here/checkmark.log" "$work/swift.log"
	looks_like "$here/checkmark.png" "$work/swift.png" "${close[@]}"
	expect "checkmark in Swift: it looks the same" "$difference" [ $? -eq 0 ]
}

# refuses NAME COMPLAINT LINE...: a script with these lines.
refuses()
{
	local name=$1 complaint=$2
	shift 2
	printf '%s\n' "$@" >"$work/bad.script"
	"$BUILD/examples/draw-lines" --headless --script "$work/bad.script" >/dev/null 2>"$work/complaint"
	expect "a script $name is refused" "$(cat "$work/complaint")" logged "$complaint" "$work/complaint"
}

test_refusals()
{
	refuses "with an unknown word" 'bad.script:2: not understood: at 5 dance' 'at 0 wait' 'at 5 dance'
	refuses "without a time" 'bad.script:1' 'down 1 5 5'
	refuses "that lifts a finger that is not down" 'bad.script:1' 'at 0 up 1'
	refuses "that puts a finger down twice" 'bad.script:2' 'at 0 down 1 5 5' 'at 1 down 1 5 5'
	refuses "with a finger too many" 'bad.script:1' 'at 0 down 10 5 5'
	refuses "with half a place" 'bad.script:1' 'at 0 down 1 5'
	refuses "with no number" 'bad.script:1' 'at 0 down 1 nan 5'
	refuses "with more than it should have" 'bad.script:1' 'at 0 wait here'
	"$BUILD/examples/draw-lines" --headless >/dev/null 2>"$work/complaint"
	expect "--headless without a script is refused" "$(cat "$work/complaint")" logged 'for scripts' "$work/complaint"
	WAYLAND_DISPLAY=nobody "$BUILD/examples/draw-lines" >/dev/null 2>"$work/complaint"
	expect "a missing compositor is reported" "$(cat "$work/complaint")" logged 'no compositor' "$work/complaint"
}

# A comparison that is always content would prove nothing.
test_comparison()
{
	looks_like "$here/photo.png" "$here/photo.png" 0 0
	expect "a picture looks like itself" "$difference" [ $? -eq 0 ]
	printf 'at 0 tap 1 302 202\n' >"$work/near.script"
	"$BUILD/examples/tap-recognition" --headless --no-text --script "$work/near.script" --screenshot "$work/near.png"
	printf 'at 0 tap 1 300 200\n' >"$work/near.script"
	"$BUILD/examples/tap-recognition" --headless --no-text --script "$work/near.script" --screenshot "$work/there.png"
	looks_like "$work/near.png" "$work/there.png" "${close[@]}"
	expect "an image that lies 2 px beside looks different" "$difference" [ $? -eq 1 ]
}

for program in tests/compositor tests/compare-pictures tests/libfake-evdev.so tests/generate-trace \
		tests/play-recording examples/checkmark-swift "${examples[@]/#/examples/}"; do
	[ -e "$BUILD/$program" ] || { echo "FAIL examples: no $BUILD/$program"; exit 1; }
done

if [ "${1:-}" = --store ]; then
	store
	exit
fi
test_comparison
test_refusals
test_without_window
test_swift
test_foreign_fingers
test_memory
test_example_compositor
test_fingers
test_screen
test_weston
test_scale
test_devices

summary
