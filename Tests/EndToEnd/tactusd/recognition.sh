# SPDX-License-Identifier: MIT
# Part of run-tactusd.sh: which compositor runs, by the name of its process, and what `--taken auto` makes of it.

# name of the process, name in the log, taken=
compositors="kwin_wayland KWin cancel
labwc labwc withhold
cage cage withhold
phoc phoc withhold
gnome-shell mutter withhold
wayfire Wayfire withhold
Hyprland Hyprland withhold
weston Weston withhold
niri niri withhold
river river withhold
cosmic-comp cosmic-comp withhold
Xorg Xorg withhold"

# recognize PROCESS [LIBRARY]: prints what the daemon says of a process of this name, in which the library is loaded. Other
# compositors of the machine are out of sight.
recognize()
{
	local library=${2:-}
	# Lines about the compositor before must not count for this one.
	: >"$work/recognized"
	unshare --pid --fork --kill-child --mount-proc bash -c '
		LD_PRELOAD=$3 bash -c "printf %s $1 >/proc/\$\$/comm; read -r line <>$2/fifo <$2/fifo" &
		shift 2
		until grep -qx "$0" /proc/[0-9]*/comm; do sleep 0.02; done
		shift
		exec timeout --signal=KILL 20 "$@"' "$1" "$1" "$work" "$library" \
		"${behind[@]}" "$BUILD/bin/tactusd" --gestures "$work/gestures.conf" >"$work/recognized" 2>&1 &
	recognizer=$!
	wait_until "$patience" has_line "$work/recognized" 'taken='
	kill -KILL "$recognizer" 2>/dev/null
	wait "$recognizer" 2>/dev/null
	sed -n 's/^tactusd: \(.*\) (process [0-9]*): taken=/\1 /p' "$work/recognized" | head -n 1
}

# expect_recognized PROCESS "NAME TAKEN" [LIBRARY]
expect_recognized()
{
	local found
	found=$(recognize "$1" "${3:-}")
	expect "$1${3:+ with ${3##*/}}: ${2##* }" "$(head -n 1 "$work/recognized")" [ "$found" = "$2" ]
}

test_recognition()
{
	local process name taken
	unshare --pid --fork --mount-proc true 2>/dev/null || { skip "names of compositors" "only root can hide others"; return; }
	mkfifo "$work/fifo"
	start_watch
	while read -r process name taken; do
		expect_recognized "$process" "$name $taken"
	done <<<"$compositors"
	# The library of sway from 1.10 on, and that of earlier ones.
	cp "$BUILD/tests/libfake-seat.so" "$work/libwlroots-0.20.so"
	cp "$BUILD/tests/libfake-seat.so" "$work/libwlroots.so.12"
	expect_recognized sway "sway cancel" "$work/libwlroots-0.20.so"
	expect_recognized sway "sway withhold" "$work/libwlroots.so.12"
	expect "every name of the daemon's table is tested" "$(names_untested)" [ -z "$(names_untested)" ]
	end_watch
}

names_untested()
{
	sed -n 's/.*Compositor(process: "\([^"]*\)".*/\1/p' Sources/Tactusd/Session.swift | grep -vx sway |
		grep -vxF "$(cut -d ' ' -f 1 <<<"$compositors")"
}
