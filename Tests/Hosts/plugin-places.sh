# SPDX-License-Identifier: MIT
# Tests of all plugins: what a finger lands on. Sourced behind plugin-windows.sh.

# place_gestures PLACE...: a tap of four fingers does something else on each. Of places that are one, the first one counts.
place_gestures()
{
	local place
	for place in "$@"; do
		printf '[tactus-gesture]\nname=%s\ntype=tap\nfingers=4\nwhere=%s\n' "$place" "$place"
		printf "command=sh -c 'echo %s >>\"\$COMMANDS\"'\n" "$place"
	done
}

# expect_place NAME X Y PLACE
expect_place()
{
	: >"$work/commands"
	{
		land 4 "$2" "$3"
		lift 4
	} | play
	expect_commands "$1" "$4"
}
