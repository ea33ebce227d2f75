#!/bin/bash
# SPDX-License-Identifier: MIT
# scripts/guest: what a command finds in the virtual machine, and what comes back of it. Prints a line for each test; the
# last one counts them.
#
#   run-guest.sh [RELEASE]    sid, a tree of scripts/debian-tree with the packages of `scripts/guest --packages`
set -u
cd "$(dirname "$0")/../../.." || exit 1
. scripts/checks.sh

release=${1:-sid}
mkdir "$work/out"

# in_guest OPTION... COMMAND: what it prints is in $work/output, its exit status in $status.
in_guest()
{
	scripts/guest --out "$work/out" "${@:1:$#-1}" "$release" bash -c "${!#}" >"$work/output" 2>"$work/errors"
	status=$?
}

# says NAME LINE: passes if the command printed the line.
says()
{
	expect "$1" "$(tail -n 3 "$work/output" "$work/errors" | paste -sd ' ')" grep -qx -- "$2" "$work/output"
}

in_guest --session '
	[ -c /dev/uinput ] && echo uinput
	[ -c /dev/dri/card0 ] && echo card
	loginctl show-session "$XDG_SESSION_ID" --property=Seat --property=State
	[ -w "$XDG_RUNTIME_DIR" ] && echo runtime
	touch /etc/change && echo change
	touch /tactus/change 2>/dev/null || echo read-only
	pwd
	echo shared >/out/file
	echo "error  with   spaces" >&2
	exit 42'
says "uinput is the kernel's" uinput
says "there is a screen" card
says "logind has a session at the seat" Seat=seat0
says "the session is active" State=active
says "the session has a runtime folder" runtime
says "the command may change the tree" change
expect "the change is forgotten" "it is not" [ ! -e "${HOSTS:-build/hosts}/$release/etc/change" ]
says "the sources are read-only" read-only
says "the command runs in the sources" /tactus
says "errors come back as they are" "error  with   spaces"
expect "the exit status comes back" "$status" [ "$status" -eq 42 ]
expect "a shared folder keeps what is written" "$(ls "$work/out")" [ "$(cat "$work/out/file" 2>/dev/null)" = shared ]

in_guest --seconds 2 'sleep infinity'
expect "the limit of time ends it" "status $status" [ "$status" -eq 124 ]
expect "and is told" "$(cat "$work/errors")" grep -q 'ended after 2 s' "$work/errors"

scripts/guest --nonsense >"$work/output" 2>"$work/errors"
expect "a wrong option is refused" "status $?" grep -q '^guest ' "$work/errors"
scripts/guest no-such-release true 2>"$work/errors"
expect "a tree that lacks packages is told with their names" "$(cat "$work/errors")" \
	grep -q 'lacks packages: scripts/debian-tree make no-such-release linux-image-amd64' "$work/errors"
summary
