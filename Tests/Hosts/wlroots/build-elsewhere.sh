#!/bin/bash
# SPDX-License-Identifier: MIT
# Copies of examples/wlroots and examples/tinywl build by their own Makefiles, against an installed Tactus and its glue, and
# run. Prints a line for each test; the last one counts them.
set -u
cd "$(dirname "$0")/../../.." || exit 1
. scripts/checks.sh
. scripts/session.sh
trap 'session_end; rm -rf "$work"' EXIT

MAKE=${MAKE:-make}
prefix=$work/prefix
copy=$work/wlroots
export MAKEFLAGS=

[ -x "$BUILD/examples/wlroots-compositor" ] || {
	skip "the example elsewhere" "it was not built, for want of wlroots"
	summary
	exit
}

# The folder of the sources is not to be of any help.
make_elsewhere()
{
	env -C "$copy" PKG_CONFIG_PATH="$prefix/lib/pkgconfig" "$MAKE" "$@" >"$work/output" 2>&1
}

listens()
{
	grep -q 'listening on' "$work/log"
}

test_build()
{
	"$MAKE" --silent install PREFIX="$prefix" >"$work/output" 2>&1 && cp -R examples/wlroots "$copy"
	status=$?
	expect "Tactus is installed in a prefix of its own" "$(tail -n 3 "$work/output")" [ "$status" -eq 0 ] || return
	make_elsewhere -j2 CFLAGS="-O1 -Wall -Werror"
	status=$?
	expect "a copy of the example builds against it, without warnings" "$(grep -m 3 -E 'rror|arning' "$work/output")" \
		[ "$status" -eq 0 ]
}

test_run()
{
	local status
	session_begin || return
	timeout --kill-after=5 "$SESSION_TIMEOUT" env WLR_BACKENDS=headless WLR_RENDERER=pixman \
		LD_LIBRARY_PATH="$prefix/lib" "$copy/wlroots-compositor" >"$work/log" 2>&1 &
	compositor_pid=$!
	wait_until 10 listens
	status=$?
	expect "it starts" "$(tail -n 1 "$work/log")" [ "$status" -eq 0 ]
	kill -TERM "$compositor_pid"
	wait_for_compositor
	status=$?
	expect "and ends" "exit status $status" [ "$status" -eq 0 ]
	session_end
}

test_clean()
{
	make_elsewhere clean
	expect "make clean leaves the sources" "$(diff -rq "$copy" examples/wlroots)" diff -rq "$copy" examples/wlroots
}

swiped()
{
	grep -qx swipe "$work/log"
}

# The steps are those of the README, to the letter.
test_tinywl()
{
	local status
	cp -R examples/tinywl "$work/tinywl" || return
	env -C "$work/tinywl" PKG_CONFIG_PATH="$prefix/lib/pkgconfig" "$MAKE" CFLAGS="-O1 -Wall -Werror" >"$work/output" 2>&1
	status=$?
	expect "tinywl builds with and without Tactus" "$(grep -m 3 -E 'rror|arning' "$work/output")" [ "$status" -eq 0 ] || return
	session_begin || return
	awk '/^```$/ { block++; next } block == 3' examples/tinywl/README.md >"$work/steps"
	timeout --kill-after=5 "$SESSION_TIMEOUT" env -C "$work/tinywl" LD_LIBRARY_PATH="$prefix/lib" sh "$work/steps" >"$work/log" 2>&1
	wait_until 10 swiped
	status=$?
	expect "fingers from a FIFO swipe" "$(tail -n 3 "$work/log")" [ "$status" -eq 0 ]
	pkill -TERM -f "^./tinywl-fingers" -s 0
	env -C "$work/tinywl" "$MAKE" clean >/dev/null
	rm -f "$work/tinywl/fingers"
	expect "make clean leaves tinywl's sources" "$(diff -rq "$work/tinywl" examples/tinywl)" diff -rq "$work/tinywl" examples/tinywl
	session_end
}

test_build
test_run
test_clean
test_tinywl
summary
