#!/bin/bash
# SPDX-License-Identifier: MIT
# The libraries are built a second time, in another folder and under another name of the tree: not a byte differs.
set -u
cd "$(dirname "$0")/../.." || exit 1
. scripts/checks.sh

BUILD=${BUILD:-build}
elsewhere=$work/elsewhere/and/deeper
mkdir -p "$elsewhere"
tar -c --exclude=./.git --exclude=./.build --exclude=./build --exclude="./$BUILD" . | tar -x -C "$elsewhere"
unset MAKEFLAGS MFLAGS MAKELEVEL
BUILD=build "${MAKE:-make}" -j2 -C "$elsewhere" libraries >"$work/log" 2>&1
status=$?
expect "they are built elsewhere" "$(tail -n 5 "$work/log")" [ "$status" -eq 0 ]
for library in "$BUILD"/lib/libtactus*.so.0 "$BUILD"/lib/libtactus*.a; do
	name=${library##*/}
	expect "$name: the same bytes" "$(cmp "$library" "$elsewhere/build/lib/$name" 2>&1)" \
		cmp -s "$library" "$elsewhere/build/lib/$name"
	expect "$name: no name of the folder" "it has some" \
		[ "$(strings -a "$library" | grep -cF "$PWD")" -eq 0 ]
done
summary
