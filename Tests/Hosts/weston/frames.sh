# SPDX-License-Identifier: MIT
# Part of run-weston.sh: what programs are told of a gesture that they follow, once per repaint.

# A hundred samples, of which Weston repaints a few, and no lift.
drag_volume()
{
	local step finger
	for step in $(seq 0 100); do
		for finger in 0 1 2; do
			echo "$([ "$step" -eq 0 ] && echo down || echo motion) $finger $((100 + 5 * step + 20 * finger)) 300 $((1000 + 8 * step))"
		done
		echo frame
	done
}

test_frames()
{
	local watch changes
	printf '[tactus-gesture]\nname=volume\ntype=drag\nfingers=3\nfollowed=true\n' >"$work/frames.ini"
	start_weston frames "$work/frames.ini" --shell=kiosk-shell.so --width=800 --height=600 ||
		{ fail "output frames" "Weston does not start"; return; }
	"$BUILD/bin/tactus" gestures watch volume >"$work/watched" 2>&1 &
	watch=$!
	wait_until "$patience" grep -q '^tactus: follows' "$work/watched"
	drag_volume | play
	expect "output frames: a program is told where the fingers rest" "$(tail -n 2 "$work/watched")" \
		wait_until "$patience" grep -q '"phase":"changed".*"dx":500.000' "$work/watched"
	changes=$(grep -c '"phase":"changed"' "$work/watched")
	expect "output frames: not of each of the 100 samples" "there were $changes" [ "$changes" -lt 50 ]
	play <<-'END'
		up 0 2000
		up 1 2000
		up 2 2000
		frame
	END
	expect "output frames: and of the end" "$(tail -n 2 "$work/watched")" \
		wait_until "$patience" grep -q '"phase":"ended".*"dx":500.000' "$work/watched"
	kill "$watch"
	stop_weston
}
