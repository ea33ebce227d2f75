#!/bin/bash
# SPDX-License-Identifier: MIT
# `tactus gestures` with strokes: those of recordings, shapes that are learned from them, and what is said of both.
#
#   BUILD=DIR             where `make` built
#   RECORDINGS=DIR        recordings of touchscreens; without them these tests are skipped
set -u
cd "$(dirname "$0")/../../.." || exit 1
. scripts/checks.sh
tool=$(realpath "${BUILD:-build}/bin/tactus")
recordings=${RECORDINGS:-}

# expect_run NAME STATUS ARGUMENT...: what it prints is what stands on standard input.
expect_run()
{
	local name=$1 wanted=$2 status
	shift 2
	cat >"$work/expected"
	(cd "$work" && "$tool" gestures "$@") >"$work/found" 2>&1
	status=$?
	[ "$status" -eq "$wanted" ] || echo "exit status $status" >>"$work/found"
	expect_same "$name" "$work/expected" "$work/found"
}

# draw NAME FINGERS X,Y...: writes a scenario of fingers that go along a way, in px; 6.25 px are 1 mm.
draw()
{
	local name=$1 fingers=$2
	shift 2
	awk -v fingers="$fingers" -v text="$*" -v pace="${PACE:-10}" 'BEGIN {
		count = split(text, corners, " ")
		print "window w 0 0 1300 800"
		for (leg = 1; leg < count; leg++) {
			split(corners[leg], from, ",")
			split(corners[leg + 1], to, ",")
			for (step = leg > 1; step <= 20; step++) {
				for (finger = 1; finger <= fingers; finger++)
					printf "at %d %s %d %.1f %.1f\n", time, time ? "move" : "down", finger,
						from[1] + (to[1] - from[1]) * step / 20 + 60 * finger,
						from[2] + (to[2] - from[2]) * step / 20
				time += pace
			}
		}
		for (finger = 1; finger <= fingers; finger++) printf "at %d up %d\n", time + finger, finger
		printf "at %d wait\n", time + 2000
	}' >"$work/$name.scenario"
}

# write_strokes FINGERS NAME...: a file with a stroke of each.
write_strokes()
{
	local fingers=$1 name
	shift
	for name; do
		printf '[tactus-gesture]\nname=%s\ntype=stroke\nshape=%s\nfingers=%s\napp-id=*\naction=close\n' \
			"$name $fingers" "$name" "$fingers"
	done
}

write_strokes 3 check circle >"$work/two.conf"
draw check 3 300,300 370,400 520,200
expect_run "a stroke fires" 0 try --app-id=x two.conf check.scenario <<END
413.000 ms: check 3: action close
END
draw turned 3 300,300 279,420 526,385
expect_run "one that just misses, and why" 1 try --reasons --app-id=x two.conf turned.scenario <<END
413.000 ms: "check 3" failed: its way is 85% like shape=check, and 93% is needed; tactus gestures learn takes yours as examples
413.000 ms: "circle 3" failed: its way is 74% like shape=circle, and 93% is needed; tactus gestures learn takes yours as examples
nothing is set off
END
draw small 3 300,300 325,340 380,280
expect_run "one that is too small" 1 try --reasons --app-id=x two.conf small.scenario <<END
413.000 ms: "check 3" failed: its longer side was 12.8mm, and size=15mm is needed; draw larger, or set a smaller value
413.000 ms: "circle 3" failed: its longer side was 12.8mm, and size=15mm is needed; draw larger, or set a smaller value
nothing is set off
END
draw pair 2 300,300 370,400 520,200
expect_run "one of two fingers" 1 try --reasons --app-id=x two.conf pair.scenario <<END
411.000 ms: "check 3" failed: 2 fingers came together, and fingers=3 is what it needs
411.000 ms: "circle 3" failed: 2 fingers came together, and fingers=3 is what it needs
nothing is set off
END

draw between 3 300,300 375,430 480,260
expect_run "one that is more like another shape, and which" 1 try --app-id=x --reasons two.conf between.scenario <<END
413.000 ms: "check 3" failed: its way is 94% like shape=check, and more like shape=v
413.000 ms: "circle 3" failed: its way is 83% like shape=circle, and 93% is needed; tactus gestures learn takes yours as examples
nothing is set off
END

# A house without a floor, from the left.
draw 1 3 300,500 300,350 400,260 500,350 500,500
draw 2 3 310,490 300,350 410,250 510,360 490,500
draw 3 3 300,510 310,340 400,270 490,340 510,500
draw line 3 300,500 500,500
draw other 3 300,300 500,300 300,500 500,500
cat >"$work/mine.conf" <<END
[tactus-gesture]
name=up
type=swipe
direction=up
fingers=3
action=overview
END
expect_run "learn: three drawings are a shape" 0 learn house mine.conf 1.scenario 2.scenario 3.scenario <<END
./house.shape: 3 examples of 3 fingers
house is 93% like shape=circle, so that either fires it
house is 93% like shape=circle-clockwise, so that either fires it
house is 97% like shape=caret, so that either fires it
house: the swipe of line 1 may fire on the way of the stroke, which is then none, unless that one has waits-for=house or another number of fingers
Add to mine.conf, with a command, action or keys instead of followed:
[tactus-gesture]
name=house
type=stroke
shape=house.shape
fingers=3
followed=true
END
expect_run "learn: a gesture file that is not there" 2 learn house none.conf 1.scenario 2.scenario 3.scenario <<END
tactus: none.conf cannot be read; a shape is compared with the gestures of a file
END
expect_run "learn: what it needs" 2 learn house mine.conf <<END
tactus: learn needs a name, a gesture file and recordings
usage: tactus gestures [OPTION]... check [FILE] | list | try FILE RECORDING | test FILE | draw FILE | learn NAME FILE RECORDING... | import FILE | watch [NAME]...; --help says more
END
expect_run "learn: a file that is there stays" 2 learn house mine.conf 1.scenario 2.scenario 3.scenario <<END
./house.shape: cannot be written: File exists
END
cat >"$work/house.conf" <<END
[tactus-gesture]
name=house
type=stroke
shape=house.shape
action=close
END
expect_run "its file has no mistake" 0 check house.conf <<END
ok house.conf: 1 gesture
END
draw again 3 300,500 305,345 395,265 505,340 500,505
expect_run "another drawing fires it" 0 try house.conf again.scenario <<END
813.000 ms: house: action close
END
expect_run "another shape does not" 1 try --reasons house.conf check.scenario <<END
413.000 ms: "house" failed: its way is 42% like shape=house.shape, and 93% is needed; tactus gestures learn takes yours as examples
nothing is set off
END
mkdir -p "$work/slow"
for number in 1 2 3; do
	PACE=60 draw "slow/$number" 3 300,$((500 + number)) 300,350 400,260 500,350 500,500
done
cp "$work/mine.conf" "$work/slow"
(cd "$work" && "$tool" gestures learn house slow/mine.conf slow/1.scenario slow/2.scenario slow/3.scenario) >"$work/found" 2>&1
expect "learn: slow drawings get a duration" "$(cat "$work/found")" grep -qx 'duration=8s' "$work/found"
sed 's/house\.shape/house/' "$work/house.conf" >"$work/without.conf"
expect_run "a shape of a file without its ending" 1 check without.conf <<END
without.conf:4: [tactus-gesture] shape=house: not one of circle, circle-clockwise, circle-counterclockwise, check, caret, v, zigzag, pigtail, s, nor a file NAME.shape; perhaps house.shape is meant, which lies beside this file; the gesture is left out
0 gestures, 1 mistake
END
expect_run "learn: two are too few" 1 learn few mine.conf 1.scenario 2.scenario <<END
2 strokes; 3 or more examples are needed
END
expect_run "learn: a line is no stroke" 1 learn line mine.conf 1.scenario 2.scenario line.scenario <<END
line.scenario: a line of 3 fingers is no stroke, and is left out
line.scenario: has no stroke
2 strokes; 3 or more examples are needed
END
expect_run "learn: one that is not like the others" 1 learn odd mine.conf 1.scenario 2.scenario 3.scenario other.scenario <<END
stroke 4 is no more than 16% like each of the others; draw it again
END
expect_run "learn: a name with a slash" 1 learn a/b mine.conf 1.scenario 2.scenario 3.scenario <<END
a/b: a name has letters, digits, - and _, and no - in front
END
expect_run "learn: a recording that is not there" 2 learn a mine.conf 1.scenario none.scenario <<END
none.scenario: cannot be read: No such file or directory
END
draw s1 3 300,300 500,300 500,500 300,500 300,300
draw s2 3 300,310 500,300 510,500 300,490 305,300
draw s3 3 310,300 500,310 500,500 310,500 300,300
expect_run "learn: a square is like a circle" 0 learn square house.conf s1.scenario s2.scenario s3.scenario <<END
./square.shape: 3 examples of 3 fingers
square is 99% like shape=circle, so that either fires it
square is 99% like shape=circle-clockwise, so that either fires it
Add to house.conf, with a command, action or keys instead of followed:
[tactus-gesture]
name=square
type=stroke
shape=square.shape
fingers=3
followed=true
END
expect "only shapes that were learned are there" "$(ls "$work")" \
	[ "$(cd "$work" && echo *.shape)" = "house.shape square.shape" ]

# fires NAME RECORDING: the names of the strokes that a recording fires.
fires()
{
	"$tool" gestures try --app-id=x "$work/all.conf" "$1" 2>/dev/null | sed -n 's/^[0-9.]* ms: \(.*\): action close$/\1/p' |
		paste -sd, -
}

if [ ! -d "$recordings" ]; then
	skip "recordings of touchscreens" "RECORDINGS names no folder"
	summary
	exit
fi
for fingers in 1 2 3 4; do write_strokes $fingers circle check caret v zigzag pigtail s; done >"$work/all.conf"
ordinary=0
for file in "$recordings"/*.events "$recordings"/*.evemu; do
	[ -f "$file" ] || continue
	case $file in
	*"ISDv4 E6 Finger.single-center-circle.events") expect_fired="circle 1" ;;
	*"ISDv4 E6 Finger.double-center-circle.events") expect_fired="circle 2" ;;
	# Fingers that go round for more than the four seconds of a stroke.
	*-circle.events) expect_fired="" ;;
	*) expect_fired="" ordinary=$((ordinary + 1)) ;;
	esac
	fired=$(fires "$file")
	expect "$(basename "$file"): ${expect_fired:-no stroke}" "it fires $fired" [ "$fired" = "$expect_fired" ]
done
expect "there are thirty ordinary recordings" "$ordinary" [ "$ordinary" -ge 30 ]
summary
