# SPDX-License-Identifier: MIT
# Part of run-tactusd.sh: what belongs to a person stays theirs (18.6). Two users, alice and bob, and a login screen share
# a seat; files of logind and the user database are made up in a mount namespace.

# in_room COMMAND...: runs a command where alice and bob are known.
in_room()
{
	nsenter -t "$room_pid" -m -- "$@"
}

# open_room: makes the namespace. Fails where that is not possible.
open_room()
{
	local person
	[ "$(id -u)" -eq 0 ] && unshare --mount true 2>/dev/null || return 1
	{ cat /etc/passwd; printf '%s\n' "alice:x:2001:2001::$work/alice:/bin/sh" "bob:x:2002:2002::$work/bob:/bin/sh"; } \
		>"$work/passwd"
	{ cat /etc/group; printf '%s\n' alice:x:2001: bob:x:2002: "secrets:x:2003:alice"; } >"$work/group"
	for person in alice:2001 bob:2002; do
		install -d -m 700 -o "${person#*:}" -g "${person#*:}" "$work/${person%:*}" "$work/${person%:*}/.config" \
			"$work/${person%:*}/.config/tactus"
	done
	unshare --mount --propagation private sh -c '
		mount --bind "$0/passwd" /etc/passwd && mount --bind "$0/group" /etc/group &&
			mount -t tmpfs none /run && mkdir -p /run/systemd/seats /run/systemd/sessions /run/tactusd \
				/run/user && chmod 755 /run && : >"$0/room" && exec sleep 600' "$work" >"$work/room.log" 2>&1 &
	room_pid=$!
	wait_until "$patience" [ -e "$work/room" ] || return 1
	local number
	for number in 1 2; do
		in_room install -d -m 700 -o 200$number -g 200$number "/run/user/200$number"
		in_room sh -c "echo 'UID=200$number
CLASS=user' >/run/systemd/sessions/$number"
	done
	in_room sh -c 'printf "UID=120\nCLASS=greeter\n" >/run/systemd/sessions/c1'
}

# end PROCESS: ends a program that runs in the room, or the room.
end()
{
	pkill -TERM -P "$1"
	kill "$1" 2>/dev/null
	wait "$1" 2>/dev/null
}

# sit SESSION UID: makes a session the active one, as logind does it.
sit()
{
	in_room sh -c "printf '%s\n' 'IS_SEAT0=1' 'ACTIVE=$1' 'ACTIVE_UID=$2' >/run/systemd/seats/.new &&
		mv /run/systemd/seats/.new /run/systemd/seats/seat0"
}

# write_gestures PERSON: their swipe tells who runs its command, and what it knows.
write_gestures()
{
	cat >"$work/$1.new" <<-END
		[tactus-gesture]
		name=secret of $1
		type=swipe
		fingers=3
		direction=left
		duration=5s
		command=sh -c 'echo $1: \$(id -un) \$HOME \$(id -Gn | tr " " +) \${ROOTS_OWN:-clean} >>$work/fired'
	END
	install -m 600 -o "$1" "$work/$1.new" "$work/$1/.config/tactus/gestures.conf.new" 2>/dev/null ||
		in_room install -m 600 -o "$1" "$work/$1.new" "$work/$1/.config/tactus/gestures.conf.new"
	mv "$work/$1/.config/tactus/gestures.conf.new" "$work/$1/.config/tactus/gestures.conf"
}

# begin_with_people [OPTION]...: starts the daemon for whoever is at the seat.
begin_with_people()
{
	: >"$work/fired"
	start_watch
	DAEMON_USER= ROOM="nsenter -t $room_pid -m --" start_daemon --taken cancel "$@"
}

# The recording begins in slot 0 without choosing it: that is where lift() ends.
swipe_until_fired()
{
	play "$work/three-finger-swipe.events"
	lift
	wait_until "$patience" fired_is "$1"
}

takes_are()
{
	[ "$(grep -c ': taken, ' "$work/daemon")" -eq "$1" ] && [ "$(grep -c '^+ event1' "$work/watch")" -eq "$1" ]
}

test_turns()
{
	sit 1 2001
	ROOTS_OWN=secret JOURNAL_STREAM=1:2 begin_with_people
	swipe_until_fired 1
	expect "alice's gestures run with her rights, home and groups, and nothing of root's" "$(cat "$work/fired")" \
		[ "$(cat "$work/fired")" = "alice: alice $work/alice alice+secrets clean" ]
	expect "the journal learns nothing of them" "$(cat "$work/daemon")" \
		not grep -q 'secret\|alice\|runs sh\|gestures.conf' "$work/daemon"
	expect "she does, in a file of her own" "$(ls -l "$work/alice/.local/state/tactus" 2>&1)" \
		has_line "$work/alice/.local/state/tactus/tactusd.log" 'secret of alice: runs sh'
	expect "which nobody else may read" "$(ls -l "$work/alice/.local/state/tactus")" \
		[ "$(stat -c '%a %u' "$work/alice/.local/state/tactus/tactusd.log")" = "600 2001" ]
	expect "no command line tells of them" "it does" no_command_line_tells
	sit 2 2002
	wait_until "$patience" takes_are 2
	swipe_until_fired 2
	expect "bob's turn: his gestures are in force, hers are not" "$(cat "$work/fired")" \
		[ "$(tail -n 1 "$work/fired")" = "bob: bob $work/bob bob clean" ]
	expect "her process has gone" "$(pgrep -u 2001 -a tactusd)" not pgrep -u 2001 tactusd >"$work/null"
	sit c1 120
	wait_until "$patience" has_no_twin
	expect "at the login screen nobody's are" "$(tail -n 1 "$work/daemon")" \
		has_line "$work/daemon" "seat0 is nobody's: the touchscreens are left alone"
	play "$work/three-finger-swipe.events"
	lift
	sit 1 2001
	wait_until "$patience" takes_are 3
	swipe_until_fired 3
	expect "alice again: the swipe before fired nothing" "$(cat "$work/fired")" \
		[ "$(cut -c 1-3 "$work/fired" | paste -sd ' ')" = "ali bob ali" ]
	kill -KILL "$(pgrep -u 2001 tactusd)"
	wait_until "$patience" takes_are 4
	swipe_until_fired 4
	expect "a process of gestures that dies is started again" "$(tail -n 1 "$work/daemon")" takes_are 4
	end_watch
}

no_command_line_tells()
{
	not grep -lz 'secret of\|TACTUS_' /proc/[0-9]*/cmdline 2>/dev/null
}

# A process that is called as a compositor is, of somebody who is not at the seat; and a file that is not alice's.
test_lies()
{
	in_room python3 "$PWD/$here/owner.py" 2002 sway /run/user/2002/wayland-0 >"$work/null" 2>&1 &
	local owner=$!
	wait_until "$patience" in_room test -S /run/user/2002/wayland-0
	sit 1 2001
	begin_with_people
	expect "a process called sway of another person is not adopted" "$(cat "$work/daemon")" \
		has_line "$work/daemon" 'no known compositor: taken=cancel'
	swipe_until_fired 1
	expect "alice's gestures stay in force" "$(cat "$work/fired")" has_line "$work/fired" '^alice'
	end "$owner"

	printf '[tactus-gesture]\nname=root only\ntype=nonsense of root\n' >"$work/roots.conf"
	chmod 600 "$work/roots.conf"
	ln -sf "$work/roots.conf" "$work/alice/.config/tactus/link"
	mv "$work/alice/.config/tactus/link" "$work/alice/.config/tactus/gestures.conf"
	wait_until "$patience" has_line "$work/daemon" 'cannot be read: Permission denied'
	expect "a link to what only root may read is not read" "$(cat "$work/daemon")" \
		has_line "$work/daemon" 'cannot be read: Permission denied'
	expect "nor printed" "$(cat "$work/daemon")" not has_line "$work/daemon" 'nonsense'
	rm "$work/alice/.config/tactus/gestures.conf"
	mkfifo "$work/alice/.config/tactus/gestures.conf"
	chown 2001 "$work/alice/.config/tactus/gestures.conf"
	play "$work/three-finger-swipe.events"
	lift
	expect "a pipe in its place holds nothing up" "$(tail -n 1 "$work/daemon")" kill -0 "$daemon_pid"
	rm "$work/alice/.config/tactus/gestures.conf"
	write_gestures alice
	end_watch
}

# join PERSON DEED: a program of a person joins the daemon; what it prints is in $work/peer.
join()
{
	: >"$work/peer"
	in_room python3 "$PWD/$here/peer.py" "$1" /run/tactusd/socket "$2" \
		>"$work/peer" 2>&1 &
	peer=$!
}

leave()
{
	end "$peer"
}

test_joining()
{
	local number before
	sit 1 2001
	: >"$work/fired"
	start_watch
	DAEMON_USER= ROOM="nsenter -t $room_pid -m --" READY='waits at' start_daemon --socket /run/tactusd/socket
	join 2002 listen
	play "$work/tap.events"
	expect "a program of who is not at the seat takes no touchscreen" "$(cat "$work/daemon")" \
		not has_line "$work/daemon" ': taken, '
	expect "and hears nothing" "$(cat "$work/peer")" [ ! -s "$work/peer" ]
	leave
	join 2001 silent
	wait_until "$patience" has_line "$work/daemon" ': taken, '
	play "$work/tap.events"
	wait_until "$patience" has_line "$work/daemon" 'have not answered for two seconds'
	expect_panel_works "after a program that does not answer"
	leave
	for number in 0 1 2 3 4 5 6; do
		join 2001 "$number"
		wait_until "$patience" has_line "$work/peer" left
		expect "malformed message $number: the program is left" "$(cat "$work/peer")" has_line "$work/peer" left
		leave
	done
	expect_panel_works "after malformed messages"
	before=$(grep -c ': taken, ' "$work/daemon")
	join 2001 late
	wait_until "$patience" has_twin
	fingers <<-'END'
		0 down:0:5000:3000
	END
	wait_until "$patience" has_line "$work/peer" asked
	sit 2 2002
	wait_until "$patience" has_no_twin
	lift
	sit 1 2001
	wait_until "$patience" has_twin
	lift
	expect "an answer after the turn is no mistake" "$(cat "$work/peer")" not has_line "$work/peer" left
	expect "the next turn takes the panel again" "it does not" \
		[ "$(grep -c ': taken, ' "$work/daemon")" -eq $((before + 2)) ]
	leave
	wait_until "$patience" has_no_twin
	before=$(grep -c ': taken, ' "$work/daemon")
	join 2001 flood
	wait_until "$patience" has_line "$work/peer" flooded
	wait_until "$patience" has_twin
	leave
	expect "a thousand changes of mind are not followed one by one" "$(grep -c ': taken, ' "$work/daemon") times" \
		[ "$(grep -c ': taken, ' "$work/daemon")" -lt $((before + 100)) ]
	wait_until "$patience" has_no_twin
	expect_panel_works "after them"
	: >"$work/joined"
	in_room setpriv --reuid=2001 --regid=2001 --init-groups env HOME="$work/alice" XDG_RUNTIME_DIR=/run/user/2001 \
		"$tactusd" --join --taken cancel >"$work/joined" 2>&1 &
	peer=$!
	wait_until "$patience" has_line "$work/joined" '1 gestures'
	wait_until "$patience" has_twin
	swipe_until_fired 1
	expect "alice's own service joins, and her gestures fire" "$(cat "$work/joined")" has_line "$work/fired" '^alice'
	leave
	expect_panel_works "after it has ended"
	end_watch
}

has_twin()
{
	! has_no_twin
}

# explains FILE: whether the file says that alice's swipe fired.
explains()
{
	"$BUILD/bin/tactus" explain "$1" >"$work/explained" 2>&1 && has_line "$work/explained" 'secret-of-alice.*fired'
}

# open_bus: starts a system bus in the room, and a logind on it, which locks the session and unlocks it.
open_bus()
{
	[ -x "$BUILD/tests/fake-logind" ] && command -v dbus-daemon >"$work/null" || return 1
	cat >"$work/bus.conf" <<-END
		<busconfig>
			<listen>unix:path=/run/dbus/system_bus_socket</listen>
			<policy context="default">
				<allow user="*"/><allow own="*"/><allow send_destination="*"/><allow receive_sender="*"/>
			</policy>
		</busconfig>
	END
	in_room mkdir -p /run/dbus
	in_room dbus-daemon --config-file="$work/bus.conf" --nofork >"$work/bus.log" 2>&1 &
	bus=$!
	wait_until "$patience" in_room test -S /run/dbus/system_bus_socket
	mkfifo "$work/logind"
	in_room "$(realpath "$BUILD/tests/fake-logind")" <"$work/logind" >"$work/logind.log" 2>&1 &
	logind=$!
	exec 9>"$work/logind"
	wait_until "$patience" has_line "$work/logind.log" ready
}

# Nothing fires in front of the lock screen.
test_lock()
{
	open_bus || { skip "a locked session" "no libsystemd, or no bus"; return; }
	sit 1 2001
	begin_with_people
	swipe_until_fired 1
	echo lock >&9
	wait_until "$patience" has_no_twin
	expect "a locked session has no gestures" "$(tail -n 1 "$work/daemon")" has_no_twin
	play "$work/three-finger-swipe.events"
	lift
	expect_panel_works "in front of the lock screen"
	echo unlock >&9
	wait_until "$patience" has_twin
	swipe_until_fired 2
	expect "once it is unlocked they fire, the one before did not" "$(wc -l <"$work/fired") times" fired_is 2
	echo lock >&9
	wait_until "$patience" has_no_twin
	end "$bus"
	wait_until "$patience" has_twin
	swipe_until_fired 3
	expect "without the bus nobody knows: they fire" "$(tail -n 1 "$work/daemon")" fired_is 3
	end_watch
	exec 9>&-
	end "$logind"
}

# What the gestures were told is alice's: the last minute when she asks for it, all of it if the command line says so.
test_last_minute()
{
	local minute=$work/alice/.local/state/tactus/last-minute.scenario whole=$work/alice/whole.scenario
	sit 1 2001
	begin_with_people --record "$whole"
	swipe_until_fired 1
	pkill -USR1 -x tactusd
	wait_until "$patience" [ -s "$minute" ]
	expect "the last minute explains her swipe" "$(tail -n 1 "$work/daemon")" \
		wait_until "$patience" explains "$minute"
	expect "nobody else may read it" "$(ls -l "$minute")" [ "$(stat -c '%a %u' "$minute")" = "600 2001" ]
	expect "the process that holds the devices goes on" "$(tail -n 1 "$work/daemon")" kill -0 "$daemon_pid"
	expect "so does the recording of all" "$(cat "$work/explained")" explains "$whole"
	expect "which nobody else may read either" "$(ls -l "$whole")" [ "$(stat -c '%a %u' "$whole")" = "600 2001" ]
	swipe_until_fired 2
	expect "gestures go on" "$(tail -n 1 "$work/daemon")" fired_is 2
	end_watch
	sit 2 2002
	begin_with_people --record "$work/alice/of-bob.scenario"
	wait_until "$patience" has_line "$work/daemon" 'of-bob.scenario: Permission denied'
	expect "bob's is not written where only alice may write" "$(ls "$work/alice")" [ ! -e "$work/alice/of-bob.scenario" ]
	swipe_until_fired 1
	expect "his gestures fire none the less" "$(tail -n 1 "$work/daemon")" has_line "$work/fired" '^bob'
	end_watch
}

# follow PERSON FILE: a program of a person follows what alice's session tells; FILE gets it.
follow()
{
	in_room setpriv --reuid="$1" --regid="$1" --clear-groups env XDG_RUNTIME_DIR=/run/user/2001 \
		"$(realpath "$BUILD/bin/tactus")" gestures watch >"$2" 2>&1 &
	follower=$!
}

# Programs of alice's follow her gestures while it is her turn; nobody else's do.
test_followers()
{
	sit 1 2001
	begin_with_people
	wait_until "$patience" in_room test -S /run/user/2001/tactus-gestures-0
	expect "the socket of alice's gestures is hers alone" "$(in_room ls -l /run/user/2001)" \
		[ "$(in_room stat -c '%a %u' /run/user/2001/tactus-gestures-0)" = "600 2001" ]
	follow 2002 "$work/bobs"
	wait "$follower"
	expect "bob's program finds nobody to follow" "$(cat "$work/bobs")" has_line "$work/bobs" 'no host tells'
	follow 2001 "$work/followed"
	wait_until "$patience" has_line "$work/followed" '^tactus: follows all gestures'
	swipe_until_fired 1
	wait_until "$patience" has_line "$work/followed" '"carried-out":true'
	expect "a program of alice's gets her swipe" "$(cat "$work/followed")" has_line "$work/followed" \
		'"gesture":"secret of alice","phase":"ended",.*"fingers":3,.*"output":"Tactus Test Panel",'
	sit 2 2002
	wait "$follower"
	swipe_until_fired 2
	expect "at bob's turn it gets nothing any more" "$(cat "$work/followed")" \
		[ "$(grep -c '"gesture"' "$work/followed")" -eq 1 ]
	follow 2001 "$work/late"
	wait "$follower"
	expect "nor does one that comes now" "$(cat "$work/late")" has_line "$work/late" 'no host tells'
	end_watch
}

test_people()
{
	open_room || { skip "people who share a seat" "only root can make them up"; return; }
	write_gestures alice
	write_gestures bob
	test_turns
	test_followers
	test_last_minute
	test_lock
	test_lies
	test_joining
	end "$room_pid"
}
