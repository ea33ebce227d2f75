# SPDX-License-Identifier: MIT
# Shell functions that run the wlroots example headless, with clients and scripted fingers. Sourced by
# run-wlroots.sh, behind scripts/checks.sh and scripts/session.sh.

compositor=$BUILD/tests/wlroots-compositor
here=Tests/Hosts/wlroots
check_log=Tests/Hosts/check-touch-log.awk
clients=()

# desktop_begin OPTION...: a compositor with one touchscreen; false if it does not start.
desktop_begin()
{
	session_begin || return 1
	rm -f "$work"/*.{debug,client,log}
	script=$XDG_RUNTIME_DIR/script
	log=$work/compositor.log
	clients=()
	mkfifo "$script" && : >"$log" || return 1
	# shellcheck disable=SC2086 # a command and its options
	timeout "$SESSION_TIMEOUT" ${COMPOSITOR_RUNNER:-} "$compositor" "$script" --socket "$SESSION_SOCKET" \
		--record "$work/desktop.scenario" "$@" >>"$log" 2>"$work/wlroots.log" &
	compositor_pid=$!
	wait_until 10 shows 'listening on' || return 1
	play "add HEADLESS-1"
}

# Ends it; passes if it ends well and every client's stream was legal.
desktop_end()
{
	local name=$1 pid client stream why=
	kill -TERM "$compositor_pid" 2>/dev/null
	wait_for_compositor || why="the compositor's exit status is $?: $(tail -n 1 "$work/wlroots.log")"
	for client in "${clients[@]}"; do
		pid=${client%%:*}
		# It reads to the end what the compositor has sent, and ends by itself.
		wait_until 2 has_ended "$pid"
		kill "$pid" 2>/dev/null
		wait "$pid" 2>/dev/null
		stream=$(client_stream "${client#*:}" | awk -f "$check_log") || why="${client#*:}: $stream"
	done
	grep -q 'tactus: client bug' "$work/wlroots.log" && why=$(grep -m 1 'tactus: client bug' "$work/wlroots.log")
	expect "$name: all streams are legal, and it exits cleanly" "$why" [ -z "$why" ]
	check_replay "$name" "$work/desktop.scenario"
	session_end
}

has_ended()
{
	! kill -0 "$1" 2>/dev/null
}

shows()
{
	grep -q -e "$1" "$log"
}

# start NAME TITLE COMMAND...: a client; returns when its window is there.
start()
{
	local name=$1 title=$2
	shift 2
	WAYLAND_DEBUG=1 timeout "$SESSION_TIMEOUT" "$@" >"$work/$name.client" 2>"$work/$name.debug" &
	client_pid=$!
	clients+=("$client_pid:$name")
	wait_until 10 shows "window \"$title\" is mapped"
}

start_touches()
{
	start touches Touches "$BUILD/examples/client" --quit-after-disconnect "$@"
}

start_simple()
{
	start simple simple-touch weston-simple-touch
}

# client_stream NAME [OPTION...]: what it got so far.
client_stream()
{
	local name=$1
	shift
	awk "$@" -f "$here/wayland-debug.awk" "$work/$name.debug"
}

# --- fingers -----------------------------------------------------------------

play()
{
	printf '%s\n' "$@" >"$script"
}

# land "X,Y X,Y ...": fingers 0, 1, ... in one frame.
land()
{
	local place id=0
	for place in $1; do
		echo "down $id ${place/,/ }"
		id=$((id + 1))
	done
	echo frame
}

# glide "X,Y ..." DX DY STEPS MS: from where they landed, in steps of MS.
glide()
{
	local step place id
	for ((step = 1; step <= $4; step++)); do
		echo "wait $5"
		id=0
		for place in $1; do
			echo "motion $id $((${place%,*} + $2 * step / $4)) $((${place#*,} + $3 * step / $4))"
			id=$((id + 1))
		done
		echo frame
	done
}

# lift COUNT
lift()
{
	local id
	for ((id = 0; id < $1; id++)); do
		echo "up $id"
	done
	echo frame
}

# drag "X,Y ..." DX DY STEPS MS: all of it.
drag()
{
	local fingers
	land "$1"
	glide "$@"
	fingers=$(wc -w <<<"$1")
	lift "$fingers"
}

# gesture COMMAND...: plays what a command prints, from now on.
gesture()
{
	play now "$("$@")"
}

# --- what came of it ---------------------------------------------------------

same_stream()
{
	client_stream "$@" >"$work/found"
	cmp -s "$work/expected" "$work/found"
}

# expect_stream TEST CLIENT [OPTION...]: the whole stream, with times, from the standard input.
expect_stream()
{
	local name=$1
	shift
	cat >"$work/expected"
	wait_until 10 same_stream "$@"
	expect_same "$name" "$work/expected" "$work/found"
}

# expect_shown TEST PATTERN...: lines of the compositor's log, in any order.
expect_shown()
{
	local name=$1 pattern
	shift
	for pattern in "$@"; do
		wait_until 10 shows "$pattern" && continue
		fail "$name" "no line $pattern; the last ones: $(tail -n 3 "$log")"
		return 1
	done
	pass "$name"
}
