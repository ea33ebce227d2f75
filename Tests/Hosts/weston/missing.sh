# SPDX-License-Identifier: MIT
# Part of run-weston.sh: what make says where the Weston is not there that the module needs.

# A pkg-config that knows of one libweston, KNOWN_WESTON, and of all else what there is.
make_pkg_config()
{
	cat >"$work/pkg-config" <<-'END'
		#!/bin/sh
		case "$* " in
		*"libweston-$KNOWN_WESTON "*) exit 0 ;;
		*libweston-*) exit 1 ;;
		esac
		exec pkg-config "$@"
	END
	chmod +x "$work/pkg-config"
}

# without NAME WESTON WHAT ARGUMENT...: make is asked where there is only that Weston, and says that there is WHAT.
without()
{
	local name=$1 what=$3
	local line="the module is for Weston 10, 14 or 16, and here is $what (Debian: weston, libweston-MAJOR-dev)"
	local -x KNOWN_WESTON=$2 MAKEFLAGS='' DESTDIR="$work/installed" PKG_CONFIG="$work/pkg-config"
	shift 3
	make --silent "$@" install-weston-plugin 2>&1 | grep -Ev '^make(\[[0-9]+\])?: ' >"$work/found"
	echo "install-weston-plugin: $line" >"$work/expected"
	expect_same "$name: make install-weston-plugin says so in one line" "$work/expected" "$work/found"
	expect "$name: nothing is installed" "$DESTDIR is there" [ ! -e "$DESTDIR" ]
	make --silent "$@" note-no-weston >"$work/found" 2>&1
	echo "Left out: tactus-weston.so; $line" >"$work/expected"
	expect_same "$name: make says so in one line" "$work/expected" "$work/found"
	expect "$name: make says so by itself" "it is no prerequisite of all" \
		grep -q '^all:.* note-no-weston' <(make --print-data-base --question "$@" note-no-weston 2>/dev/null)
}

test_missing()
{
	make_pkg_config
	without "no Weston" none "no Weston with its development files"
	without "a Weston that is not known" 12 "Weston 12"
	without "development files alone" 16 "libweston-16 without Weston itself"
	without "no libinput" 10 "no libinput" MISSING=libinput
}
