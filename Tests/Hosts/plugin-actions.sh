# SPDX-License-Identifier: MIT
# Tests of all plugins: what a host does by itself. Sourced behind plugin-clients.sh.

# long_press X Y
long_press()
{
	{
		land 1 "$1" "$2"
		echo wait 1500
		echo frame
		lift 1
	} | play
}

# test_right_click X Y: a place in the client's window.
test_right_click()
{
	start_debugged_client pointer "$BUILD/tests/pointer-client" || fail "right click" "the client is not shown"
	long_press "$1" "$2"
	await grep -q 'button 273 0' "$work/pointer.out"
	printf 'button 273 1\nbutton 273 0\n' >"$work/expected"
	grep button "$work/pointer.out" >"$work/found"
	expect_same "right-click: a long press is one" "$work/expected" "$work/found"
}

# A drag to the right workspace by 300 px, in a hundred samples of 2 ms, faster than any output.
drag_fast()
{
	local step id
	land 5 700 300
	for ((step = 1; step <= 100; step++)); do
		echo wait 2
		for ((id = 0; id < 5; id++)); do
			echo "motion $id $((700 + 60 * id - 3 * step)) 300"
		done
		echo frame
	done
}

# What follows the fingers is told once per output frame: programs hear of the same steps as the host.
test_output_frames()
{
	local watch changes rests='"phase":"changed".*"dx":-\(300\|299\)\.'
	"$BUILD/bin/tactus" gestures watch "to the right" >"$work/watched" 2>&1 &
	watch=$!
	await grep -q '^tactus: follows' "$work/watched"
	drag_fast | play
	expect "output frames: told where the fingers rest" "$(tail -n 1 "$work/watched")" \
		await grep -q "$rests" "$work/watched"
	changes=$(grep -c '"phase":"changed"' "$work/watched")
	expect "output frames: not of each of the 100 samples" "there were $changes" [ "$changes" -lt 60 ]
	lift 5 | play
	kill "$watch"
}
