#!/bin/bash
# SPDX-License-Identifier: MIT
# The ABI is the one that is written down in this folder: no less, and no more than `make abi-update` has taken in.
# After it, that the rules of docs/abi-policy.md are kept by the scripts, shown on headers that break them.
set -u
cd "$(dirname "$0")/../../.." || exit 1
. scripts/checks.sh
. Tests/CABI/ABI/abi.sh

BUILD=${BUILD:-build}

# check_library NAME
check_library()
{
	local library=$BUILD/lib/lib$1.so.0 soname
	[ -e "$library" ] || { skip "$1" "it is not built"; return; }
	soname=$(readelf -d "$library" | sed -n 's/.*(SONAME).*\[\(.*\)\].*/\1/p')
	if ! abi_dump "$PWD/include" "$1" "$PWD/packaging/maps/$1.map" "$soname" "$work/$1.abi" >"$work/output" 2>&1; then
		fail "$1: the ABI can be told from the header" "$(head -n 20 "$work/output")"
		return
	fi
	abi_is_compatible "Tests/CABI/ABI/dumps/$1.abi" "$work/$1.abi" "Tests/CABI/ABI/layout/$1.c" include >"$work/report"
	expect "$1: programs built before still run" "$(cat "$work/report")" [ ! -s "$work/report" ]
	abi_layout include "$1" >"$work/layout.c"
	expect "$1: the layout is the one written down" "make abi-update takes in what was added" \
		cmp -s "$work/layout.c" "Tests/CABI/ABI/layout/$1.c"
	expect "$1: the ABI is the one written down" "make abi-update takes in what was added" \
		abidiff --no-show-locs "Tests/CABI/ABI/dumps/$1.abi" "$work/$1.abi"
	expect "$1: the soname is the one written down" "it is $soname" \
		[ "$(abi_soname "Tests/CABI/ABI/dumps/$1.abi")" = "$soname" ]
	loose_enums "$1" >"$work/loose-enums"
	expect "$1: a guard gives each enum 32 bits" "$(cat "$work/loose-enums")" [ ! -s "$work/loose-enums" ]
}

# Enums whose last value is not INT32_MAX, by which every compiler takes 32 bits for them.
loose_enums()
{
	abi_own include "$1" | awk '
		/^ *enum tactus_[a-z0-9_]+ *\{/ { name = $2; next }
		name != "" { if (!/_FORCE_32_BIT *= *\(?2147483647\)? *\}/) print name; name = "" }'
}

# changed NAME VERDICT SED-EXPRESSION...: the header with a change, and what is thought of it.
changed()
{
	local name=$1 verdict=$2 found=refused
	shift 2
	rm -rf "$work/changed" && mkdir -p "$work/changed/include"
	cp include/*.h "$work/changed/include"
	cp packaging/maps/tactus.map "$work/changed/tactus.map"
	while [ $# -gt 0 ]; do
		sed -i -e "$1" "$work/changed/include/tactus.h" "$work/changed/tactus.map"
		shift
	done
	if cmp -s include/tactus.h "$work/changed/include/tactus.h"; then
		fail "rule: $name" "the change finds nothing to change"
		return
	fi
	abi_dump "$work/changed/include" tactus "$work/changed/tactus.map" libtactus.so.0 "$work/changed/abi" \
		>"$work/output" 2>&1 &&
		abi_is_compatible "$work/tactus.abi" "$work/changed/abi" "$work/now.c" "$work/changed/include" \
			>"$work/output" && found=allowed
	expect "rule: $name is $verdict" "it was $found: $(head -n 12 "$work/output")" [ "$found" = "$verdict" ]
}

check_rules()
{
	abi_layout include tactus >"$work/now.c"
	changed "a struct that loses a member" refused '/^\tdouble width_mm, height_mm;/d'
	changed "a struct whose members change places" refused \
		's/^\tuint32_t seat;/\tSEAT/; s/^\tuint32_t flags;/\tuint32_t seat;/; s/^\tSEAT/\tuint32_t flags;/'
	changed "a member of another type" refused 's/^\tdouble numbers\[3\];/\tdouble numbers[4];/'
	changed "an enumerator of another value" refused 's/\(TACTUS_REASON_CODE_PREVENTED\) = 12/\1 = 40/'
	changed "an enumerator that is gone" refused '/TACTUS_ANSWER_NO = 2/d'
	changed "a function that is gone" refused '/tactus_view_is_hidden/d'
	changed "a function with another parameter" refused \
		's/tactus_view_set_hidden(struct tactus_view \*view, bool hidden)/tactus_view_set_hidden(struct tactus_view *view, uint64_t hidden)/'
	changed "a function with another result" refused \
		's/^bool tactus_view_is_hidden/struct tactus_view *tactus_view_is_hidden/'
	changed "a callback with another parameter" refused \
		's/(\*tactus_action_func)(struct tactus_recognizer \*recognizer, void \*data)/(*tactus_action_func)(struct tactus_recognizer *recognizer, int32_t more, void *data)/'
	changed "a larger struct without a size" refused '/^struct tactus_rectangle {/,/^};/s/^};/\tdouble depth;\n};/'
	changed "a larger struct with a size" allowed '/^struct tactus_control_callbacks {/,/^};/s/^};/\tvoid (*later)(void *data);\n};/'
	changed "a new enumerator" allowed 's/^\tTACTUS_REASON_CODE_FORCE_32_BIT/\tTACTUS_REASON_CODE_LATER = 500,\n&/'
	changed "a new function" allowed \
		's/^uint32_t tactus_version(void);/&\nuint32_t tactus_view_zzz(void);/' \
		's/^\ttactus_window_bring_to_front;/\ttactus_view_zzz;\n&/'
}

if ! command -v abidw >/dev/null; then
	skip "ABI" "there is no abidw"
elif [ "$(getconf LONG_BIT)" != 64 ]; then
	skip "ABI" "it is written down for 64 bits"
else
	for map in packaging/maps/*.map; do check_library "$(basename "$map" .map)"; done
	check_rules
	. Tests/CABI/ABI/update-rules.sh
	. Tests/CABI/ABI/old-programs.sh
fi
summary
