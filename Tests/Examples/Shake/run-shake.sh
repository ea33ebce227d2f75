#!/bin/bash
# SPDX-License-Identifier: MIT
# Generated samples through the example that finds shakes: as a file, as an IIO device, as an evdev device. What
# it prints is compared with what shake-rule.awk makes of the samples it got. Prints a line for each test; the
# last one counts them.
#
#   BUILD=DIR   where `make` built
set -u
cd "$(dirname "$0")/../../.." || exit 1
. scripts/checks.sh
. scripts/session.sh
. Tests/Examples/Shake/refusals.sh

shake=$BUILD/examples/shake
here=Tests/Examples/Shake
pids=()
trap '[ ${#pids[@]} -eq 0 ] || kill "${pids[@]}" 2>/dev/null; rm -rf "$work"' EXIT

generate()
{
	awk -v kind="$1" -f "$here/generate-samples.awk"
}

# The words of the lines, without their times.
words()
{
	cut -d ' ' -f 2- "$1" | tr '\n' ',' | sed 's/,$//; s/shake //g'
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
	iio_player=$!
	wait_until 20 [ -S "$work/evdev.socket" ] || fail "evdev" "no socket: $(cat "$work/evdev.complaint")"
	timeout 60 "$BUILD/tests/play-samples" evdev "$work/evdev.socket" "$work/shake-twice.samples" &
	evdev_player=$!
	pids=("$iio_pid" "$evdev_pid" "$iio_player" "$evdev_player")
}

# end_live NAME PLAYER PID COMPLAINT: the device is taken away at the end, and the program says so.
end_live()
{
	local name=$1 status
	wait "$2"
	expect "$name: the samples are played" "they are not" [ $? -eq 0 ]
	wait "$3"
	status=$?
	expect "$name: a device that vanishes is exit status 1" "exit status $status" [ "$status" -eq 1 ]
	expect "$name: and a line that says so" "$(cat "$work/$name.complaint")" \
		[ "$(cat "$work/$name.complaint")" = "error: $4" ]
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
end_live iio "$iio_player" "$iio_pid" "$work/iio/in_accel_x_raw: No such file or directory"
end_live evdev "$evdev_player" "$evdev_pid" "/dev/input/event0: No such device"
test_evdev_values

summary
