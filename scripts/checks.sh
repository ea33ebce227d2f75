# SPDX-License-Identifier: MIT
# Checks for shell scripts: `ok NAME`, `FAIL NAME: why` or `skip NAME: why`, and a last line that counts them.

passed=0 failed=0 skipped=0
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT

pass()
{
	echo "ok $1"
	passed=$((passed + 1))
}

fail()
{
	echo "FAIL $1: $2"
	failed=$((failed + 1))
}

skip()
{
	echo "skip $1: $2"
	skipped=$((skipped + 1))
}

# not COMMAND...: succeeds if the command fails.
not()
{
	! "$@"
}

# older_swift: prints the version of a Swift before 6.3, whose code is not what lists and counts are made of.
older_swift()
{
	scripts/with-swift --older "${SWIFT:-swift}"
}

# is_open PATH: whether any program has a file open.
is_open()
{
	find /proc/[0-9]*/fd -lname "$1" 2>/dev/null | grep -q .
}

# expect NAME WHY COMMAND...: passes if the command succeeds.
expect()
{
	local name=$1 why=$2
	shift 2
	if "$@"; then pass "$name"; else fail "$name" "$why"; fi
}

# expect_same NAME EXPECTED FOUND: compares two files and shows their differences.
expect_same()
{
	if cmp -s "$2" "$3"; then
		pass "$1"
	else
		fail "$1" "expected (<) and found (>) differ:"
		diff "$2" "$3" | grep '^[<>]' | head -n 20
	fi
}

# results_of NAME COMMAND...: takes over the lines `ok NAME` and `FAIL NAME: why` of a test in another language, whose last
# line is `end`.
results_of()
{
	local name=$1 line
	shift
	"$@" >"$work/results" 2>&1
	while read -r line; do
		case $line in
		ok\ *) pass "${line#ok }" ;;
		FAIL\ *) fail "$name" "${line#FAIL }" ;;
		esac
	done <"$work/results"
	expect "$name: runs to the end" "$(tail -n 5 "$work/results")" grep -qx end "$work/results"
}

summary()
{
	echo "$passed passed, $failed failed, $skipped skipped"
	[ "$failed" -eq 0 ]
}
