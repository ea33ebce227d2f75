#!/bin/bash
# SPDX-License-Identifier: MIT
# What a client makes the example compositor do grows no faster than what the client asks for: the instructions of
# the compositor, counted by valgrind, for one, two and four times as much. Prints a line for each test; the last
# one counts them.
#
#   BUILD=DIR   where `make` built
#   WAYS=REGEX  only these ways of the growing client
set -u
cd "$(dirname "$0")/../.." || exit 1
. scripts/checks.sh
. scripts/session.sh
. Tests/EndToEnd/checks.sh

# From n to 2n costs one part, from 2n to 4n two parts if it is linear, four if it is square. Constants fall out.
LARGEST_RATIO=2.6

COMPOSITOR_RUNNER="valgrind --tool=cachegrind --cache-sim=no --cachegrind-out-file=/dev/null"

# count WAY NUMBER TOUCHES: the compositor's instructions, in `instructions`; `why` says what went wrong.
count()
{
	local way=$1 number=$2 touches=$3 log=$work/$1.compositor input=()
	why= instructions=
	rm -f "$log"
	# The recording begins with the window that the client opens last.
	case $touches in
	touches) input=(--trace "$work/tap.events" --clients "$((way_windows + 1))") ;;
	esac
	session_begin || return 1
	start_compositor "$log" --size 320x240 "${input[@]}" || blame "the compositor does not start"
	timeout --kill-after=5 "$SESSION_TIMEOUT" "$BUILD/tests/growing-client" "$way" "$number" >"$work/client" 2>&1 ||
		blame "the client: $(tail -n 1 "$work/client")"
	[ "$touches" = touches ] || kill -TERM "$compositor_pid"
	wait_for_compositor || blame "the compositor: $(complaint "$log")"
	session_end
	instructions=$(sed -n 's/,//g; s/^==[0-9]*== I *refs: *//p' "$log")
	[ -n "$instructions" ] || blame "no instructions counted"
	[ -z "$why" ]
}

# test_growth WAY NUMBER TOUCHES
test_growth()
{
	local way=$1 number=$2 touches=$3 factor counts=() ratio
	for factor in 1 2 4; do
		case $way in
		touched-windows) way_windows=$((factor * number)) ;;
		*) way_windows=0 ;;
		esac
		count "$way" "$((factor * number))" "$touches" || { fail "$way" "$why"; return; }
		counts+=("$instructions")
	done
	ratio=$(awk -v one="${counts[0]}" -v two="${counts[1]}" -v four="${counts[2]}" \
		'BEGIN { printf "%.2f", (two > one) ? (four - two) / (two - one) : 99 }')
	expect "$way: from $number to $((4 * number))" "${counts[*]} instructions, a ratio of $ratio" \
		awk -v ratio="$ratio" -v largest="$LARGEST_RATIO" 'BEGIN { exit !(ratio <= largest) }'
}

for program in examples/compositor tests/libfake-evdev.so tests/generate-trace tests/growing-client; do
	[ -e "$BUILD/$program" ] || { echo "FAIL growth: no $BUILD/$program"; exit 1; }
done
command -v valgrind >/dev/null || { echo "FAIL growth: no valgrind"; exit 1; }
"$BUILD/tests/generate-trace" two-finger-tap "$work/tap" || { echo "FAIL growth: no trace"; exit 1; }

while read -r way number touches; do
	test_growth "$way" "$number" "$touches"
done < <("$BUILD/tests/growing-client" | grep -E "${WAYS:-.}")

summary
