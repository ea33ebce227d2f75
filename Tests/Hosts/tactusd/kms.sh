# SPDX-License-Identifier: MIT
# Part of run-kernel.sh: unmodified compositors on the machine's screen, in the session of a person whom logind knows, and
# the daemon in front of them.

kms_pid=
kms_unit=tactus-compositor

# begin_person: the gestures are those of whose session is active on the seat, so no file stands for logind's.
begin_person()
{
	id person >/dev/null 2>&1 || useradd --create-home person || return 1
	unset ROOM
	# Else a login prompt takes the terminal when it comes to the front.
	systemctl mask --runtime --quiet autovt@tty2.service
	XDG_RUNTIME_DIR=/run/user/$(id -u person)
	# As many fingers as a gesture needs come later than people let them, since the machine is slow.
	{ printf '[tactus]\ndelay-together=2s\n'; cat "$work/gestures.conf"; } >"$work/kms.conf"
}

# start_kms NAME COMMAND...: returns once clients can connect.
start_kms()
{
	log=$work/$1 host_log=$work/$1.compositor
	shift
	rm -f "$log".{compositor,client} "$XDG_RUNTIME_DIR"/wayland-*
	: >"$work/fired"
	: >"$log.compositor"
	chmod 666 "$log.compositor"
	systemd-run --quiet --collect --unit="$kms_unit" --property=PAMName=login --property=User=person \
		--property=TTYPath=/dev/tty2 --property=StandardInput=tty --property=TTYReset=yes --property=TTYVHangup=yes \
		--property=StandardOutput=append:"$log.compositor" --property=StandardError=append:"$log.compositor" \
		--setenv=XDG_SESSION_TYPE=wayland --setenv=XDG_SESSION_CLASS=user --setenv=XDG_SEAT=seat0 \
		--setenv=XDG_VTNR=2 --setenv=WLR_RENDERER=pixman "$@" || return 1
	busybox chvt 2
	kms_pid=$(systemctl show --property=MainPID --value "$kms_unit")
	wait_until $((patience * 4)) kms_listens_or_died
	WAYLAND_DISPLAY=$(basename "$(compgen -G "$XDG_RUNTIME_DIR/wayland-?" | head -n 1)")
	export WAYLAND_DISPLAY
	kill -0 "$kms_pid" 2>/dev/null
}

kms_listens_or_died()
{
	! kill -0 "$kms_pid" 2>/dev/null || [ -n "$(compgen -G "$XDG_RUNTIME_DIR/wayland-?")" ]
}

end_kms()
{
	[ -n "$daemon_pid" ] && end_daemon KILL
	[ -z "$kms_pid" ] || systemctl stop "$kms_unit"
	[ -n "${client_pid:-}" ] && wait "$client_pid" 2>/dev/null
	[ -d /out ] && cp "$log".{compositor,client} /out/
	kms_pid= client_pid= host_log=
	end_panel
}

# The compositor has the panel when the client gets a tap on it. A client that came too early starts again.
client_gets_tap()
{
	kill -0 "$client_pid" 2>/dev/null || { rm -f "$log.client" && start_client "$log.client" --size 1200x700; }
	play "$work/tap.events" && grep -q '^up' "$log.client"
}

client_has()
{
	[ "$(grep -c "^$1" "$log.client")" -ge "$2" ]
}

# reset_client: forgets what the client got so far.
reset_client()
{
	downs=$(grep -c '^down' "$log.client") ups=$(grep -c '^up' "$log.client") cancels=$(grep -c '^cancel' "$log.client")
}

new_counts()
{
	echo "$(($(grep -c '^down' "$log.client") - downs)) $(($(grep -c '^up' "$log.client") - ups))" \
		"$(($(grep -c '^cancel' "$log.client") - cancels))"
}

new_counts_are()
{
	[[ $(new_counts) == $1 ]]
}

# expect_new NAME "DOWNS UPS CANCELS": of the client since reset_client; a pattern.
expect_new()
{
	wait_until "$patience" new_counts_are "$2"
	expect "$1" "downs, ups, cancels are $(new_counts), not $2" new_counts_are "$2"
}

# wlroots cancels a client's touches once for each finger that libinput cancels.
expect_legal_but_for_cancels()
{
	awk '!(/^cancel/ && last ~ /^cancel/) { print } { last = $0 }' "$log.client" >"$work/stream"
	awk -f Tests/Hosts/check-touch-log.awk "$work/stream" >"$work/legal"
	status=$?
	expect "$1: the client's stream is legal" "$(cat "$work/legal")" [ "$status" -eq 0 ]
}

# test_compositor NAME TAKEN COMMAND...
test_compositor()
{
	local name=$1 taken=$2
	shift 2
	rm -f "$work/socket"
	start_panel
	start_kms "$name" "$@" || { fail "$name: it starts" "$(tail -n 2 "$log.compositor" | paste -sd ' ')"; end_kms; return; }
	start_client "$log.client" --size 1200x700
	wait_until "$patience" client_gets_tap ||
		{ fail "$name: the client gets a tap" "$(tail -n 3 "$log.client" "$log.compositor" | paste -sd ' ')"; end_kms; return; }
	start_daemon --gestures "$work/kms.conf"
	expect "$name: it is recognized, and taken=$taken" "$(head -n 1 "$work/daemon")" \
		has_line "$work/daemon" "^tactusd: .*(process $kms_pid): taken=$taken\$"
	wait_until "$patience" client_gets_more
	reset_client
	play "$work/three-finger-swipe.events"
	expect_fired "$name: the swipe fires once" 1
	if [ "$taken" = cancel ]; then
		expect_new "$name: the client gets the fingers, and a cancel" "3 0 [1-3]"
	else
		play "$work/tap.events"
		expect_new "$name: the client gets the tap behind it and nothing else" "1 1 0"
	fi
	expect_legal_but_for_cancels "$name"
	reset_client
	fingers <<-'END'
		0 down:0:5000:2000 down:1:5500:3000
		30 to:0:5010:2000
	END
	expect_new "$name: two fingers are no swipe, and reach it" "2 0 0"
	end_daemon KILL
	lift
	expect "$name: after kill -9 the panel works" "$(tail -n 2 "$log.client" | paste -sd ' ')" \
		wait_until "$patience" client_gets_more
	# What clients hear of fingers whose device is unplugged is the compositor's affair: sway cancels them twice, labwc
	# loses them, and weston sends a frame without an event.
	[ "$taken" = withhold ] || expect_client_is_free "$name: no finger is left"
	end_kms
}

client_gets_more()
{
	local before
	before=$(grep -c '^up' "$log.client")
	play "$work/tap.events" && client_has up $((before + 1))
}

# expect_client_is_free NAME: every finger that the client knows has lifted, or was cancelled with all others.
expect_client_is_free()
{
	expect "$1" "$(tail -n 2 "$log.client" | paste -sd ' ')" awk '
		/^down/ { down[$2] = 1 }
		/^up/ { delete down[$2] }
		/^cancel/ { delete down }
		END { for (id in down) exit 1 }' "$log.client"
}

test_kms()
{
	begin_person || { fail "compositors on the screen" "there is no person"; return; }
	printf 'output * background #204060 solid_color\ndefault_border none\nxwayland disable\n' >"$work/sway.conf"
	test_compositor sway cancel sway -d -c "$work/sway.conf"
	install -d -m 755 "$work/labwc"
	chmod 644 "$work/sway.conf" "$work/kms.conf"
	test_compositor labwc withhold labwc -d -C "$work/labwc"
	test_compositor weston withhold weston --backend=drm --renderer=pixman --shell=kiosk --idle-time=0
}
