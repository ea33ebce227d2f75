# SPDX-License-Identifier: MIT
# Part of run-tactusd.sh: what no gesture takes arrives as if there were no daemon.

# Plays a recording without the daemon; libinput's events are in $work/direct.
play_directly()
{
	start_watch "$1" || return 1
	play "$2"
	touches event0 >"$work/direct"
	end_watch
}

twin_is_as_direct()
{
	touches 'event1[0-9]' | cmp -s - "$work/direct"
}

# test_same NAME DESCRIPTION RECORDING OPTION...: the same downs, motions and ups in the same order at the same places.
test_same()
{
	local name=$1 description=$2 recording=$3
	shift 3
	play_directly "$description" "$recording" || { fail "$name" "libinput has no panel"; end_watch; return; }
	start_watch "$description"
	start_daemon --gestures "$work/no-gestures.conf" "$@"
	if ! has_line "$work/daemon" ': taken, '; then
		skip "$name" "$(sed -n 's/^tactusd: .*): //p' "$work/daemon" | tail -n 1)"
		end_watch
		return
	fi
	play "$recording"
	wait_until "$patience" twin_is_as_direct
	touches 'event1[0-9]' >"$work/found"
	expect_same "$name" "$work/direct" "$work/found"
	expect "$name: the panel itself is silent" "it is not" [ -z "$(touches event0)" ]
	end_watch
}

test_passing()
{
	local recording
	"$tactusd" --help >"$work/help"
	expect "--help says what there is" "$(cat "$work/help")" has_line "$work/help" '--taken auto|cancel|withhold'
	"$tactusd" --taken sometimes >/dev/null 2>"$work/complaint"
	status=$?
	expect "a wrong option is refused" "status $status: $(head -n 1 "$work/complaint")" [ "$status" -eq 2 ]
	start_watch
	timeout 20 env FAKE_EVDEV_KERNEL="$work/socket" LD_PRELOAD="$(realpath "$FAKE_EVDEV")" "$tactusd" --list \
		>"$work/list"
	expect "--list names the touchscreen" "$(cat "$work/list")" \
		[ "$(cat "$work/list")" = "/dev/input/event0  Tactus Test Panel  10 fingers, 256 x 144 mm" ]
	expect "and takes none" "it does" [ "$(grep -c '^+' "$work/watch")" -eq 1 ]
	end_watch
	test_same "a tap passes" "$panel" "$work/tap.events" --taken cancel
	test_same "a tap passes where gestures withhold" "$panel" "$work/tap.events" --taken withhold
	test_same "a long session passes" "$panel" "$work/demo.events" --taken withhold
	fingers_file 3 <<-'END'
		0 down:0:100:100 down:1:5000:5000
		10 to:0:200:100
		20 dropped up:0 to:1:5200:5000
		30 to:1:5300:5000
		40 up:1
	END
	test_same "what the kernel dropped is asked for" "$panel" "$work/fingers.events" --taken cancel
	fingers_file 4 <<-'END'
		0 down:0:100:100
		10 down:1:5000:5000
		20 palm:1
		30 to:0:300:300
		40 up:1 up:0
	END
	test_same "a palm of the panel is one of the twin" "$panel" "$work/fingers.events" --taken withhold
	[ -d "$RECORDINGS" ] || { skip "recordings of real touchscreens" "no $RECORDINGS"; return; }
	for recording in "$RECORDINGS"/*.events "$RECORDINGS"/*.evemu; do
		[ -f "$recording" ] && test_recording "$recording"
	done
}

fingers_file()
{
	awk -f "$here/fingers.awk" >"$work/fingers.events"
}

# The description of a real panel is in the recording or beside it.
test_recording()
{
	local recording=$1 name description
	name=$(basename "$recording")
	description=$recording
	grep -q '^N:' "$recording" || description=${recording%%.*}.desc
	[ -f "$description" ] || { skip "recording $name" "no description"; return; }
	# Plays faster than recorded: only the order is compared.
	awk '$1 == "E:" { $2 = sprintf("%d.%06d", 1 + frame / 1000, frame % 1000 * 1000); print }
		$1 == "E:" && $3 == "0000" && $4 == "0000" { frame++ }' "$recording" >"$work/fast.events"
	test_same "recording $name" "$description" "$work/fast.events" --taken cancel
}
