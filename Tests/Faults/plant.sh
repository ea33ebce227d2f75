#!/bin/bash
# SPDX-License-Identifier: MIT
# Plants the faults of faults.txt one at a time in a copy of the engine, and sees that some test notices.
#
#   plant.sh [--list] [NAME]...    only the faults whose name contains one of the words
#
# Takes half a minute for each; `make check-long` runs it. The result is in $BUILD/faults/result.txt.
set -u
cd "$(dirname "$0")/../.." || exit 1

build=$(realpath -m "${BUILD:-build}")
work=$build/faults
source=$work/source
faults=$(realpath Tests/Faults/faults.txt)
shopt -s globstar
scenarios=$(realpath Tests/Scenarios)

if [ "${1:-}" = --list ]; then
	sed -n 's/^fault //p' "$faults"
	exit
fi

mkdir -p "$work" && rm -rf "$source" && mkdir "$source" || exit 1
# The copy is built as the project is; only its engine changes.
tar -cf - --exclude=./.git --exclude=./build --exclude=.build . | tar -xf - -C "$source" || exit 1

# replace FILE REMOVED ADDED: false if what is removed does not stand there exactly once.
replace()
{
	perl -e '
		local $/;
		my ($file, $removed, $added) = @ARGV;
		open my $in, "<", $file or exit 1;
		my $text = <$in>;
		close $in;
		exit 1 if (() = $text =~ /\Q$removed\E/g) != 1;
		$text =~ s/\Q$removed\E/$added/;
		open my $out, ">", $file or exit 1;
		print $out $text;
	' "$1" "$2" "$3"
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
}

passed=0 failed=0
: >"$work/result.txt"
judge_fault()
{
	[ -n "$name" ] || return 0
	local path=$source/Sources/GestureCore/$file original=$PWD/Sources/GestureCore/$file by
	if ! replace "$path" "$removed" "$added"; then
		by="FAIL $name: does not apply to $file any more"
	else
		by=$(notice)
		cp "$original" "$path"
		case $by in
		'') by="FAIL $name: nothing notices" ;;
		"does not compile") by="FAIL $name: does not compile; see $work/build.log" ;;
		*) by="ok $name: $by" ;;
		esac
	fi
	echo "$by" | tee -a "$work/result.txt"
	case $by in ok*) passed=$((passed + 1)) ;; *) failed=$((failed + 1)) ;; esac
}

# What notices has to be silent about the engine as it is.
make -s -C "$source" BUILD="$work/build" libraries "$work/build/bin/tactus" judge cabi >"$work/build.log" 2>&1 || {
	tail -n 5 "$work/build.log"
	echo "FAIL the copy does not build"
	echo "0 passed, 1 failed"
	exit 1
}

name= file= removed= added=
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
		name=${line#fault } file='' removed='' added=''
		wanted "$name" "$@" || name=
		;;
	"file "*) file=${line#file } ;;
	-*) removed+=${removed:+$'\n'}${line#-} ;;
	+*) added+=${added:+$'\n'}${line#+} ;;
	esac
done <"$faults"
judge_fault
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
