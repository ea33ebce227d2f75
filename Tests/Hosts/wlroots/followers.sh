# SPDX-License-Identifier: MIT
# A program that follows gestures: its drawer and its volume bar are where the fingers have them. Sourced by
# run-wlroots.sh, behind pixels.sh. The output is 1280 × 720, so that the drawer is 360 px deep. The bar, 64 × 400 px, is
# from 1088,160.

drawer_color=333366 bar_color=ff9933 groove_color=333333

follower_prints()
{
	[ "$(grep -cx -e "$1" "$work/followers.client")" -ge "${2:-1}" ]
}

# start_followers [OPTION...]: its process, without the timeout around it, is in follower.
start_followers()
{
	WAYLAND_DEBUG=1 timeout "$SESSION_TIMEOUT" "$BUILD/examples/followers" "$@" \
		>"$work/followers.client" 2>"$work/followers.debug" &
	client_pid=$!
	clients+=("$client_pid:followers")
	wait_until 10 has_child "$client_pid"
	follower=$(pgrep -P "$client_pid")
}

has_child()
{
	pgrep -P "$1" >/dev/null
}

# expect_color NAME X Y COLOR [X Y]: the color at a place, and, taken with the same picture, not at the second one.
expect_color()
{
	wait_until 10 shows_border "${@:2}"
	expect "$1" "the pixels are $(pixel "$2" "$3")${5:+ and $(pixel "$5" "$6")}; the color is $4" shows_border "${@:2}"
}

shows_border()
{
	shows_at "$1" "$2" "$3" && { [ $# -eq 3 ] || [ "$(pixel "$4" "$5")" != "$3" ]; }
}

lacks_at()
{
	take_picture && [ "$(pixel "$1" "$2")" != "$3" ]
}

expect_no_color()
{
	wait_until 10 lacks_at "${@:2}"
	expect "$1" "the pixel at $2,$3 is $4" [ "$(pixel "$2" "$3")" != "$4" ]
}

# children_of PROCESS: prints what changes if it starts one, also one that has ended: the page faults of those, and the
# processes that are there.
children_of()
{
	sed 's/.*) //' "/proc/$1/stat" | cut -d ' ' -f 9
	pgrep -P "$1"
}

test_followers()
{
	local name="a follower" host before
	has_pictures "$name" || return
	cp examples/followers/gestures.conf "$work/gestures.conf"
	desktop_begin --no-drawers --gestures "$work/gestures.conf" && start_touches || { fail "$name" "no window"; return; }
	start_followers
	wait_until 10 follower_prints 'following tactus-gestures-0'
	host=$(pgrep -P "$compositor_pid")
	before="$(children_of "$host"; children_of "$follower")"
	follow_drawer
	follow_volume
	expect "$name: no process is started" "there are others" \
		[ "$(children_of "$host"; children_of "$follower")" = "$before" ]
	follow_new_file
	desktop_end "$name"
}

follow_drawer()
{
	local name="a follower's drawer"
	play now "$(land "640,718")" "$(glide "640,718" 0 -180 8 10)"
	expect_color "$name: half way with the finger" 20 545 "$drawer_color" 20 535
	play "$(glide "640,538" 0 -60 4 10)" "$(lift 1)"
	wait_until 10 follower_prints 'drawer open'
	expect_color "$name: carried out, it is open" 20 364 "$drawer_color" 20 356
	play now "$(land "20,600")" "wait 40" "$(lift 1)"
	wait_until 10 follower_prints 'drawer shut'
	expect_no_color "$name: a tap on it shuts it" 20 700 "$drawer_color"
	play now "$(land "640,718")" "$(glide "640,718" 0 -60 10 60)"
	expect_color "$name: a short way is followed" 20 664 "$drawer_color" 20 654
	play "wait 60" "$(lift 1)"
	wait_until 10 follower_prints 'drawer shut' 2
	expect_no_color "$name: and springs back" 20 700 "$drawer_color"
	expect "$name: it was open once" "$(paste -sd , "$work/followers.client")" \
		[ "$(grep -c 'drawer open' "$work/followers.client")" = 1 ]
}

# A tenth of the output up is 60 %, a twentieth down from the beginning 45 %.
follow_volume()
{
	local name="a follower's volume"
	play now "$(land "1250,400")" "$(glide "1250,400" 0 -72 8 10)"
	expect_color "$name: the bar grows with the finger" 1120 324 "$bar_color" 1120 316
	expect "$name: it has a groove" "$(pixel 1120 316)" [ "$(pixel 1120 316)" = "$groove_color" ]
	play "$(glide "1250,328" 0 108 8 10)"
	expect_color "$name: and shrinks with it" 1120 384 "$bar_color" 1120 376
	play "$(lift 1)"
	wait_until 10 follower_prints 'volume 45'
	expect "$name: it stays when the finger goes" "$(tail -n 1 "$work/followers.client")" follower_prints 'volume 45'
	expect_no_color "$name: the bar goes" 1120 500 "$bar_color"
}

# The drawer has another name in the new file, which the program does not know, and then the old one.
follow_new_file()
{
	local name="a follower of a file that is read again"
	sed 's/name=drawer/name=other/' examples/followers/gestures.conf >"$work/gestures.new"
	mv "$work/gestures.new" "$work/gestures.conf"
	wait_until 10 logs '2 gestures, read again'
	gesture drag "640,718" 0 -300 8 10
	cp examples/followers/gestures.conf "$work/gestures.new"
	mv "$work/gestures.new" "$work/gestures.conf"
	wait_until 10 eval '[ "$(grep -c "2 gestures, read again" "$work/wlroots.log")" -ge 2 ]'
	gesture drag "640,718" 0 -300 8 10
	wait_until 10 follower_prints 'drawer open' 2
	expect "$name: it still follows, and only what it asked for" "$(paste -sd , "$work/followers.client")" \
		[ "$(grep -c 'drawer open' "$work/followers.client")" = 2 ]
	expect "$name: on the same connection" "$(paste -sd , "$work/followers.client")" \
		[ "$(grep -c following "$work/followers.client")" = 1 ]
	expect "$name: in the same process" "it has gone" kill -0 "$follower"
}

# step PHASE DY [MEMBERS]: a line of a host about the drawer.
step()
{
	echo "{\"version\":1,\"gesture\":\"drawer\",\"phase\":\"$1\",\"output\":\"HEADLESS-1\",\"output-height\":720.000,\"dy\":$2${3:-}}"
}

# tell LINES: a host in the place of the compositor; its process is in teller.
tell()
{
	printf '%s\n' "$1" >"$work/lines"
	"$BUILD/tests/telling-host" "$work/lines" 7 >"$work/told" 2>&1 &
	teller=$!
	wait_until 10 grep -q told "$work/told"
}

# The host's lines come in pieces, with bad ones among them; then it crashes, and another one comes.
test_follower_reading()
{
	local name="a follower that reads" teller
	results_of "$name" "$BUILD/tests/follower-lines"
	has_pictures "$name" || return
	desktop_begin --no-drawers && start_followers || { fail "$name" "it does not start"; return; }
	tell "no JSON
$(step began -10.000)
{\"version\":2,\"gesture\":\"drawer\",\"phase\":\"changed\",\"dy\":-300}
$(printf '%5000s' '')
$(step changed -180.000 ',"new":{"dy":[-300,"}"]}')
$(step changed -300 | cut -c 1-40)"
	printf 'drawer\nvolume\ntold\n' >"$work/expected"
	expect_same "$name asks for its gestures" "$work/expected" "$work/told"
	expect_color "$name: pieces and bad lines do no harm" 20 545 "$drawer_color" 20 535
	expect "$name: it complains once" "$(grep followers: "$work/followers.debug")" \
		[ "$(grep -c 'a line is left out' "$work/followers.debug")" = 1 ]
	kill "$teller"
	wait_until 10 follower_prints 'drawer shut'
	expect_no_color "$name: what has no end is taken back" 20 700 "$drawer_color"
	tell "$(step began -10)
$(step changed -200)
$(step ended -200 ',"carried-out":true')"
	wait_until 10 follower_prints 'drawer open'
	expect "$name: it follows the next host" "$(paste -sd , "$work/followers.client")" \
		eval "follower_prints 'drawer open' && follower_prints 'following tactus-gestures-0' 2"
	kill "$teller"
	desktop_end "$name"
}
