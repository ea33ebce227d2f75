# SPDX-License-Identifier: MIT
# What the example that finds shakes refuses, and how. Sourced by run-shake.sh.

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
