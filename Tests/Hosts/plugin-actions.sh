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
