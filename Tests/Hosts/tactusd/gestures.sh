# SPDX-License-Identifier: MIT
# Part of run-tactusd.sh: what a gesture takes, and what is left of it for the compositor.

begin()
{
	: >"$work/fired"
	start_watch
	start_daemon --gestures "$work/gestures.conf" "$@"
}

# Two fingers that move in the same direction never fail a pinch: the daemon gives up waiting.
test_undecided()
{
	printf '[tactus-gesture]\ntype=pinch\ncommand=true\n' >"$work/pinch.conf"
	start_watch
	start_daemon --gestures "$work/pinch.conf" --taken withhold
	fingers <<-'END'
		0 down:0:4000:3000 down:1:6000:3000
		100 to:0:4000:2900 to:1:6000:2900
		500 to:0:4000:2600 to:1:6000:2600
	END
	expect_counts "withhold: fingers that are no gesture are not withheld until they lift" "2 0 0"
	lift
	expect_counts "withhold: they lift" "2 2 0"
	end_watch
}

test_two_panels()
{
	local SECOND_PANEL=";1=$panel@256x144"
	"$BUILD/tests/generate-trace" edge-swipe "$work/edge-swipe" || return
	printf '[tactus-gesture]\ntype=edge-swipe\nedge=left\noutput=Tactus Test Panel\ncommand=%s\n' \
		"sh -c 'echo \$TACTUS_X_PERCENT >>$work/fired'" >"$work/edge.conf"
	: >"$work/fired"
	start_watch
	start_daemon --gestures "$work/edge.conf" --taken withhold
	wait_until "$patience" both_are_taken
	expect "two touchscreens are taken" "$(tail -n 1 "$work/daemon")" both_are_taken
	play "$work/edge-swipe.events"
	expect_fired "an edge is that of the first one" 1
	play "$work/edge-swipe.events" 1
	expect_fired "and that of the second one" 2
	expect "both know where on them the finger is" "$(paste -sd ' ' "$work/fired")" \
		[ "$(sort -u "$work/fired" | wc -l)" -eq 1 ]
	expect_counts "no client hears of them" "0 0 0"
	play "$work/tap.events" 1
	expect_counts "a tap on the second one passes" "1 1 0"
	end_watch
}

both_are_taken()
{
	[ "$(grep -c ': taken, ' "$work/daemon")" -eq 2 ] && [ "$(grep -c '^+ event1[67]' "$work/watch")" -eq 2 ]
}

# Both ways to take a finger back.
test_taken()
{
	begin --taken cancel
	play "$work/three-finger-swipe.events"
	expect_fired "cancel: the swipe fires once" 1
	expect_counts "cancel: each finger is cancelled once" "3 0 3"
	expect "cancel: the panel itself is silent" "it is not" [ -z "$(touches event0)" ]
	if [ "$(id -u)" -eq 0 ]; then
		expect "the command runs as the user, not as root" "$(cat "$work/fired")" [ "$(cat "$work/fired")" = nobody ]
	else
		skip "the command runs as the user, not as root" "this is not root"
	fi
	play "$work/tap.events"
	expect_counts "cancel: the next tap passes" "4 1 3"
	end_daemon TERM
	expect "SIGTERM ends it" "status $daemon_status" [ "$daemon_status" -eq 0 ]
	expect_panel_works "after SIGTERM"
	end_watch

	begin --taken withhold
	play "$work/three-finger-swipe.events"
	expect_fired "withhold: the swipe fires once" 1
	expect_counts "withhold: the compositor sees nothing" "0 0 0"
	play "$work/tap.events"
	expect_counts "withhold: the next tap passes" "1 1 0"
	end_watch
}

test_gestures()
{
	test_two_panels
	test_taken
	begin --taken withhold
	fingers <<-'END'
		0 down:0:5000:3000
		20 down:1:6000:3000
		40 to:0:4990:3000
		400 to:0:4000:3000
		500 up:0 up:1
	END
	expect_counts "withhold: two fingers do not wait for a third one for ever" "2 2 0"
	end_watch

	test_undecided
	# The file changes while the daemon runs. A gesture that needs windows is skipped.
	begin --taken withhold
	sed 's/=left/=right/' "$work/gestures.conf" >"$work/new.conf"
	printf '[tactus-gesture]\nname=window\ntype=tap\nfingers=4\napp-id=firefox\ncommand=true\n' >>"$work/new.conf"
	cp "$work/gestures.conf" "$work/old.conf"
	cp "$work/new.conf" "$work/gestures.conf"
	wait_until "$patience" has_line "$work/daemon" 'does not tell application ids'
	expect "a gesture that asks for windows is left out, and says so" "$(tail -n 1 "$work/daemon")" has_line \
		"$work/daemon" 'window: a daemon in front of the compositor does not tell application ids; the gesture is left'
	play "$work/three-finger-swipe.events"
	expect_counts "a file that has changed counts: the old swipe passes" "3 3 0"
	expect_fired "it does not fire" 0
	: >"$work/gestures.conf"
	wait_until "$patience" has_no_twin
	expect "without gestures the panel is let go" "$(tail -n 1 "$work/daemon")" \
		has_line "$work/daemon" 'no gestures: the touchscreens are left alone'
	play "$work/tap.events"
	expect "and works by itself" "no tap" [ "$(touches event0 | grep -c '^up')" -eq 1 ]
	mv "$work/old.conf" "$work/gestures.conf"
	wait_until "$patience" has_twin_again
	expect "with gestures it is taken again" "$(tail -n 1 "$work/daemon")" has_twin_again
	end_watch
}
