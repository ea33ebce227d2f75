# SPDX-License-Identifier: MIT
# What the example's outputs show: wallpapers, drawers that are where the finger has them, and windows that the overview
# makes smaller. Sourced by run-wlroots.sh, behind gestures.sh. The output is 1280 × 720.

# take_picture: the output as it is now, in $work/screen: three bytes for each pixel.
take_picture()
{
	timeout 10 env WAYLAND_DISPLAY="$SESSION_SOCKET" grim -t ppm - 2>/dev/null | tail -c $((1280 * 720 * 3)) >"$work/screen"
}

# pixel X Y: prints its color as RRGGBB.
pixel()
{
	od -An -v -t x1 -j $((($2 * 1280 + $1) * 3)) -N 3 "$work/screen" | tr -d ' \n'
}

# shows_at X Y COLOR: takes a picture and looks at that pixel. Each picture takes longer than a step of wait_until.
shows_at()
{
	take_picture && [ "$(pixel "$1" "$2")" = "$3" ]
}

expect_pixel()
{
	wait_until 1 shows_at "$2" "$3" "$4"
	expect "$1" "the pixel at $2,$3 is $(pixel "$2" "$3"), not $4" [ "$(pixel "$2" "$3")" = "$4" ]
}

has_pictures()
{
	command -v grim >/dev/null && return
	skip "$1" "there is no grim"
	return 1
}

# The sky of a wallpaper has one color in each row.
test_wallpapers()
{
	local name="wallpapers" fingers="800,300 900,300 1000,300" number colors=()
	has_pictures "$name" || return
	desktop_begin || { fail "$name" "it does not start"; return; }
	for number in 1 2 3; do
		[ "$number" = 1 ] || gesture drag "$fingers" -640 0 8 8
		[ "$number" = 1 ] || wait_until 10 shows "workspace $number"
		take_picture
		colors[number]=$(pixel 900 20)
	done
	expect "$name: each workspace has another one" "they are ${colors[*]}" \
		[ "$(printf '%s\n' 000000 "${colors[@]}" | sort -u | wc -l)" = 4 ]
	play now "$(land "$fingers")" "$(glide "$fingers" 400 0 8 8)"
	expect_pixel "$name: the neighbor's comes with the fingers" 20 20 "${colors[2]}"
	expect_pixel "$name: and this one's goes with them" 1270 20 "${colors[3]}"
	play "wait 500" "$(lift 3)"
	desktop_end "$name"
}

# The spring begins where it is let go, with the velocity of the finger, and ends at its target.
test_spring()
{
	local name="a spring"
	"$BUILD/tests/wlroots-motion" 100 1000 240 >"$work/spring"
	expect "$name begins where it is let go" "$(head -n 1 "$work/spring")" [ "$(head -n 1 "$work/spring")" = 100.0 ]
	# 10 ms at 1000 px/s, and a little more or less for the spring.
	expect "$name begins with the velocity" "$(sed -n 2p "$work/spring")" \
		awk 'NR == 2 { good = $1 > 108 && $1 < 114 } END { exit !good }' "$work/spring"
	expect "$name never jumps" "$(paste -sd ' ' "$work/spring")" \
		awk 'NR > 1 && ($1 - last > 15 || last - $1 > 15) { bad = 1 } { last = $1 } END { exit bad }' "$work/spring"
	expect "$name ends at its target" "$(tail -n 1 "$work/spring")" [ "$(tail -n 1 "$work/spring")" = 240.0 ]
}

# The drawer's front edge is under the finger, which landed at 2 px and goes to 132 px.
test_drawer_pixels()
{
	local name="a drawer's pixels" drawer=1a5c75 wallpaper
	has_pictures "$name" || return
	desktop_begin || { fail "$name" "it does not start"; return; }
	take_picture
	wallpaper=$(pixel 133 700)
	play now "$(land "2,500")" "$(glide "2,500" 130 0 8 8)"
	expect_pixel "$name: the drawer is where the finger has it" 129 700 "$drawer"
	expect "$name: and not in front of it" "the pixel is $(pixel 133 700)" [ "$(pixel 133 700)" = "$wallpaper" ]
	play "$(lift 1)"
	wait_until 10 shows 'left drawer is open'
	expect_pixel "$name: a spring opens it" 238 700 "$drawer"
	expect "$name: it has content" "the pixel is $(pixel 30 40)" [ "$(pixel 30 40)" = f2b84b ]
	expect "$name: as far as it goes" "the pixel is $(pixel 241 700)" [ "$(pixel 241 700)" != "$drawer" ]
	# Caught on its way back, or open again if it is there already, it starts from where it is.
	play now "$(land "2,500")" "$(glide "2,500" 40 0 4 8)"
	expect_pixel "$name: taken again, it does not jump" 238 700 "$drawer"
	play "$(lift 1)"
	desktop_end "$name"
}

# is_paper X Y: the client's window is nearly white, the wallpaper behind the overview is dark.
is_paper()
{
	local color
	color=$(pixel "$1" "$2")
	((16#${color:0:2} > 200 && 16#${color:2:2} > 200 && 16#${color:4:2} > 200))
}

# The window of 640 × 400 px is scaled to 576 × 360 px in the right half: it is whole, from 672,180 to 1248,540.
test_overview_pixels()
{
	local name="the overview's pixels" place inside= outside=
	has_pictures "$name" || return
	desktop_begin && start_touches && start_simple || { fail "$name" "no windows"; return; }
	play now "$(land "200,300 500,300 300,200 400,200")" "$(pinch 10)" "$(lift 4)"
	expect_shown "$name: it opens" 'overview is open'
	take_picture
	for place in 675,183 1245,183 675,537 1245,537; do
		is_paper "${place%,*}" "${place#*,}" || inside+=" $place"
	done
	expect "$name: a window is shown whole" "it is not at$inside" [ -z "$inside" ]
	for place in 669,183 1251,183 675,177 1245,543; do
		! is_paper "${place%,*}" "${place#*,}" || outside+=" $place"
	done
	expect "$name: and smaller than it is" "it is at$outside, too" [ -z "$outside" ]
	kill "$client_pid"
	wait_until 10 shows 'window "simple-touch" is gone'
	# Alone, the window has the whole output, and its own size: from 320,160.
	wait_until 1 shows_paper 323 163
	expect "$name: it follows the windows" "$(pixel 323 163)" is_paper 323 163
	play now "$(land "640,360")" "wait 60" "$(lift 1)"
	expect_shown "$name: it closes" 'overview is closed'
	wait_until 1 shows_paper 3 3
	expect "$name: the window is back in its place" "$(pixel 3 3)" is_paper 3 3
	desktop_end "$name"
}

shows_paper()
{
	take_picture && is_paper "$1" "$2"
}
