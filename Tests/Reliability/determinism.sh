#!/bin/bash
# SPDX-License-Identifier: MIT
# The logs of all scenarios, and of random ones, are the same to the bit in every run and build, wherever memory lies
# (11.3): also unoptimized and as normal Swift. With another variant of libm numbers agree to 1e-6.
#
#   determinism.sh [--long]    builds the normal Swift libraries that are not there yet
set -u
cd "$(dirname "$0")/../.." || exit 1
shopt -s globstar
. scripts/checks.sh
. scripts/random-scenarios.sh

BUILD=${BUILD:-build}
swift_libraries=$(dirname "$(readlink -f "$(command -v "${SWIFT:-swift}")")")/../lib/swift/linux
random_scenarios=500
scenarios=(Tests/Scenarios/**/*.scenario)

# play FILE [VARIABLE=VALUE]...: prints the logs of all scenarios.
play()
{
	local file=$1
	shift
	env "$@" timeout 120 "$BUILD/bin/tactus" scenario --log "${scenarios[@]}" >"$work/$file" 2>"$work/$file.errors"
}

# same NAME [VARIABLE=VALUE]...
same()
{
	local name=$1
	shift
	play log "$@"
	expect "the same log: $name" "$(diff "$work/first" "$work/log" | head -n 4)" cmp -s "$work/first" "$work/log"
}

# Compares lines; numbers may differ by less than a millionth.
agrees()
{
	paste "$1" "$2" | awk -F '\t' '
		function is_number(word) { return word ~ /^[-+]?[0-9]*\.?[0-9]+(e[-+]?[0-9]+)?$/ }
		{
			if ($1 == $2) next
			gsub(/[,:=()]/, " ", $1); gsub(/[,:=()]/, " ", $2)
			count = split($1, left, " ")
			if (split($2, right, " ") != count) { print $1 " | " $2; exit 1 }
			for (i = 1; i <= count; i++) {
				if (left[i] == right[i]) continue
				if (!is_number(left[i]) || !is_number(right[i])) { print $1 " | " $2; exit 1 }
				size = left[i] < 0 ? -left[i] : left[i] + 0
				apart = left[i] - right[i]
				if (apart < 0) apart = -apart
				if (apart > 1e-6 * (size > 1 ? size : 1)) { print $1 " | " $2; exit 1 }
			}
		}'
}

not()
{
	! "$@"
}

write_random_scenarios "$BUILD/tests/judge" "$work/random" "$random_scenarios"
scenarios+=("$work"/random/*.scenario)

play first
expect "scenarios leave logs" "$(head -n 3 "$work/first.errors")" [ "$(wc -l <"$work/first")" -gt 1000 ]
same "another run"
for value in 1 85 170 255; do
	same "memory filled with $value" MALLOC_PERTURB_="$value"
done
same "all memory from mmap" GLIBC_TUNABLES=glibc.malloc.mmap_threshold=1:glibc.malloc.mmap_max=1000000
for seed in 1 2 3 4 5; do
	same "shuffled memory, $seed" LD_PRELOAD="$BUILD/tests/libshuffled-memory.so" SHUFFLED_MEMORY="$seed"
done
expect "memory was shuffled" "$(grep -m 1 preload "$work/log.errors")" not grep -q 'cannot be preloaded' "$work/log.errors"
same "another locale and order of binding" LD_BIND_NOW=1 LC_ALL=tr_TR.UTF-8

# same_with NAME FOLDER [VARIABLE=VALUE]...: with the normal Swift library in a folder.
same_with()
{
	local name="normal Swift, $1" library=$2/libtactus.so sources=(Sources/{GestureCore,GestureCABI,CMemory})
	shift 2
	if [ ! -e "$library" ]; then
		skip "$name" "it is built by make check-long"
	elif [ -n "$(find "${sources[@]}" -type f -newer "$library" -print -quit)" ]; then
		skip "$name" "it is older than the sources"
	else
		mkdir -p "$work/library"
		ln -sf "$(realpath "$library")" "$work/library/libtactus.so.0"
		same "$name" LD_LIBRARY_PATH="$work/library:$swift_libraries" "$@"
	fi
}

# The shipped library is Embedded and optimized. Normal Swift is another compilation of the same sources: not optimized
# where the C suite runs under AddressSanitizer, which make check-all builds; two more take minutes to build.
[ "${1:-}" = --long ] && ${MAKE:-make} -s normal-libraries >"$work/build" 2>&1
sanitizer=$(find "$swift_libraries/../../clang" -name "libclang_rt.asan-$(uname -m).so" -print -quit 2>/dev/null)
same_with "not optimized, AddressSanitizer's memory" "$BUILD/swift-address/debug" \
	LD_PRELOAD="$sanitizer" ASAN_OPTIONS=detect_leaks=0
same_with "not optimized" "$BUILD/swift-normal/debug"
same_with "optimized" "$BUILD/swift-normal/release"

for variant in -AVX2_Usable,-FMA_Usable,-AVX2,-FMA,-FMA4 -AVX_Usable,-AVX,-AVX2,-FMA,-FMA4,-AVX512F,-SSE4_1; do
	play log GLIBC_TUNABLES=glibc.cpu.hwcaps="$variant"
	agrees "$work/first" "$work/log" >"$work/difference"
	expect "numbers agree to 1e-6 with libm $variant" "$(head -n 2 "$work/difference")" [ ! -s "$work/difference" ]
done

# Checks that the comparison notices a difference.
sed '0,/\.[0-9]/s//.999/' "$work/first" >"$work/log"
agrees "$work/first" "$work/log" >"$work/difference"
expect "a number that is off is found" "nothing was found" [ -s "$work/difference" ]
summary
