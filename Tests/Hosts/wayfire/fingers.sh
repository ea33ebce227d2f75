# SPDX-License-Identifier: MIT
# Part of run-wayfire.sh: as many fingers as Wayfire keeps for gestures of its own, which since 0.11 it takes from all
# clients. With the plugin they are the clients' until a gesture fires.

finger_count()
{
	ask wayfire/get-config-option '{"option": "input/gesture_finger_count"}' 2>/dev/null
}

finger_count_is()
{
	finger_count | grep -q "\"value\": \"$1\""
}

expect_finger_count()
{
	expect "$1" "it is: $(finger_count)" await finger_count_is "$2"
}

# set_finger_count NUMBER: in wayfire.ini, which Wayfire reads again.
set_finger_count()
{
	sed "s/^gesture_finger_count = .*/gesture_finger_count = $1/" "$work/wayfire.ini" >"$work/wayfire.new"
	cat "$work/wayfire.new" >"$work/wayfire.ini"
}

# Steps of three fingers that move down, of which the second lifts and lands again.
three_fingers()
{
	land 3 700 300
	glide 3 700 300 0 60 3
	cat <<-'END'
		wait 20
		up 1
		frame
		wait 20
		motion 0 700 380
		frame
		wait 20
		down 1 900 400
		frame
		wait 20
		up 0
		frame
		wait 20
		up 2
		frame
		wait 20
		up 1
		frame
	END
}

test_many_fingers()
{
	local name="three fingers that are no gesture"
	mark
	three_fingers | play
	three_fingers | grep -v wait | expect_stream "$name: all of them are the client's, one after another"
	mark
	{
		land 5 400 300
		glide 5 400 300 0 60 3
		lift 5
	} | play
	{
		land 5 400 300
		glide 5 400 300 0 60 3
		lift 5
	} | grep -v wait | expect_stream "five fingers that are no gesture: so are they"
	expect_commands "$name: nothing is run" ""
}

# The option while the plugin is loaded, while the user writes it, and without the plugin.
test_finger_count()
{
	local name="the option gesture_finger_count" most=2147483647
	# 0.10 answers with the line of the file, of which it knows nothing.
	if finger_count | grep -q '"default": ""'; then
		skip "$name" "this version of Wayfire has none"
		return
	fi
	expect_finger_count "$name: it is held" $most
	set_finger_count 4
	# Wayfire has read the file when it knows a plugin that is new in it.
	unload_plugin
	expect_finger_count "$name: without the plugin, it is what was written meanwhile" 4
	mark
	{
		land 4 500 300
		lift 4
	} | play
	await client_said 'wl_touch.*cancel'
	expect "$name: without the plugin, Wayfire cancels four fingers" "$(stream | paste -sd ';')" \
		client_said 'wl_touch.*cancel'
	load_plugin
	expect_finger_count "$name: it is held again" $most
	set_finger_count 2
	sleep 0.5
	expect_finger_count "$name: it is held while it is written" $most
	mark
	three_fingers | play
	three_fingers | grep -v wait | expect_stream "$name: three fingers are the client's as before"
	unload_plugin
	expect_finger_count "$name: and given back once more" 2
}

finger_tests()
{
	start_touches fingers || fail fingers "the client is not shown"
	test_many_fingers
	test_finger_count
	expect_legal fingers
}

test_fingers()
{
	{
		cat "$here/wayfire.ini"
		printf '\n[input]\ngesture_finger_count = 2\n'
	} >"$work/fingers.ini"
	start_host fingers "$work/fingers.ini" || {
		fail fingers "Wayfire does not start: $(tail -n 1 "$HOST_LOG")"
		session_end
		return
	}
	finger_tests
	stop_host fingers
}
