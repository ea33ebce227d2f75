#!/bin/bash
# SPDX-License-Identifier: MIT
# Checks that `make install` installs everything, that pkg-config finds it, and that `make uninstall` removes it.
set -u
cd "$(dirname "$0")/../.." || exit 1
. scripts/checks.sh

export MAKEFLAGS=
CC=${CC:-cc}
PKG_CONFIG=${PKG_CONFIG:-pkg-config}

# install_to FOLDER VARIABLE=VALUE...
install_to()
{
	local folder=$1
	shift
	"${MAKE:-make}" --silent install DESTDIR="$work/$folder" "$@" >"$work/output" 2>&1 && return
	fail "install to $folder $*" "$(tail -n 3 "$work/output")"
	false
}

files_below()
{
	(cd "$1" && find . -type f -o -type l | LC_ALL=C sort)
}

search_path()
{
	readelf -d "$1" | grep -E 'RPATH|RUNPATH'
}

# Checks an installation as a packager does it, with all folders changed.
test_files()
{
	install_to package PREFIX=/usr LIBDIR=/usr/lib/triple || return
	cat >"$work/expected" <<-'END'
		./usr/bin/tactus
		./usr/include/tactus-gestures.h
		./usr/include/tactus-host.h
		./usr/include/tactus-interactions.h
		./usr/include/tactus-libinput.h
		./usr/include/tactus-recorder.h
		./usr/include/tactus-wayland.h
		./usr/include/tactus.h
		./usr/lib/triple/libtactus-gestures.a
		./usr/lib/triple/libtactus-gestures.so
		./usr/lib/triple/libtactus-gestures.so.0
		./usr/lib/triple/libtactus-host.a
		./usr/lib/triple/libtactus-host.so
		./usr/lib/triple/libtactus-host.so.0
		./usr/lib/triple/libtactus-interactions.so
		./usr/lib/triple/libtactus-interactions.so.0
		./usr/lib/triple/libtactus-libinput.so
		./usr/lib/triple/libtactus-libinput.so.0
		./usr/lib/triple/libtactus-recorder.so
		./usr/lib/triple/libtactus-recorder.so.0
		./usr/lib/triple/libtactus-wayland.so
		./usr/lib/triple/libtactus-wayland.so.0
		./usr/lib/triple/libtactus.a
		./usr/lib/triple/libtactus.so
		./usr/lib/triple/libtactus.so.0
		./usr/lib/triple/pkgconfig/tactus-gestures.pc
		./usr/lib/triple/pkgconfig/tactus-host.pc
		./usr/lib/triple/pkgconfig/tactus-interactions.pc
		./usr/lib/triple/pkgconfig/tactus-libinput.pc
		./usr/lib/triple/pkgconfig/tactus-recorder.pc
		./usr/lib/triple/pkgconfig/tactus-wayland.pc
		./usr/lib/triple/pkgconfig/tactus.pc
		./usr/share/bash-completion/completions/tactus
		./usr/share/fish/vendor_completions.d/tactus.fish
		./usr/share/man/man1/tactus.1
		./usr/share/man/man3/tactus-gestures.3
		./usr/share/man/man3/tactus-host.3
		./usr/share/man/man3/tactus-interactions.3
		./usr/share/man/man5/tactus-gestures.5
		./usr/share/tactus/gestures/convertible.conf
		./usr/share/tactus/gestures/drawing.conf
		./usr/share/tactus/gestures/kiosk.conf
		./usr/share/tactus/gestures/phone.conf
		./usr/share/tactus/gestures/tablet.conf
		./usr/share/zsh/vendor-completions/_tactus
	END
	for file in hosts/{client,wlroots}/*.[ch]; do echo "./usr/share/tactus/${file#hosts/}"; done >>"$work/expected"
	LC_ALL=C sort -o "$work/expected" "$work/expected"
	files_below "$work/package" >"$work/found"
	expect_same "all files are there" "$work/expected" "$work/found"
	expect "a tool of the system has no search path" "it has one" [ -z "$(search_path "$work/package/usr/bin/tactus")" ]
	expect "pkg-config files hold no unfilled place" "they do" \
		[ -z "$(grep -r '@' "$work/package/usr/lib/triple/pkgconfig")" ]
	expect "the build folder is named nowhere" "it is" \
		[ -z "$(grep -rlF "$PWD/${BUILD:-build}" "$work/package/usr/lib/triple/pkgconfig")" ]

	install_to package PREFIX=/usr LIBDIR=/usr/lib/triple INSTALL_STRIP=1 || return
	expect "INSTALL_STRIP strips" "there are symbols" [ -z "$(nm "$work/package/usr/lib/triple/libtactus.so.0" 2>/dev/null)" ]

	"${MAKE:-make}" --silent uninstall DESTDIR="$work/package" PREFIX=/usr LIBDIR=/usr/lib/triple
	expect "uninstall leaves nothing" "$(files_below "$work/package")" [ -z "$(files_below "$work/package")" ]
}

# Builds and runs a user's program against an installation in a prefix.
test_use()
{
	install_to prefix PREFIX=/opt/tactus || return
	export PKG_CONFIG_SYSROOT_DIR="$work/prefix"
	export PKG_CONFIG_LIBDIR="$work/prefix/opt/tactus/lib/pkgconfig:$("$PKG_CONFIG" --variable pc_path pkg-config)"
	local version
	version=$("$PKG_CONFIG" --modversion tactus)
	expect "the tool runs, of the version that pkg-config says" "pkg-config says $version" \
		[ "$("$work/prefix/opt/tactus/bin/tactus" --version)" = "tactus $version" ]
	local adapter
	for adapter in tactus-recorder tactus-gestures tactus-interactions tactus-libinput tactus-wayland; do
		expect "pkg-config knows $adapter and what it needs" "$("$PKG_CONFIG" --libs $adapter 2>&1)" \
			[ "$("$PKG_CONFIG" --libs-only-l $adapter | xargs)" = "-l$adapter -ltactus" ]
	done

	expect "pkg-config knows tactus-host and what it needs" "$("$PKG_CONFIG" --libs tactus-host 2>&1)" \
		[ "$("$PKG_CONFIG" --libs-only-l tactus-host | xargs)" = "-ltactus-host -ltactus-gestures -ltactus-recorder -ltactus" ]

	# The flags are several words.
	# shellcheck disable=SC2046
	expect "hello compiles" "see above" \
		"$CC" examples/hello.c $("$PKG_CONFIG" --cflags --libs tactus) -o "$work/hello"
	LD_LIBRARY_PATH="$work/prefix/opt/tactus/lib" "$work/hello" >"$work/output"
	expect_same "hello prints what it should" Tests/CABI/hello.expected "$work/output"

	printf '#include <tactus-gestures.h>\nint main(void) { return tactus_gestures_create(NULL, NULL, NULL, NULL) != NULL; }\n' \
		>"$work/gestures.c"
	# shellcheck disable=SC2046
	expect "a program with the archives of tactus-gestures and tactus needs no library" "see above" \
		"$CC" -static "$work/gestures.c" $("$PKG_CONFIG" --static --cflags --libs tactus-gestures) -o "$work/gestures"
	expect "it runs" "exit status" "$work/gestures"

	printf '#include <tactus-host.h>\nint main(void) { return tactus_host_create(NULL, NULL, NULL) != NULL; }\n' \
		>"$work/host.c"
	# shellcheck disable=SC2046
	expect "a program links with tactus-host" "see above" \
		"$CC" "$work/host.c" $("$PKG_CONFIG" --cflags --libs tactus-host) -o "$work/host"
	expect "it runs with the libraries" "exit status" env LD_LIBRARY_PATH="$work/prefix/opt/tactus/lib" "$work/host"
	# shellcheck disable=SC2046
	expect "a program with the archives of tactus-host and tactus-gestures needs neither library" "see above" \
		"$CC" "$work/host.c" $("$PKG_CONFIG" --cflags --libs tactus-host |
			sed 's/-ltactus-\(host\|gestures\)/-l:libtactus-\1.a/g') $("$PKG_CONFIG" --libs wayland-server) -lm -o "$work/host"
	expect "it runs without them" "it needs $(readelf -d "$work/host" | grep -o 'libtactus-[a-z]*')" \
		test -z "$(readelf -d "$work/host" | grep -o 'libtactus-\(host\|gestures\)')"
}

test_files
test_use
summary
