#!/bin/bash
# SPDX-License-Identifier: MIT
# Plants the faults of faults.txt one at a time in a copy of the engine, and sees that some test notices.
#
#   plant.sh [--list | --applies] [--by-small-worlds] [NAME]...    only the faults whose name contains one of the words
#
#   --applies            plants none: only sees that each still stands where it is to be planted
#   --by-small-worlds    those that Tests/Engine/SmallWorld has to notice by itself, by what `make check` plays of it; with
#                        names also others
#
# Takes half a minute for each; `make check-long` runs it. The result is in $BUILD/faults/result.txt.
set -u
cd "$(dirname "$0")/../../.." || exit 1

build=$(realpath -m "${BUILD:-build}")
work=$build/faults
source=$work/source
faults=$(realpath Tests/Reliability/Faults/faults.txt)
shopt -s globstar
scenarios=$(realpath Tests/Scenarios)

if [ "${1:-}" = --list ]; then
	sed -n 's/^fault //p' "$faults"
	exit
fi

applies=
if [ "${1:-}" = --applies ]; then
	shift
	applies=yes
fi

# What is built first, and what has to be silent about the engine as it is.
programs=(libraries "$work/build/bin/tactus" judge cabi)
by=notice
only_worlds=
if [ "${1:-}" = --by-small-worlds ]; then
	shift
	programs=(small-world)
	by=notice_by_small_worlds
	[ $# -gt 0 ] || only_worlds=yes
fi

[ -n "$applies" ] || { mkdir -p "$work" && rm -rf "$source" && mkdir "$source"; } || exit 1
# The copy is built as the project is; only its engine changes.
[ -n "$applies" ] || tar -cf - --exclude=./.git --exclude=./build --exclude=.build . | tar -xf - -C "$source" || exit 1

# replace FILE REMOVED ADDED: false if what is removed does not stand there exactly once.
replace()
{
	perl -e '
		local $/;
		my ($file, $removed, $added, $applies) = @ARGV;
		open my $in, "<", $file or exit 1;
		my $text = <$in>;
		close $in;
		exit 1 if (() = $text =~ /\Q$removed\E/g) != 1;
		exit 0 if $applies;
		$text =~ s/\Q$removed\E/$added/;
		open my $out, ">", $file or exit 1;
		print $out $text;
	' "$1" "$2" "$3" "$applies"
}

# The first test that notices, or nothing.
notice()
{
	local make=(make -s -C "$source" BUILD="$work/build" RECORDINGS="$work/none")
	timeout 600 "${make[@]}" libraries cabi >"$work/build.log" 2>&1 || { echo "does not compile"; return; }
	timeout 60 "$work/build/bin/tactus" scenario "$scenarios"/**/*.scenario >"$work/log" 2>&1 || { echo scenarios; return; }
	timeout 120 "$work/build/tests/judge" --random 4000 --save "$work" >"$work/log" 2>&1 || { echo judge; return; }
	timeout 60 "$work/build/tests/cabi" >"$work/log" 2>&1 || { echo "C suite"; return; }
	(cd "$source" && timeout 900 "${make[@]}" unit-tests) >"$work/log" 2>&1 || { echo "does not compile"; return; }
	(cd "$source" && BUILD=$work/build timeout 300 scripts/check-units) \
		>"$work/log" 2>&1 || { echo "unit tests"; return; }
	[ -z "$worlds" ] || notice_by_small_worlds
}

# The properties that break, or that the program does not come to its end.
notice_by_small_worlds()
{
	timeout 600 make -s -C "$source" BUILD="$work/build" small-world >"$work/build.log" 2>&1 ||
		{ echo "does not compile"; return; }
	# A fault that has no end writes a log without end.
	(ulimit -v 2000000 && timeout 600 "$work/build/tests/small-world" --first) >"$work/log" 2>&1 && return
	sed -n 's/^FAIL \([^,:]*\).*/\1/p' "$work/log" | paste -sd ';' | grep . || echo "no end"
}

passed=0 failed=0
[ -n "$applies" ] || : >"$work/result.txt"
judge_fault()
{
	[ -n "$name" ] || return 0
	[ -z "$only_worlds" ] || [ -n "$worlds" ] || return 0
	local path=$source/Sources/GestureCore/$file original=$PWD/Sources/GestureCore/$file result
	if [ -n "$applies" ]; then
		if replace "$original" "$removed" "$added"; then
			passed=$((passed + 1))
		else
			echo "FAIL $name: does not apply to $file any more"
			failed=$((failed + 1))
		fi
		return
	fi
	if ! replace "$path" "$removed" "$added"; then
		result="FAIL $name: does not apply to $file any more"
	else
		result=$($by)
		cp "$original" "$path"
		case $result in
		'') result="FAIL $name: nothing notices" ;;
		"does not compile") result="FAIL $name: does not compile; see $work/build.log" ;;
		*) result="ok $name: $result" ;;
		esac
	fi
	echo "$result" | tee -a "$work/result.txt"
	case $result in ok*) passed=$((passed + 1)) ;; *) failed=$((failed + 1)) ;; esac
}

# What notices has to be silent about the engine as it is.
[ -n "$applies" ] || make -s -C "$source" BUILD="$work/build" "${programs[@]}" >"$work/build.log" 2>&1 || {
	tail -n 5 "$work/build.log"
	echo "FAIL the copy does not build"
	echo "0 passed, 1 failed"
	exit 1
}

name= file= worlds= removed= added=
wanted()
{
	[ $# -eq 1 ] && return 0
	local text=$1 word
	shift
	for word; do [[ $text == *$word* ]] && return 0; done
	return 1
}
while IFS= read -r line || [ -n "$line" ]; do
	case $line in
	"fault "*)
		judge_fault
		name=${line#fault } file='' worlds='' removed='' added=''
		wanted "$name" "$@" || name=
		;;
	"file "*) file=${line#file } ;;
	worlds) worlds=yes ;;
	-*) removed+=${removed:+$'\n'}${line#-} ;;
	+*) added+=${added:+$'\n'}${line#+} ;;
	esac
done <"$faults"
judge_fault
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
