#!/bin/bash
# SPDX-License-Identifier: MIT
# What a client makes the test compositor do grows no faster than what the client asks for: the instructions of
# the compositor, counted by valgrind, for one, two and four times as much. Prints a line for each test; the last
# one counts them.
#
#   BUILD=DIR   where `make` built
#   WAYS=REGEX  only these ways of the growing client
set -u
cd "$(dirname "$0")/../.." || exit 1
. scripts/checks.sh
. scripts/session.sh
. Tests/Hosts/checks.sh

# The cost from 2n to 4n divided by that from n to 2n: two if it is linear, four if it is square. Constants cancel out.
LARGEST_RATIO=2.6

COMPOSITOR_RUNNER="valgrind --tool=cachegrind --cache-sim=no --cachegrind-out-file=/dev/null"

# count WAY NUMBER TOUCHES: prints the compositor's instructions, or the reason of a failure.
count()
{
	local way=$1 number=$2 log=$work/$1-$2.compositor input=() why='' windows=1 instructions
	# The recording begins with the window that the client opens last.
	[ "$way" = touched-windows ] && windows=$((number + 1))
	[ "$3" = touches ] && input=(--trace "$work/tap.events" --clients "$windows")
	session_begin || return
	start_compositor "$log" --size 320x240 "${input[@]}" || blame "the compositor does not start"
	timeout --kill-after=5 "$SESSION_TIMEOUT" "$BUILD/tests/growing-client" "$way" "$number" >/dev/null 2>&1 ||
		blame "the client failed"
	[ "$3" = touches ] || kill -TERM "$compositor_pid"
	wait_for_compositor || blame "the compositor: $(complaint "$log")"
	session_end
	instructions=$(sed -n 's/,//g; s/^==[0-9]*== I *refs: *//p' "$log")
	echo "${why:-${instructions:-nothing was counted}}"
}

# test_growth WAY NUMBER TOUCHES
test_growth()
{
	local way=$1 number=$2 factor counts
	for factor in 1 2 4; do
		count "$way" "$((factor * number))" "$3" >"$work/$factor" &
	done
	wait
	counts=$(cat "$work/1" "$work/2" "$work/4")
	expect "$way: from $number to $((4 * number))" "${counts//$'\n'/, } instructions" \
		awk -v largest="$LARGEST_RATIO" '{ count[NR] = $0; counted += /^[0-9]+$/ } END { exit !(counted == 3 &&
			count[2] > count[1] && count[3] - count[2] <= largest * (count[2] - count[1])) }' \
		"$work/1" "$work/2" "$work/4"
}

for program in tests/compositor tests/libfake-evdev.so tests/generate-trace tests/growing-client; do
	[ -e "$BUILD/$program" ] || { echo "FAIL growth: no $BUILD/$program"; exit 1; }
done
command -v valgrind >/dev/null || { echo "FAIL growth: no valgrind"; exit 1; }
"$BUILD/tests/generate-trace" two-finger-tap "$work/tap" || { echo "FAIL growth: no trace"; exit 1; }

while read -r way number touches; do
	test_growth "$way" "$number" "$touches"
done < <("$BUILD/tests/growing-client" | grep -E "${WAYS:-.}")

summary
