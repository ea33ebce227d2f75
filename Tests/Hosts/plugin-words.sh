# SPDX-License-Identifier: MIT
# Words of the tests of all plugins: fingers, the stream of a client, and the commands that gestures run. Sourced behind
# scripts/checks.sh and scripts/session.sh. A host's own session.sh defines `play`, and sets CLIENT_LOG, client_start and
# compositor_pid. `patience` is how many seconds any answer may take.

not()
{
	! "$@"
}

# await COMMAND...: waits until it succeeds, or until the host has ended.
await()
{
	wait_until "$patience" is_so_or_died "$@"
	"$@"
}

is_so_or_died()
{
	"$@" || ! kill -0 "$compositor_pid" 2>/dev/null
}

# --- clients -----------------------------------------------------------------

client_said()
{
	tail -n "+$client_start" "$CLIENT_LOG" | grep -q -e "$1"
}

# From here on the client's events count.
mark()
{
	client_start=$(($(wc -l <"$CLIENT_LOG") + 1))
	: >"$work/commands"
}

# The client's wl_touch events since the mark, in whole px, for the panel has its own units, and without their times,
# which are those of the day.
stream()
{
	tail -n "+$client_start" "$CLIENT_LOG" | awk -f Tests/Hosts/wlroots/wayland-debug.awk | awk '
		$1 == "down" || $1 == "motion" { printf "%s %d %.0f %.0f\n", $1, $2, $3, $4; next }
		{ sub(/ t=.*/, ""); print }'
}

stream_is()
{
	stream | cmp -s - "$1"
}

# expect_stream NAME: what is on standard input is what the client got since the mark, no more and no less.
expect_stream()
{
	cat >"$work/expected"
	await stream_is "$work/expected"
	stream >"$work/found"
	expect_same "$1" "$work/expected" "$work/found"
}

is_legal()
{
	awk -f Tests/Hosts/wlroots/wayland-debug.awk "$CLIENT_LOG" | awk -f Tests/Hosts/check-touch-log.awk >"$work/legal"
}

# expect_legal NAME: the whole stream of the client is legal, and closed, once the last lift has reached it.
expect_legal()
{
	await is_legal
	expect "$1: the client's stream is legal" "$(cat "$work/legal")" is_legal
}

commands_are()
{
	[ "$(cat "$work/commands")" = "$1" ]
}

# expect_commands NAME LINES: what was run since the mark.
expect_commands()
{
	await commands_are "$2"
	expect "$1" "ran: $(paste -sd ';' "$work/commands")" commands_are "$2"
}

# --- fingers -----------------------------------------------------------------

# fingers: the script on standard input as events of the made-up panel; see evemu.awk.
fingers()
{
	awk -v state="$work/fingers" -f Tests/Hosts/evemu.awk
}

# land COUNT X Y: fingers 0, 1, …, 60 px apart.
land()
{
	local id
	for ((id = 0; id < $1; id++)); do
		echo "down $id $(($2 + 60 * id)) $3"
	done
	echo frame
}

# glide COUNT X Y DX DY STEPS: from there, a step each 10 ms.
glide()
{
	local id step
	for ((step = 1; step <= $6; step++)); do
		echo wait 10
		for ((id = 0; id < $1; id++)); do
			echo "motion $id $(($2 + 60 * id + $4 * step / $6)) $(($3 + $5 * step / $6))"
		done
		echo frame
	done
}

# lift COUNT
lift()
{
	local id
	echo wait 10
	for ((id = 0; id < $1; id++)); do
		echo "up $id"
	done
	echo frame
}

# swipe COUNT X Y DX DY: all of it.
swipe()
{
	{
		land "$1" "$2" "$3"
		glide "$@" 10
		lift "$1"
	} | play
}

tap_at()
{
	{
		echo "down 0 $1 $2"
		echo frame
		echo wait 40
		echo up 0
		echo frame
	} | play
}

tap_events()
{
	printf 'down 0 %d %d\nframe\nup 0\nframe\n' "$1" "$2"
}

# cancelled_swipe STEPS: what the client has of three fingers from 700,300 that go left by 20 px in each step, until the
# cancel.
cancelled_swipe()
{
	printf 'down 0 700 300\ndown 1 760 300\ndown 2 820 300\nframe\n'
	glide 3 700 300 "$((-20 * $1))" 0 "$1" | grep -v wait
	echo cancel
}
