# SPDX-License-Identifier: MIT
# Part of run-end-to-end.sh: clients that die, hang or misuse the protocol harm nobody but themselves.

# test_neighbour NAME FUNCTION: a second client beside one that misbehaves gets the same events as alone.
test_neighbour()
{
	local name=$1 start_bad_client=$2 log="$work/neighbour"
	rm -f "$log".*
	session_begin || return
	if start_compositor "$log.compositor" --trace "$work/demo-trace.events" --size 1400x540 --clients 2; then
		"$start_bad_client" "$log"
		start_client "$log.client"
		why=
		wait_for_compositor || blame "the compositor: $(complaint "$log.compositor")"
		wait "$client_pid" || blame "the other client: $(tail -n 1 "$log.client")"
		stop_bad_client
		check_stream "$log.client" || blame "the other client's stream: $stream"
		logged '^up ' "$log.client" || blame "the other client got nothing"
		expect "$name" "$why" [ -z "$why" ]
	else
		fail "$name" "the compositor does not start"
	fi
	session_end
}

bad_client_is_mapped()
{
	grep -q 'is mapped' "$1.compositor"
}

# Starts a client that dies of SIGPIPE with a finger down, by writing into a closed pipe.
start_dying_client()
{
	"$BUILD/examples/client" --title dying 2>/dev/null | head -n 1 >/dev/null &
	bad_client_pid=
	wait_until 10 bad_client_is_mapped "$1"
}

start_hanging_client()
{
	"$BUILD/examples/client" --title hanging --quit-after-disconnect >/dev/null 2>&1 &
	bad_client_pid=$!
	wait_until 10 bad_client_is_mapped "$1"
	kill -STOP "$bad_client_pid"
}

stop_bad_client()
{
	[ -n "$bad_client_pid" ] && kill -KILL "$bad_client_pid" && wait "$bad_client_pid" 2>/dev/null
	bad_client_pid=
}

# Lists the ways of the rude client, one a line.
list_ways()
{
	"$BUILD/tests/rude-client" >"$work/ways" || fail "rude client" "lists nothing"
}

be_rude()
{
	local answer
	answer=$(timeout 10 "$BUILD/tests/rude-client" "$1" 2>/dev/null)
	expect "rude client: $1" "$2 expected, got ${answer:-nothing}" [ "$answer" = "$2" ]
}

# Clients that misuse the protocol get an error or are tolerated, and the compositor serves others afterwards. It waits
# for two windows, which only the well-behaved clients at the end open.
test_rude_clients()
{
	local log="$work/rude.compositor" name expected
	session_begin || return
	start_compositor "$log" --trace "$work/demo-trace.events" --clients 2
	while read -r name expected; do
		be_rude "$name" "$expected"
	done < <(grep -v ' touches$' "$work/ways")
	start_client /dev/null
	start_client /dev/null
	wait_for_compositor
	status=$?
	expect "rude clients leave the compositor in order" "$(complaint "$log")" [ "$status" -eq 0 ]
	session_end
}

# Clients that wait for touches get a trace of their own, which continues after them.
test_rude_clients_with_touches()
{
	local log="$work/rude.compositor" name expected needs
	while read -r name expected needs; do
		session_begin || return
		rm -f "$log"
		start_compositor "$log" --trace "$work/demo-trace.events" --size 320x240
		be_rude "$name" "$expected"
		wait_for_compositor
		status=$?
		expect "rude client: $name: the compositor goes on" "$(complaint "$log")" [ "$status" -eq 0 ]
		session_end
	done < <(grep ' touches$' "$work/ways")
}
