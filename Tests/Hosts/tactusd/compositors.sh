# SPDX-License-Identifier: MIT
# Part of run-tactusd.sh: a compositor's client behind the daemon.

# begin_compositor NAME TAKEN: starts the test compositor with the panel, a fullscreen client, and the daemon.
begin_compositor()
{
	log=$work/$1 host_log=$work/$1.compositor
	: >"$work/fired"
	rm -f "$log".{compositor,client} "$work/socket"
	session_begin || return 1
	export FAKE_EVDEV_DEVICES="0=$panel@256x144" FAKE_EVDEV_SOCKET="$work/socket"
	start_compositor "$log.compositor" || return 1
	unset FAKE_EVDEV_DEVICES FAKE_EVDEV_SOCKET
	start_client "$log.client"
	wait_until "$patience" has_line "$log.compositor" 'is mapped' || return 1
	start_daemon --gestures "$work/gestures.conf" --taken "$2"
	wait_until "$patience" has_line "$work/daemon" ': taken, '
}

end_compositor()
{
	[ -n "$daemon_pid" ] && end_daemon KILL
	kill "$compositor_pid" 2>/dev/null
	wait_for_compositor
	wait "$client_pid" 2>/dev/null
	session_end
	host_log=
}

client_counts()
{
	echo "$(grep -c '^down' "$log.client") $(grep -c '^up' "$log.client") $(grep -c '^cancel' "$log.client")"
}

client_counts_are()
{
	[ "$(client_counts)" = "$1" ]
}

# expect_client NAME "DOWNS UPS CANCELS"
expect_client()
{
	wait_until "$patience" client_counts_are "$2"
	expect "$1" "downs, ups, cancels are $(client_counts), not $2" client_counts_are "$2"
}

expect_legal_stream()
{
	awk -f Tests/Hosts/check-touch-log.awk "$log.client" >"$work/legal"
	status=$?
	expect "$1: the client's stream is legal" "$(cat "$work/legal")" [ "$status" -eq 0 ]
}

test_example_compositor()
{
	begin_compositor withhold withhold || { fail "the test compositor" "it does not start"; end_compositor; return; }
	play "$work/three-finger-swipe.events"
	expect_fired "test compositor, withhold: the swipe fires once" 1
	play "$work/tap.events"
	expect_client "test compositor, withhold: the client gets the tap and nothing else" "1 1 0"
	end_compositor
	expect_legal_stream "test compositor, withhold"

	begin_compositor cancel cancel || { fail "the test compositor" "it does not start"; end_compositor; return; }
	fingers <<-'END'
		0 down:0:5000:3000 down:1:6000:3000
		30 to:0:4990:3000
	END
	expect_client "test compositor, cancel: the client gets the fingers at once" "2 0 0"
	end_daemon KILL
	expect_client "test compositor: kill -9 takes them back" "2 0 1"
	lift
	play "$work/tap.events"
	expect_client "test compositor: the panel works again" "3 1 1"
	end_compositor
	expect_legal_stream "test compositor, kill -9"
}

# begin_sway: starts an unmodified sway with the panel, as another user, with a client and the daemon. Its libseat is a
# fake.
begin_sway()
{
	local runtime=$work/runtime preload
	log=$work/sway host_log=$work/sway.compositor
	preload="$(realpath "$FAKE_EVDEV") $(realpath "$BUILD/tests/libfake-seat.so")"
	: >"$work/fired"
	rm -rf "$runtime" "$log".{compositor,client}
	install -d -m 700 -o nobody "$runtime"
	printf 'output * resolution 800x480\ndefault_border none\nxwayland disable\n' >"$work/sway.conf"
	timeout --kill-after=5 "$SESSION_TIMEOUT" setpriv --reuid=nobody --regid=nogroup --clear-groups env \
		XDG_RUNTIME_DIR="$runtime" HOME="$runtime" WLR_BACKENDS=headless,libinput WLR_RENDERER=pixman \
		WLR_LIBINPUT_NO_DEVICES=1 FAKE_EVDEV_DEVICES="0=$panel@256x144" FAKE_EVDEV_SOCKET="$runtime/panel" \
		SECRET=sway LD_PRELOAD="$preload" sway -d -c "$work/sway.conf" >"$log.compositor" 2>&1 &
	compositor_pid=$!
	wait_until "$patience" [ -S "$runtime/wayland-1" ] || return 1
	ln -sf "$runtime/panel" "$work/socket"
	XDG_RUNTIME_DIR=$runtime WAYLAND_DISPLAY=wayland-1 start_client "$log.client"
	wait_until "$patience" has_line "$log.compositor" 'Configuring view\|view_autoconfigure\|Transaction .* is ready'
	UINPUT="XDG_RUNTIME_DIR=$runtime" start_daemon --gestures "$work/sway-gestures.conf" "$@"
	wait_until "$patience" sway_has_twin
}

# Waits for the panel, then for the twin, which has the same name.
sway_has_twin()
{
	[ "$(grep -c 'Added Tactus Test Panel' "$log.compositor")" -eq 2 ]
}

test_sway()
{
	local reason=
	command -v sway >/dev/null || reason="it is not installed"
	[ "$(id -u)" -eq 0 ] || reason="only root can run it as another user"
	[ -z "$reason" ] || { skip "sway" "$reason"; return; }
	sed "s/^command=.*/command=sh -c 'echo \$SECRET \$WAYLAND_DISPLAY \$(id -un) >>\$FIRED'/" "$work/gestures.conf" |
		sed "s#\$FIRED#$work/fired#" >"$work/sway-gestures.conf"
	printf '[tactus-gesture]\ntype=tap\nfingers=2\naction=sway:%s\n' "exec touch $work/runtime/ordered" "refused" |
		sed '/^action=sway:refused/ s/^/taps=2\n/' >>"$work/sway-gestures.conf"
	begin_sway || { fail "sway" "$(tail -n 1 "$log.compositor")"; end_compositor; return; }
	expect "sway: it is recognized" "$(cat "$work/daemon")" has_line "$work/daemon" '^tactusd: sway (process '
	if [ "$(sway --version | sed 's/.* 1\.\([0-9]*\).*/\1/')" -lt 10 ]; then
		expect "sway: an old one loses a cancel, so fingers are withheld" "$(cat "$work/daemon")" \
			has_line "$work/daemon" 'taken=withhold'
	fi
	play "$work/three-finger-swipe.events"
	expect_fired "sway: the swipe fires once" 1
	expect "sway: its command has the session's user, display and environment" "$(cat "$work/fired")" \
		[ "$(cat "$work/fired")" = "sway wayland-1 nobody" ]
	printf '0 down:0:5000:3000 down:1:6000:3000\n60 up:0 up:1\n' | fingers
	wait_until "$patience" [ -e "$work/runtime/ordered" ]
	expect "sway: action=sway:exec is carried out" "$(tail -n 1 "$work/daemon")" [ -e "$work/runtime/ordered" ]
	printf '%d down:0:5000:3000 down:1:6000:3000\n%d up:0 up:1\n' 0 60 200 260 | fingers
	expect "sway: what it does not know has a line" "$(tail -n 1 "$work/daemon")" \
		wait_until "$patience" has_line "$work/daemon" 'action=sway:refused: sway refuses it'
	play "$work/tap.events"
	expect_client "sway: the client gets the tap and nothing else" "1 1 0"
	end_daemon KILL
	play "$work/tap.events"
	expect_client "sway: after kill -9 the panel works" "2 2 0"
	end_compositor
	expect_legal_stream "sway"
}

test_compositors()
{
	if [ -e "$BUILD/tests/compositor" ]; then
		test_example_compositor
	else
		skip "the test compositor" "it was not built"
	fi
	test_sway
	skip "weston" "without a screen it has no libinput"
}
