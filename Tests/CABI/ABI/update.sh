#!/bin/bash
# SPDX-License-Identifier: MIT
# Takes in what was added to the ABI. What old programs would not bear is refused, unless the soname is a new one.
#
#   make abi-update                  after `make`, whose libraries say what the sonames are
#   make abi-update UNRELEASED=1     before the first release there are no old programs
set -u
cd "$(dirname "$0")/../../.." || exit 1
. scripts/checks.sh
. Tests/CABI/ABI/abi.sh

BUILD=${BUILD:-build}
# The self-test brings its own.
stored=${ABI_STORED:-Tests/CABI/ABI}
includes=${ABI_INCLUDES:-$PWD/include}
maps=${ABI_MAPS:-$PWD/packaging/maps}
changes=${ABI_CHANGES:-CHANGELOG.md}

say()
{
	echo "abi-update: $*" >&2
}

# Whether there are programs already that could break: a version without "unreleased" stands in the list of changes.
is_released()
{
	grep '^## ' "$changes" | grep -qv 'unreleased$'
}

# soname_of NAME
soname_of()
{
	[ -n "${ABI_SONAME:-}" ] && { echo "$ABI_SONAME"; return; }
	readelf -d "$BUILD/lib/lib$1.so.0" | sed -n 's/.*(SONAME).*\[\(.*\)\].*/\1/p'
}

# Whether the new ABI may take the place of the old one; prints why not.
may_replace()
{
	local old=$stored/dumps/$1.abi
	[ -e "$old" ] || return 0
	[ "$(abi_soname "$old")" != "$(abi_soname "$2")" ] && return 0
	[ "${UNRELEASED:-}" = 1 ] && ! is_released && return 0
	abi_is_compatible "$old" "$2" "$stored/layout/$1.c" "$includes"
}

# update NAME
update()
{
	abi_dump "$includes" "$1" "$maps/$1.map" "$(soname_of "$1")" "$work/$1.abi" || return 1
	if ! may_replace "$1" "$work/$1.abi"; then
		say "lib$1 would break programs that exist; see docs/abi-policy.md. Nothing was changed."
		return 1
	fi
	mkdir -p "$stored/dumps" "$stored/layout"
	sed '1a <!-- SPDX-License-Identifier: MIT -->' "$work/$1.abi" >"$stored/dumps/$1.abi"
	abi_layout "$includes" "$1" >"$stored/layout/$1.c"
	# Old programs are those of the first release: until then they go with the time.
	if [ "$1" = tactus ] && ! is_released && [ "$stored" = Tests/CABI/ABI ]; then
		cp "$includes/tactus.h" "$stored/old/tactus-0.1.header"
		cp "$maps/tactus.map" "$stored/old/tactus-0.1.map"
	fi
	say "$stored/dumps/$1.abi and $stored/layout/$1.c are up to date"
}

status=0
for name in ${ABI_LIBRARIES:-$(cd "$maps" && echo *.map | sed 's/\.map//g')}; do
	if [ -z "${ABI_SONAME:-}" ] && [ ! -e "$BUILD/lib/lib$name.so.0" ]; then
		say "lib$name is not built; left as it was"
		continue
	fi
	update "$name" || status=1
done
exit "$status"
