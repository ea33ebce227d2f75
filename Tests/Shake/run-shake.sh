#!/bin/bash
# SPDX-License-Identifier: MIT
# Generated samples through the example that finds shakes: as a file, as an IIO device, as an evdev device. What
# it prints is compared with what shake-rule.awk makes of the samples it got. Prints a line for each test; the
# last one counts them.
#
#   BUILD=DIR   where `make` built
set -u
cd "$(dirname "$0")/../.." || exit 1
. scripts/checks.sh

BUILD=${BUILD:-build}
shake=$BUILD/examples/shake
here=Tests/Shake
pids=()
trap 'kill "${pids[@]}" 2>/dev/null; rm -rf "$work"' EXIT

generate()
{
	awk -v kind="$1" -f "$here/generate-samples.awk"
}

# The words of the lines, without their times.
words()
{
	cut -d ' ' -f 2- "$1" | tr '\n' ',' | sed 's/,$//; s/shake //g'
}

# wait_until SECONDS COMMAND...
wait_until()
{
	local attempts=$(($1 * 50))
	shift
	until "$@"; do
		attempts=$((attempts - 1))
		[ "$attempts" -gt 0 ] || return 1
		sleep 0.02
	done
}

# test_samples KIND WORDS: what is heard of them, told by hand; and when, told by the rule.
test_samples()
{
	local kind=$1 samples="$work/$1.samples" found="$work/$1.found"
	generate "$kind" >"$samples" || { fail "$kind" "no samples"; return; }
	if ! timeout 20 "$shake" --samples "$samples" >"$found" 2>"$work/complaint"; then
		fail "$kind" "$(cat "$work/complaint")"
		return
	fi
	awk -f "$here/shake-rule.awk" "$samples" >"$work/expected"
	expect "$kind: ${2:-nothing}" "heard $(words "$found")" [ "$(words "$found")" = "$2" ]
	expect_same "$kind: at the times of the rule" "$work/expected" "$found"
}

# test_times KIND LINES: times that need no computer.
test_times()
{
	printf '%b' "$2" >"$work/expected"
	expect_same "$1: at the times told by hand" "$work/expected" "$work/$1.found"
}

# Samples that are played twice, and those that are recorded, give the same.
test_again()
{
	local samples="$work/shake-twice.samples"
	timeout 20 "$shake" --samples "$samples" --record "$work/record" >"$work/again"
	expect_same "the same samples give the same lines" "$work/shake-twice.found" "$work/again"
	timeout 20 "$shake" --samples "$work/record" >"$work/again"
	expect_same "a recording gives the same lines" "$work/shake-twice.found" "$work/again"
}

# A shake that lasts until the samples end is closed.
test_cut()
{
	awk '$1 < 3000000' "$work/shake.samples" >"$work/cut"
	timeout 20 "$shake" --samples "$work/cut" >"$work/found"
	awk -f "$here/shake-rule.awk" "$work/cut" >"$work/expected"
	expect_same "a shake ends though no more samples come" "$work/expected" "$work/found"
	expect "it ends" "heard $(words "$work/found")" [ "$(words "$work/found")" = "began,ended" ]
}

test_remote()
{
	local key found
	for key in play pause stop toggle-play-pause next-track previous-track begin-seeking-backward \
			end-seeking-backward begin-seeking-forward end-seeking-forward; do
		found=$(timeout 20 "$shake" --samples "$work/still.samples" --remote "$key" 2>&1)
		expect "remote $key" "heard $found" [ "$found" = "0 remote $key" ]
	done
}

# refuses NAME COMPLAINT OPTION...: exit status 1 and a line that says so.
refuses()
{
	local name="refuses $1" complaint=$2 status
	shift 2
	timeout 20 "$shake" "$@" >/dev/null 2>"$work/complaint" </dev/null
	status=$?
	expect "$name: exit status 1" "exit status $status" [ "$status" -eq 1 ]
	expect "$name: says so" "$(head -n 1 "$work/complaint")" grep -q -- "$complaint" "$work/complaint"
}

# refuses_line NAME COMPLAINT LINE: a file of samples with this line in it.
refuses_line()
{
	printf '# comment\n\n1000 0 0 9.8\n%b' "$3" >"$work/bad.samples"
	refuses "$1" "$2" --samples "$work/bad.samples"
}

test_refusals()
{
	refuses_line "words for numbers" 'bad.samples:4: not a sample' '2000 a b c\n'
	refuses_line "two axes" 'bad.samples:4: not a sample' '2000 0 0\n'
	refuses_line "four axes" 'bad.samples:4: not a sample' '2000 0 0 0 0\n'
	refuses_line "an infinite number" 'bad.samples:4: not a sample' '2000 0 inf 0\n'
	refuses_line "what is no number" 'bad.samples:4: not a sample' '2000 nan 0 0\n'
	refuses_line "a negative time" 'bad.samples:4: not a sample' '-1 0 0 0\n'
	refuses_line "a time of too many digits" 'bad.samples:4: not a sample' '99999999999999999999 0 0 0\n'
	refuses_line "a time above 2^62" 'the sample at 4611686018427387905' '4611686018427387905 0 0 0\n'
	refuses_line "time that goes backwards" 'bad.samples:4: time goes backwards' '999 0 0 0\n'
	refuses "a file that is not there" 'No such file' --samples "$work/nowhere"
	refuses "a folder for a file" 'directory' --samples "$work"
	refuses "a record that cannot be written" 'No such file' --samples "$work/still.samples" --record "$work/no/where"
	refuses "two sources" 'only one of' --samples "$work/still.samples" --evdev /dev/input/event0
	refuses "an unknown media key" 'usage' --remote eject
	refuses "an unknown option" 'usage' --shake
	refuses "no samples a second" 'usage' --rate 0
	refuses "a word too many" 'usage' samples
	refuses "an IIO folder that is not there" 'in_accel_scale: No such file' --iio "$work/nowhere"
	refuses "an IIO folder without axes" 'in_accel_x_raw: No such file' --iio "$(make_iio empty; echo "$work/empty")"
	refuses "an IIO attribute that is no number" 'in_accel_z_raw: not a number' \
		--iio "$(make_iio words 0 0 high; echo "$work/words")"
	refuses "an IIO attribute that is empty" 'in_accel_y_raw: not a number' \
		--iio "$(make_iio blank 0 '' 9807; echo "$work/blank")"
	refuses "an evdev device that is not there" 'No such file' --evdev "$work/nowhere"
	refuses "a file for an evdev device" 'not an input device' --evdev "$work/still.samples"
	if compgen -G '/sys/bus/iio/devices/iio:device*/in_accel_x_raw' >/dev/null; then
		skip "refuses a machine without accelerometer" "it has one"
	else
		refuses "a machine without accelerometer" 'no IIO accelerometer'
	fi
}

# make_iio NAME [X Y Z]: the folder of an IIO accelerometer, 1000 units for 1 m/s².
make_iio()
{
	local folder="$work/$1" axis
	shift
	mkdir "$folder"
	echo 0.001 >"$folder/in_accel_scale"
	for axis in x y z; do
		[ $# -gt 0 ] || return
		echo "$1" >"$folder/in_accel_${axis}_raw"
		shift
	done
}

# make_evdev NAME PROPERTIES UNITS: the description of an input device with three axes.
make_evdev()
{
	cat >"$work/$1.desc" <<-END
		N: fake accelerometer
		I: 0018 0001 0001 0001
		P: $2 00 00 00 00 00 00 00
		B: 00 09 00 00 00 00 00 00 00
		B: 03 07 00 00 00 00 00 00 00
		A: 00 -32768 32767 0 0 $3
		A: 01 -32768 32767 0 0 $3
		A: 02 -32768 32767 0 0 $3
	END
}

# with_evdev NAME COMMAND...: a program with this device as /dev/input/event0, and a socket that drives it.
with_evdev()
{
	local name=$1
	shift
	timeout 60 env FAKE_EVDEV_DEVICES="0=$work/$name.desc" FAKE_EVDEV_SOCKET="$work/$name.socket" \
		LD_PRELOAD="$(realpath "$BUILD/tests/libfake-evdev.so")" "$@"
}

test_evdev_refusals()
{
	make_evdev touchpad 00 4096
	make_evdev unknown-units 40 0
	local name why
	while read -r name why; do
		with_evdev "$name" "$shake" --evdev /dev/input/event0 2>"$work/complaint"
		expect "evdev $name: exit status 1" "another one" [ $? -eq 1 ]
		expect "evdev $name: says so" "$(cat "$work/complaint")" grep -q "$why" "$work/complaint"
	done <<-'END'
		touchpad not an accelerometer
		unknown-units ABS_X does not tell how many units are 1 g
	END
}

# Both live devices at once: their samples come in real time.
start_live()
{
	make_iio iio 0 0 9807
	timeout 60 "$shake" --iio "$work/iio" --record "$work/iio.record" >"$work/iio.found" 2>"$work/iio.complaint" &
	iio_pid=$!
	make_evdev evdev 40 4096
	with_evdev evdev "$shake" --evdev /dev/input/event0 --record "$work/evdev.record" \
		>"$work/evdev.found" 2>"$work/evdev.complaint" &
	evdev_pid=$!
	wait_until 20 [ -s "$work/iio.record" ] || fail "iio" "reads nothing: $(cat "$work/iio.complaint")"
	timeout 60 "$BUILD/tests/play-samples" iio "$work/iio" "$work/shake-twice.samples" &
	pids=("$iio_pid" "$evdev_pid" $!)
	wait_until 20 [ -S "$work/evdev.socket" ] || fail "evdev" "no socket: $(cat "$work/evdev.complaint")"
	timeout 60 "$BUILD/tests/play-samples" evdev "$work/evdev.socket" "$work/shake-twice.samples" &
	pids+=($!)
}

# end_live NAME PID COMPLAINT: the device is taken away at the end, and the program says so.
end_live()
{
	local name=$1 status
	wait "$2"
	status=$?
	expect "$name: a device that vanishes is exit status 1" "exit status $status" [ "$status" -eq 1 ]
	expect "$name: and a line that says so" "$(cat "$work/$name.complaint")" \
		[ "$(cat "$work/$name.complaint")" = "error: $3" ]
	awk -f "$here/shake-rule.awk" "$work/$name.record" >"$work/expected"
	expect "$name: began,ended,began,ended" "heard $(words "$work/$name.found")" \
		[ "$(words "$work/$name.found")" = began,ended,began,ended ]
	expect_same "$name: at the times of the rule" "$work/expected" "$work/$name.found"
	timeout 20 "$shake" --samples "$work/$name.record" >"$work/again"
	expect_same "$name: its recording gives the same lines" "$work/$name.found" "$work/again"
}

# The evdev samples are those that were sent, but for their rounding: to 1/4096 g, half of that at most.
test_evdev_values()
{
	awk 'NR == FNR { x[FNR] = $2; y[FNR] = $3; z[FNR] = $4; next }
		function far(a, b) { return a - b > 0.0013 || b - a > 0.0013 }
		far(x[FNR], $2) || far(y[FNR], $3) || far(z[FNR], $4) { exit 1 }' "$work/shake-twice.samples" "$work/evdev.record"
	expect "evdev: m/s² from units" "the record differs" [ $? -eq 0 ]
	expect "evdev: every sample" "$(wc -l <"$work/evdev.record") samples" \
		[ "$(wc -l <"$work/evdev.record")" = "$(wc -l <"$work/shake-twice.samples")" ]
}

for program in examples/shake tests/play-samples tests/libfake-evdev.so; do
	[ -e "$BUILD/$program" ] || { echo "FAIL shake: no $BUILD/$program"; exit 1; }
done

test_samples still ""
test_samples knock ""
test_samples walk ""
test_samples shake began,ended
test_samples shake-tilted began,ended
test_samples shake-weak ""
test_samples shake-slow ""
test_samples shake-long began,cancelled
test_samples shake-twice began,ended,began,ended
test_samples shake-paused began,ended
test_samples shake-long-twice began,cancelled,began,ended
test_samples jolts-three ""
test_samples jolts-four began,ended
test_samples jolts-long began,cancelled
test_times jolts-four '2300000 shake began\n2790000 shake ended\n'
test_times jolts-long '2300000 shake began\n5300000 shake cancelled\n'
start_live
test_again
test_cut
test_remote
test_refusals
test_evdev_refusals
end_live iio "$iio_pid" "$work/iio/in_accel_x_raw: No such file or directory"
end_live evdev "$evdev_pid" "/dev/input/event0: No such device"
test_evdev_values

summary
