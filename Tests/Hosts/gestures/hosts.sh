#!/bin/bash
# SPDX-License-Identifier: MIT
# `tactus gestures check --for HOST` says what the host's sources say: its actions, and what it tells gestures.
#
#   BUILD=DIR             where `make` built
set -u
cd "$(dirname "$0")/../../.." || exit 1
. scripts/checks.sh
tool=$(realpath "${BUILD:-build}/bin/tactus")

# between FROM TO FILE...: the lines from one that matches FROM to the next one that matches TO.
between()
{
	local from=$1 to=$2
	shift 2
	awk -v from="$from" -v to="$to" '$0 ~ from { on = 1 } on { print } on && $0 ~ to { on = 0 }' "$@"
}

# actions_of HOST: the part of its sources that lists its actions.
actions_of()
{
	case $1 in
	weston) between '\.actions =' ',' hosts/weston/gesture-host.c ;;
	wayfire) between 'scene_actions =' ';' hosts/wayfire/actions.cpp; grep 'callbacks\.actions =' hosts/wayfire/plugin.c ;;
	kwin) between 'for .auto action : .TACTUS_GESTURES' ')' hosts/kwin/actions.cpp ;;
	hyprland) between 'host_actions =' ';' hosts/hyprland/actions.cpp ;;
	tactusd) between 'var mask' '^    }' Sources/Tactusd/Worker/Actions.swift
		between 'let mask' '^$' Sources/Tactusd/Worker/Actions.swift ;;
	esac
}

# sources_of HOST: the file that fills in the host's functions.
sources_of()
{
	case $1 in
	weston) echo hosts/weston/gesture-host.c ;;
	wayfire) echo hosts/wayfire/plugin.c ;;
	tactusd) echo Sources/Tactusd/Worker/GestureHost.swift ;;
	*) echo "hosts/$1/host.cpp" ;;
	esac
}

# in_sources HOST: what it has by its sources, a word a line.
in_sources()
{
	local file
	file=$(sources_of "$1")
	actions_of "$1" | grep -o 'TACTUS_GESTURES_ACTION_[A-Z_]*' | sed 's/TACTUS_GESTURES_ACTION_//' | tr 'A-Z_' 'a-z-' |
		sed 's/^click$/left-click/; s/^drag$/left-drag/; /^host$/d'
	grep '\.words_name = ' "$file" | grep -qv nullptr && echo words
	grep -q '\.find_output = ' "$file" && printf '%s\n' output orientation edge-range region
	grep -q '\.get_app_id = ' "$file" && echo app-id
	grep -q '\.get_title = ' "$file" && echo title
	grep -Eq '\.(get_modifiers = |knows_modifiers = true)' "$file" && echo modifiers
	grep -q '\.knows_tablet_mode = true' "$file" && echo mode
	grep -q '\.show_progress = ' "$file" && echo feedback
	grep '\.is_locked = ' "$file" | grep -qv nullptr && echo while
	between '\.places = ' '[,;]$' "$file" | grep -o 'TACTUS_GESTURES_PLACE_[A-Z]*' | sed 's/.*PLACE_/where=/' | tr 'A-Z' 'a-z'
	grep -rq gestures_scales_lengths "${file%/*}" && echo scale-lengths
}

# gesture KEY=VALUE...: a gesture that no other one is.
number=0
gesture()
{
	number=$((number + 1))
	printf '[tactus-gesture]\nname=%s\ntype=drag\ndistance=%dpx\n' "${1%%=*}" $((number * 10))
	printf '%s\n' "$@"
}

actions=$(sed -n '/^enum tactus_gestures_action {/,/^}/ s/.*TACTUS_GESTURES_ACTION_\([A-Z_]*\) = [0-9]*,/\1/p' include/tactus-gestures.h |
	grep -vx 'NONE\|KEYS\|HOLD_KEYS\|HOST' | tr 'A-Z_' 'a-z-' | sed 's/^click$/left-click/; s/^drag$/left-drag/')
places=$(sed -n '/^enum tactus_gestures_place {/,/^}/ s/.*TACTUS_GESTURES_PLACE_\([A-Z]*\) = [0-9]*,/\1/p' include/tactus-gestures.h |
	grep -vx UNKNOWN | tr 'A-Z' 'a-z')
conditions='output=x orientation=portrait region=0-50%,0-50% app-id=foot title=foot modifiers=none mode=tablet while=locked feedback=true'

# in_table HOST: the same by the tool, which leaves out a gesture, or says that there is no bar.
in_table()
{
	local word

	for word in $actions keys hold-keys; do
		case $word in
		keys) gesture keys=a ;;
		hold-keys) gesture keys=alt+tab hold=true ;;
		*) gesture "action=$word" ;;
		esac >"$work/one.conf"
		"$tool" gestures check --for "$1" "$work/one.conf" | grep -q 'cannot do it\|cannot press\|cannot hold' || echo "$word"
	done
	for word in $conditions; do
		gesture "$word" command=true >"$work/one.conf"
		"$tool" gestures check --for "$1" "$work/one.conf" | grep -q 'does not tell\|cannot draw' || echo "${word%%=*}"
	done
	# Each host has a prefix of its own, if any.
	for word in hyprland kwin sway wayfire; do
		gesture "action=$word:x" >"$work/one.conf"
		"$tool" gestures check --for "$1" "$work/one.conf" | grep -q 'cannot do it' || echo words
	done
	for word in $places; do
		gesture "where=$word" command=true >"$work/one.conf"
		"$tool" gestures check --for "$1" "$work/one.conf" | grep -q 'does not tell' || echo "where=$word"
	done
	printf '[tactus-gesture]\ntype=edge-swipe\nedge=left\nedge-range=0-50%%\ncommand=true\n' >"$work/one.conf"
	"$tool" gestures check --for "$1" "$work/one.conf" | grep -q 'does not tell' || echo edge-range
	printf '[tactus]\nscale-lengths=true\n' >"$work/one.conf"
	"$tool" gestures check --for "$1" "$work/one.conf" | grep -q 'does not scale' || echo scale-lengths
}

for host in weston wayfire kwin hyprland tactusd; do
	in_sources "$host" | sort -u >"$work/expected"
	in_table "$host" | sort -u >"$work/found"
	cp "$work/found" "$work/table-$host"
	expect_same "$host can do what its sources say" "$work/expected" "$work/found"
done

# print_table: the table of docs/coming-from.md.
print_table()
{
	local word host row

	echo '| key | Weston | Wayfire | KWin | Hyprland | tactusd |'
	echo '|---|---|---|---|---|---|'
	for word in $(sed 's/^/action=/' <<<"$actions") words keys hold-keys $(printf '%s\n' $conditions | cut -d= -f1) $(printf 'where=%s\n' $places) edge-range scale-lengths; do
		row="| \`$(sed 's/^hold-keys$/hold/; s/^words$/action=HOST:WORDS/' <<<"$word")\` |"
		for host in weston wayfire kwin hyprland tactusd; do
			if grep -qx -- "${word#action=}" "$work/table-$host"; then row+=' yes |'; else row+=' – |'; fi
		done
		echo "$row"
	done
}

print_table >"$work/expected"
sed -n '/^| key | Weston/,/^$/p' docs/coming-from.md | grep '^|' >"$work/found"
[ "${1:-}" = --table ] && { cat "$work/expected"; exit; }
expect_same "docs/coming-from.md has the table" "$work/expected" "$work/found"

# Each complete file of the pages has no mistake.
awk -v work="$work" '/^```ini complete/ { file = work "/page-" ++count ".conf"; next } /^```/ { file = "" }
	file { print > file }' docs/coming-from.md README.md
for file in "$work"/page-*.conf; do
	"$tool" gestures check "$file" >"$work/found" 2>&1 || cat "$work/found"
done >"$work/mistakes"
expect "the files of docs/coming-from.md and README.md have no mistake" "$(cat "$work/mistakes")" [ ! -s "$work/mistakes" ]
expect "there are five of them" "others" [ -e "$work/page-5.conf" -a ! -e "$work/page-6.conf" ]

# A plugin of another host would need a line in the table.
for folder in hosts/*/; do
	host=$(basename "$folder")
	[ -e "$folder/metadata.json" ] || grep -rlq 'tactus_gestures_host\|tactus_host_callbacks' "$folder" || continue
	"$tool" gestures check --for "$host" /dev/null 2>&1 | grep -q 'unknown host' && echo "$host"
done >"$work/missing"
expect "each plugin's host is known" "$(cat "$work/missing")" [ ! -s "$work/missing" ]

# expect_check NAME STATUS ARGUMENT...: what it prints is what stands on standard input.
expect_check()
{
	local name=$1 wanted=$2 status
	shift 2
	cat >"$work/expected"
	"$tool" gestures check "$@" >"$work/found" 2>&1
	status=$?
	[ "$status" -eq "$wanted" ] || echo "exit status $status" >>"$work/found"
	expect_same "$name" "$work/expected" "$work/found"
}

cat >"$work/much.conf" <<END
[tactus-gesture]
name=served
type=drag
command=true
[tactus-gesture]
name=much
type=tap
fingers=3
mode=tablet
app-id=foot
modifiers=none
action=close
END
expect_check "all that a host cannot do for a gesture is told" 1 --for tactusd "$work/much.conf" <<END
$work/much.conf:5: [tactus-gesture] much: tactusd does not tell application ids; the gesture is left out
$work/much.conf:5: [tactus-gesture] much: tactusd does not tell modifier keys; the gesture is left out
$work/much.conf:5: [tactus-gesture] much: tactusd does not tell whether the device is a tablet; the gesture is left out
$work/much.conf:5: [tactus-gesture] action=close: tactusd cannot do it; the gesture is left out
1 gesture, 4 mistakes
END
expect_check "or nothing" 0 --for=kwin "$work/much.conf" <<END
ok $work/much.conf: 2 gestures
END
expect_check "a host that is what its author makes of it" 1 --for wlroots "$work/much.conf" <<END
$work/much.conf: a compositor on wlroots reads such files if its author has built that in; tactusd in front of it does in any case
$work/much.conf:5: [tactus-gesture] much: a compositor on wlroots does not tell whether the device is a tablet; the gesture is left out
$work/much.conf:5: [tactus-gesture] action=close: a compositor on wlroots does it if its author has written it; else the gesture is left out
1 gesture, 3 mistakes
END
usage='usage: tactus gestures [OPTION]... check [FILE] | list | try FILE RECORDING | test FILE | draw FILE | learn NAME FILE RECORDING... | import FILE | watch [NAME]...; --help says more'
expect_check "a host that is misspelt" 2 --for hyperland "$work/much.conf" <<END
tactus: unknown host hyperland: perhaps hyprland is meant
$usage
END
expect_check "a desktop of another name" 2 --for Plasma "$work/much.conf" <<END
tactus: unknown host Plasma: perhaps kwin is meant
$usage
END
expect_check "a host that nobody knows" 2 --for x "$work/much.conf" <<END
tactus: unknown host x: it is weston, wayfire, kwin, hyprland, wlroots or tactusd
$usage
END
summary
