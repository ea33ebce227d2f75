#!/bin/bash
# SPDX-License-Identifier: MIT
# Reads from what is built how it is hardened: read-only relocations, bound at the start; no executable stack, no
# memory that is both writable and executable; stack protectors; on x86 also protected branches and returns.
set -u
cd "$(dirname "$0")/../.." || exit 1

build=${BUILD:-build}
passed=0 failed=0

# check FILE WHAT COMMAND...
check()
{
	local file=$1 what=$2
	shift 2
	if "$@"; then
		echo "ok ${file#"$build"/}: $what"
		passed=$((passed + 1))
	else
		echo "FAIL ${file#"$build"/}: $what"
		failed=$((failed + 1))
	fi
}

has_segment() { readelf -lW "$1" | grep -q "$2"; }
has_no_segment() { ! has_segment "$@"; }
has_tag() { readelf -dW "$1" | grep -qE "$2"; }
has_no_tag() { ! has_tag "$@"; }
is_position_independent() { readelf -hW "$1" | grep -q 'Type: *DYN'; }
uses() { nm -D --undefined-only "$1" | grep -q " $2"; }
has_features() { readelf -nW "$1" | grep -q 'x86 feature: IBT, SHSTK'; }

check_all()
{
	check "$1" "relocations are read-only" has_segment "$1" GNU_RELRO
	check "$1" "symbols are bound at the start" has_tag "$1" 'BIND_NOW|Flags:.* NOW'
	check "$1" "the stack is not executable" has_segment "$1" 'GNU_STACK.* RW  '
	check "$1" "nothing is writable and executable" has_no_segment "$1" 'LOAD.* RWE '
	check "$1" "no relocation in code" has_no_tag "$1" TEXTREL
	check "$1" "position-independent" is_position_independent "$1"
	check "$1" "stack protectors" uses "$1" __stack_chk_fail
}

for file in "$build"/lib/lib*.so.0; do
	check_all "$file"
	[ "$(uname -m)" = x86_64 ] && check "$file" "branches and returns are protected" has_features "$file"
done
module=$build/lib/tactus-weston.so
if [ -e "$module" ]; then
	check_all "$module"
	[ "$(uname -m)" = x86_64 ] && check "$module" "branches and returns are protected" has_features "$module"
fi
# No such mark on programs in Swift with its standard library: the library's functions do not begin with the instruction
# that a protected branch needs, so that a mark would be false. Embedded Swift, of which the libraries are made, has none
# of that library.
for file in "$build/bin/tactus" "$build/bin/tactusd" "$build/examples/hello" "$build/tests/compositor" "$build/examples/client"; do
	[ -e "$file" ] && check_all "$file"
done
if [ -e "$build/tests/compositor" ]; then
	check "$build/tests/compositor" "fortified calls" uses "$build/tests/compositor" '__[a-z]*_chk@'
fi
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
