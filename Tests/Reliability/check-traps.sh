#!/bin/bash
# SPDX-License-Identifier: MIT
# Says where the Swift that ships could trap: a trap in a compositor ends the user's session.
#
#   check-traps.sh [FOLDER]    the sources, instead of Sources
#
# Banned are forced unwrapping, `try!`, `as!`, fatalError and its like, `unowned` that checks; narrowing conversions
# that do not say what they do with what does not fit; integer arithmetic, remainders and ranges in lines that speak
# of what comes from outside. traps.txt lists what may stay, each with the reason. Subscripts are not looked at.
set -u
cd "$(dirname "$0")/../.." || exit 1
. Tests/Reliability/listed-places.sh

sources=${1:-Sources}
allowed=Tests/Reliability/traps.txt
modules=(GestureCore GestureCABI GestureLibinput GestureWayland SizedStructs Evdev/Protocol VirtualTouchscreen Tactusd)

# Prints lines FILE:LINE:RULE:TEXT, without comments and strings.
find_traps()
{
	(cd "$sources" && find "${modules[@]}" -name '*.swift' | LC_ALL=C sort | xargs perl -e '
		my $integer = qr/(?:U?Int(?:8|16|32|64)?|Microseconds|CInt|CUnsignedInt)/;
		# Names of integers that come from outside.
		my $outside = qr/\b\w*(?:[tT]ime(?!Constant)|[dD]eadline|[dD]uration|[iI]nterval|seat|wireID|[tT]apCount|numberOf|
			[fF]ingers|reversals|[sS]erial|\bslot|_us\b|_ms\b|stride|[wW]anted|given\.)\w*/x;
		# Expressions that do not trap: floating point, and known memory.
		my $floating = qr/Double\(|\d\.\d|\bpow\(|\.(?:x|y|width|height|minX|minY|maxX|maxY|length)\b|velocity|MemoryLayout/;
		while (<>) {
			my $line = $_;
			$line =~ s/"(?:[^"\\]|\\.)*"/""/g;
			$line =~ s{//.*}{};
			my @rules;
			push @rules, "forced" if $line =~ /[\w\)\]\}>?]!(?!=)/;
			push @rules, "failure" if $line =~ /\b(?:try!|as!|fatalError|preconditionFailure|precondition|assertionFailure|
				assert|unsafeDowncast|unsafeBitCast|unreachable)\b/x;
			push @rules, "unowned" if $line =~ /\bunowned\b(?!\(unsafe\))/;
			push @rules, "narrowing" if $line =~ /(?<![\w.<\[])$integer\((?!\)|exactly:|clamping:|truncatingIfNeeded:|bitPattern:|\d)/;
			push @rules, "arithmetic" if $line =~ /\s(?:[-+*]|[-+*]=)\s/ && $line =~ $outside && $line !~ $floating;
			push @rules, "division" if $line =~ /\s%=?\s(?![1-9]\d*\b)/;
			push @rules, "range" if $line =~ /(?:\.\.<|\.\.\.)/ && $line !~ /(?<![\w.])\d+\.\.<|(?<![\w.])\d+\.\.\.\d/;
			print map { "$ARGV:$.:$_:$line" =~ s/\s+/ /gr . "\n" } @rules;
			close ARGV if eof;
		}
	')
}

passed=0 failed=0
if find_traps | judge_places "$allowed" "nothing traps but what is listed"; then
	passed=1
else
	failed=1
fi

# Checks that the search finds planted traps.
if [ "$sources" = Sources ]; then
	planted=$(mktemp -d) || exit 1
	trap 'rm -rf "$planted"' EXIT
	mkdir -p "${modules[@]/#/$planted/}"
	while read -r line; do
		echo "$line" >"$planted/GestureCore/Planted.swift"
		if [ -n "$(sources=$planted find_traps)" ]; then
			echo "ok found: $line"
			passed=$((passed + 1))
		else
			echo "FAIL not found: $line"
			failed=$((failed + 1))
		fi
	done <<-'END'
		let first = touches.first!
		let view: View!
		let value = try! read()
		let pan = recognizer as! PanGestureRecognizer
		fatalError("no such state")
		precondition(count > 0)
		assert(isActive)
		unowned let view: View
		let id = Int32(sample.identifier)
		let due = deadline + duration
		time += given.window_us
		let share = count % parts
		for index in first..<last {
		let due = Microseconds(seconds)
	END
fi
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
