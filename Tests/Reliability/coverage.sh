#!/bin/bash
# SPDX-License-Identifier: MIT
# Which lines and regions of the engine the unit tests, the scenarios and the C programs reach, on the normal Swift
# build. The page is in $BUILD/coverage/html; what nobody reaches is in $BUILD/coverage/missing.txt. The complaints of
# checkInvariants() do not count: no test should reach them.
#
#   coverage.sh [PERCENT]    fails if GestureCore is below it; 95
set -u
cd "$(dirname "$0")/../.." || exit 1
shopt -s globstar

build=${BUILD:-build}
wanted=${1:-95}
folder=$build/coverage
scratch=$build/swift-coverage
swift=${SWIFT:-swift}
tools=$(dirname "$(readlink -f "$(command -v "$swift")")")
flags=(--disable-default-traits --scratch-path "$scratch" -Xswiftc -profile-generate -Xswiftc -profile-coverage-mapping)
version=(-Xlinker -soname=libtactus.so.0 -Xlinker --version-script=packaging/maps/tactus.map)

rm -rf "$folder"
mkdir -p "$folder/raw" "$folder/lib" || exit 1
folder=$(realpath "$folder")
# SwiftPM would use CC as its clang.
unset CC
"$swift" build --product tactus --disable-local-rpath "${flags[@]}" "${version[@]}" >"$folder/build.log" 2>&1 &&
	cp "$scratch/debug/libtactus.so" "$folder/lib/libtactus.so.0" &&
	"$swift" build --build-tests "${flags[@]}" -Xlinker --as-needed -Xlinker "$folder/lib/libtactus.so.0" \
		-Xlinker -rpath -Xlinker "$folder/lib" >>"$folder/build.log" 2>&1 || { tail -n 20 "$folder/build.log"; exit 1; }

export LLVM_PROFILE_FILE="$folder/raw/%p-%m.profraw"
"$swift" test --skip-build --disable-xctest "${flags[@]}" -Xlinker --as-needed -Xlinker "$folder/lib/libtactus.so.0" \
	-Xlinker -rpath -Xlinker "$folder/lib" >"$folder/tests.log" 2>&1 || tail -n 5 "$folder/tests.log"

# Programs that are linked with the shipped library load this one.
export LD_LIBRARY_PATH="$folder/lib:$tools/../lib/swift/linux"
timeout 300 "$scratch/debug/tactus-tool" scenario Tests/Scenarios/**/*.scenario >"$folder/scenarios.log" 2>&1
for program in cabi misuse hostility; do
	[ -x "$build/tests/$program" ] && timeout 600 "$build/tests/$program" 40 >"$folder/$program.log" 2>&1
done
[ -x "$build/tests/fuzz-api" ] && for target in api feed; do
	timeout 600 "$build/tests/fuzz-$target" "Tests/Reliability/Fuzz/$target/corpus" >"$folder/$target.log" 2>&1
done
tail -q -n 1 "$folder"/{scenarios,cabi,misuse,hostility,api,feed}.log 2>/dev/null
unset LD_LIBRARY_PATH LLVM_PROFILE_FILE

"$tools/llvm-profdata" merge --sparse "$folder"/raw/*.profraw -o "$folder/all.profdata" || exit 1
tests=$(find "$scratch/debug/" -maxdepth 1 -name '*PackageTests.xctest' -type f | head -n 1)
objects=("$tests" -object "$folder/lib/libtactus.so.0")
"$tools/llvm-cov" report "${objects[@]}" --instr-profile="$folder/all.profdata" \
	Sources/GestureCore Sources/GestureCABI Sources/SizedStructs >"$folder/report.txt" || exit 1
"$tools/llvm-cov" show "${objects[@]}" --instr-profile="$folder/all.profdata" --format=html \
	--output-dir="$folder/html" Sources/GestureCore Sources/GestureCABI >/dev/null 2>&1
"$tools/llvm-cov" show "${objects[@]}" --instr-profile="$folder/all.profdata" Sources/GestureCore 2>/dev/null |
	awk '/^\// { file = $0 } /^ *[0-9]+\| *0\|/ { print file $0 }' >"$folder/missing.txt"

# report.txt: file, regions, missed, cover, functions, missed, executed, lines, missed, cover, ...
awk -v wanted="$wanted" '
	/Dispatch\+Invariants/ { next }
	$1 ~ /GestureCore\// || $1 ~ /^(Application|Arbitration|Controls|Delivery|Diagnosis|Geometry|Memory|Motion|Recognizers|Responders|Surfaces|Timing|Touches)\// {
		regions += $2; missed_regions += $3; lines += $8; missed_lines += $9 }
	END {
		if (!lines) { print "FAIL no lines of GestureCore"; exit 1 }
		line = 100 * (1 - missed_lines / lines); region = 100 * (1 - missed_regions / regions)
		printf "GestureCore: %.2f %% of %d lines, %.2f %% of %d regions\n", line, lines, region, regions
		if (line >= wanted && region >= wanted) print "1 passed, 0 failed"
		else { print "FAIL below " wanted " %"; print "0 passed, 1 failed"; exit 1 }
	}' "$folder/report.txt"
