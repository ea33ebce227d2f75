#!/bin/bash
# SPDX-License-Identifier: MIT
# Checks that the libraries export what their headers declare and their maps list, and that they need nothing that a C
# program would not need.
set -u
cd "$(dirname "$0")/../.." || exit 1
. scripts/checks.sh

BUILD=${BUILD:-build}
CC=${CC:-cc}
# For another system: its tools, the names of its C library, and the libraries that exist there.
READELF=${READELF:-readelf} NM=${NM:-nm} STRIP=${STRIP:-strip}
C_LIBRARIES=${C_LIBRARIES:-libc.so.6 libm.so.6}
LIBRARIES=${LIBRARIES:-tactus tactus-recorder tactus-gestures tactus-interactions tactus-libinput tactus-wayland tactus-host}
export LC_ALL=C
# Limit for the engine with the present rules; it was 325 000 before transforms, explanations and accommodations.
# Swift before 6.3 makes 5 % more of the same.
older=$(older_swift)
largest_size=${LARGEST_SIZE:-$([ -n "$older" ] && echo 368000 || echo 350000)}

# The functions that a header declares: those of the headers it includes are not its own.
declared()
{
	{
		echo "#include <${1#include/}>" | "$CC" -Iinclude -E - | awk -v header="$1" '
			/^#/ { is_own = index($3, "\"" header "\"") == 1; next }
			is_own'
	} | grep -o '\<tactus_[a-z0-9_]*(' | tr -d '(' | sort -u
}

# Names with their order, so that an unsorted map differs.
listed()
{
	sed -n 's/^\t\(tactus_[a-z0-9_]*\);$/\1/p' "$1"
}

# Lists global functions only: a linker may leave local symbols in the table.
exported()
{
	"$NM" -D --defined-only "$1" | awk '$2 ~ /[TWBDRVi]/ { sub(/@.*/, "", $3); print $3 }' | sort -u
}

dynamic()
{
	"$READELF" -d "$1" | sed -n "s/.*($2).*\[\(.*\)\].*/\1/p"
}

# check_library NAME NEEDED...
check_library()
{
	local library="$BUILD/lib/lib$1.so.0" name=$1 unexpected
	shift
	[ -e "$library" ] || { fail "$name" "there is no $library"; return; }

	declared "include/$name.h" >"$work/declared"
	listed "packaging/maps/$name.map" >"$work/listed"
	exported "$library" >"$work/exported"
	expect_same "$name: the map lists what the header declares, in order" "$work/declared" "$work/listed"
	expect_same "$name: the library exports what the header declares" "$work/declared" "$work/exported"

	unexpected=$(dynamic "$library" NEEDED | grep -vxF "$(printf '%s\n' "$@")")
	expect "$name: needs nothing but $*" "it needs $unexpected" [ -z "$unexpected" ]
	expect "$name: soname" "it is $(dynamic "$library" SONAME)" \
		[ "$(dynamic "$library" SONAME)" = "lib$name.so.0" ]
	expect "$name: no search path" "it has one" [ -z "$(dynamic "$library" 'RUNPATH\|RPATH')" ]

	"$STRIP" -o "$work/stripped" "$library"
	size=$(stat -c %s "$work/stripped")
	expect "$name: at most $largest_size bytes" "it has $size" [ "$size" -le "$largest_size" ]
	echo "$name has $size bytes without debug information"
}

# A build by Swift 6.3 ends where a function is not what its header declares.
if [ -n "$older" ]; then
	skip "the functions have the types that the headers declare" "Swift 6.3 compares them, this is $older"
fi
for library in $LIBRARIES; do
	# The names are several words.
	# shellcheck disable=SC2086
	case $library in
	tactus) check_library tactus $C_LIBRARIES ;;
	tactus-recorder) check_library tactus-recorder $C_LIBRARIES libtactus.so.0 ;;
	tactus-gestures) check_library tactus-gestures $C_LIBRARIES libtactus.so.0 ;;
	tactus-interactions) check_library tactus-interactions $C_LIBRARIES libtactus.so.0 ;;
	tactus-libinput) check_library tactus-libinput $C_LIBRARIES libtactus.so.0 libinput.so.10 libudev.so.1 ;;
	tactus-host)
		check_library tactus-host $C_LIBRARIES libtactus.so.0 libtactus-gestures.so.0 libtactus-recorder.so.0 \
			libwayland-server.so.0
		;;
	tactus-wayland) check_library tactus-wayland $C_LIBRARIES libtactus.so.0 libwayland-server.so.0 ;;
	esac
done

summary
