# SPDX-License-Identifier: MIT
# Part of run-tactusd.sh: the compositor is who owns the session's Wayland socket, and what `--taken auto` makes of it.

# recognize NAME [ANSWER]: prints what the daemon says of a compositor of this name, which tells its version so.
recognize()
{
	rm -f "$work/session"/{wayland-0,sway-ipc.*}
	python3 "$here/owner.py" "$(id -u nobody)" "$1" "$work/session/wayland-0" ${2:+"$2"} >"$work/null" 2>&1 &
	owner=$!
	wait_until "$patience" [ -S "$work/session/wayland-0" ]
	: >"$work/recognized"
	XDG_RUNTIME_DIR=$work/session timeout --signal=KILL 20 "${behind[@]}" "$tactusd" --user nobody \
		--gestures "$work/gestures.conf" >"$work/recognized" 2>&1 &
	recognizer=$!
	wait_until "$patience" has_line "$work/recognized" 'taken='
	pkill -KILL -P "$recognizer"
	kill -KILL "$recognizer" "$owner" 2>/dev/null
	wait "$recognizer" "$owner" 2>/dev/null
	sed -n 's/^tactusd: \(.*\) (process [0-9]*): taken=/\1 /p' "$work/recognized" | head -n 1
}

# expect_recognized NAME TAKEN [ANSWER]
expect_recognized()
{
	local found
	found=$(recognize "$1" "${3:-}")
	expect "$1${3:+, whose version is $3}: $2" "$(cat "$work/recognized")" [ "$found" = "$1 $2" ]
}

test_recognition()
{
	[ "$(id -u)" -eq 0 ] || { skip "names of compositors" "only root can run them as another user"; return; }
	install -d -m 700 -o nobody "$work/session"
	start_watch
	for name in labwc gnome-shell gamescope "some dock" niri; do
		expect_recognized "$name" withhold
	done
	expect_recognized kwin_wayland cancel
	# From 1.10 on sway passes a cancel on.
	expect_recognized sway cancel 1.10
	expect_recognized sway cancel 2.0
	for answer in 1.9 silent huge junk; do
		expect_recognized sway withhold "$answer"
	done
	expect_recognized sway withhold
	rm -f "$work/session/wayland-0"
	end_watch
}
