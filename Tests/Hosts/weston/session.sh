# SPDX-License-Identifier: MIT
# Part of run-weston.sh: a headless Weston with the module and the player, its clients, and what they say. Sourced
# behind scripts/checks.sh and scripts/session.sh.

WESTON_LOG= CLIENT_LOG=
weston_pid= client_pids=

# The programs of the example's commands: each says that it was run, and with what.
make_programs()
{
	local name
	mkdir -p "$work/bin"
	for name in weston-terminal brightnessctl playerctl weston-screenshooter pactl systemctl; do
		printf '#!/bin/sh\necho "%s${1:+ $*}" >>"%s"\n' "$name" "$work/commands" >"$work/bin/$name"
		chmod +x "$work/bin/$name"
	done
}

# From 14 on the renderer is named instead of switched on.
weston_renderer()
{
	case $(weston --version) in
	"weston 10."*) echo --use-pixman ;;
	*) echo --renderer=pixman ;;
	esac
}

# start_weston NAME INI OPTION...: returns once the player is there. Its log is $work/NAME.weston.
start_weston()
{
	local name=$1 ini=$2
	shift 2
	session_begin || return 1
	WESTON_LOG=$work/$name.weston
	mkfifo "$session_directory/player" || return 1
	: >"$WESTON_LOG"
	: >"$work/commands"
	# Its words are separate ones. File 8 is one that a command must not have.
	# shellcheck disable=SC2086
	recording=$work/$name.scenario
	PATH=$work/bin:$PATH TACTUS_RECORD=$recording HOME=$work XDG_CONFIG_HOME=$work/config XDG_CONFIG_DIRS=$work WESTON_PLAYER=$session_directory/player \
		timeout "$SESSION_TIMEOUT" ${WESTON_WRAPPER:-} weston --backend=headless-backend.so "$(weston_renderer)" \
		--socket="$SESSION_SOCKET" --idle-time=0 --logger-scopes=log,tactus --config="$(realpath "$ini")" \
		--modules="${WESTON_MODULES:-$libraries/tactus-weston.so,$programs/weston-player.so}" "$@" >>"$WESTON_LOG" 2>&1 8</dev/null &
	weston_pid=$!
	wait_until "$patience" said_or_died 'player: ready'
	in_log 'player: ready' || return 1
	exec 9<>"$session_directory/player"
}

# Ends it as a user would; its exit status is left in weston_status.
stop_weston()
{
	local pid
	for pid in $client_pids; do
		kill "$pid" 2>/dev/null
	done
	client_pids=
	if [ -n "$weston_pid" ]; then
		echo exit >&9
		exec 9>&-
		wait "$weston_pid"
		weston_status=$?
		weston_pid=
		[ "$weston_status" -ne 0 ] || [ -n "${WESTON_MODULES:-}" ] || check_replay "$(basename "$recording" .scenario)" "$recording"
	fi
	session_end
}

# start_client NAME COMMAND...: returns once it is shown; its log is $work/NAME.client, its process client_pid.
start_debugged_client()
{
	local name=$1
	shift
	CLIENT_LOG=$work/$name.client
	: >"$CLIENT_LOG"
	WAYLAND_DEBUG=1 "$@" >/dev/null 2>"$CLIENT_LOG" &
	client_pid=$!
	disown # or the shell would tell of its death
	client_pids="$client_pids $client_pid"
	client_start=1
	wait_until "$patience" is_shown "$client_pid"
}

# Asks Weston, since a client cannot know.
is_shown()
{
	play <<-'END'
		state
	END
	last_state | grep -q "view $1 "
}

# What Weston said last when it was asked for its state.
last_state()
{
	awk '/player: at / { answer = ""; next } /player: done / { last = answer; next }
		/player: / { sub(/^.*player: /, ""); answer = answer $0 "\n" } END { printf "%s", last }' "$WESTON_LOG"
}

in_log()
{
	grep -qF -- "$1" "$WESTON_LOG"
}

# play: the script on standard input; returns when it is through.
play()
{
	# It may be called in a subshell, where nothing can be counted.
	local name=$BASHPID-$EPOCHREALTIME
	{
		echo "say at $name"
		cat
		echo "say done $name"
	} >&9
	wait_until "$patience" said_or_died "player: done $name"
	in_log "player: done $name"
}

# Nobody waits for a Weston that is no more.
said_or_died()
{
	in_log "$1" || ! kill -0 "$weston_pid" 2>/dev/null
}

# From here on the client's events count.
mark()
{
	client_start=$(($(wc -l <"$CLIENT_LOG") + 1))
	: >"$work/commands"
}

# The client's wl_touch events since the mark.
stream()
{
	tail -n "+$client_start" "$CLIENT_LOG" | awk -f "$here/wayland-debug.awk"
}

stream_is()
{
	stream | cmp -s - "$1"
}

# expect_stream NAME: what is on standard input is what the client got since the mark, no more and no less.
expect_stream()
{
	cat >"$work/expected"
	wait_until "$patience" stream_is "$work/expected"
	stream >"$work/found"
	expect_same "$1" "$work/expected" "$work/found"
}

commands_are()
{
	[ "$(cat "$work/commands")" = "$1" ]
}

# expect_commands NAME LINES: what was run since the mark.
expect_commands()
{
	wait_until "$patience" commands_are "$2"
	expect "$1" "ran: $(paste -sd ';' "$work/commands")" commands_are "$2"
}

expect_log()
{
	expect "$1" "no line \"$2\"" wait_until "$patience" in_log "$2"
}

# Whatever happened, the whole stream of the client so far was legal, and closed.
expect_legal()
{
	awk -f "$here/wayland-debug.awk" "$CLIENT_LOG" | awk -f "$here/../check-touch-log.awk" >"$work/legal"
	expect "$1" "$(cat "$work/legal")" [ "${PIPESTATUS[1]}" -eq 0 ]
}
