# SPDX-License-Identifier: MIT
# Plays the recipes of packages for the archives in $work/dist, and compares what they install with what `make install`
# does with the folders of the distribution. Included by recipes.sh.

# What only an archive has, and links of rpm's own.
extras='share/doc/tactus/\|share/licenses/\|lib/.build-id/'

# install_expected NAME VARIABLE=VALUE...: into $work/NAME.expected.
install_expected()
{
	local name=$1 goals=(install)
	shift
	[[ "$*" == *LIBC=* ]] || goals+=(install-tactusd)
	make --silent "${goals[@]}" DESTDIR="$work/$name.expected" INSTALL_STRIP=1 "$@" >"$work/output" 2>&1 ||
		fail "$name" "make install: $(tail -n 2 "$work/output")"
}

# compare_trees NAME FOLDER: the recipe has installed into the folder.
compare_trees()
{
	(cd "$work/$1.expected" && find . ! -type d | LC_ALL=C sort) >"$work/expected"
	(cd "$2" && find . ! -type d | grep -v "$extras" | LC_ALL=C sort) >"$work/found"
	expect_same "$1: installs what make installs" "$work/expected" "$work/found"
	expect "$1: there are the licence and the manual" "they are missing" \
		[ "$(find "$2" -name LICENSE -o -name guide.md | grep -c .)" -ge 2 ]
}

# compare_files NAME FOLDER GLOB: files with names of folders in them.
compare_files()
{
	local file
	(cd "$work/$1.expected" && find . -name "$3" -type f) >"$work/names"
	expect "$1: there are files $3" "there are none" [ -s "$work/names" ]
	while read -r file; do
		expect_same "$1: $file" "$work/$1.expected/$file" "$2/$file"
	done <"$work/names"
}

# needed FOLDER: what the programs and libraries in it are linked with, but those of Tactus itself.
needed()
{
	find "$1" -type f \( -name '*.so.0' -o -path '*/bin/*' -o -path '*/sbin/*' \) -exec readelf -d {} + |
		sed -n 's/.*(NEEDED).*\[\(.*\)\].*/\1/p' | grep -v '^libtactus' | LC_ALL=C sort -u
}

# packages_of COLUMN: the package that has each library of standard input: names of sonames, Arch, Nix.
packages_of()
{
	awk -v column="$1" '
		NR == FNR { package[$1] = $column; next }
		{ print ($1 in package) ? package[$1] : "unknown:" $1 }' - "$2" <<-'END' | LC_ALL=C sort -u
		libc.so.6               glibc         -
		libm.so.6               glibc         -
		ld-linux-x86-64.so.2    glibc         -
		libgcc_s.so.1           gcc-libs      stdenv.cc.cc.lib
		libstdc++.so.6          gcc-libs      stdenv.cc.cc.lib
		libinput.so.10          libinput      libinput
		libwayland-server.so.0  wayland       wayland
		libevdev.so.2           libevdev      libevdev
		libudev.so.1            systemd-libs  udev
	END
}

# unpack TARGET FOLDER
unpack()
{
	mkdir -p "$2" && tar -xf "$work/dist/tactus-$version-$1.tar.xz" -C "$2"
}

test_arch()
{
	unpack x86_64-linux-gnu "$work/arch"
	(
		cd "$work/arch" || exit 1
		CARCH=x86_64 srcdir=$PWD pkgdir=$work/arch.found
		. "$folder/arch/PKGBUILD"
		package || exit 1
		printf '%s\n' "$pkgver" "${source_x86_64[0]##*/}" "${sha256sums_x86_64[0]}" >"$work/arch.source"
		printf '%s\n' "${depends[@]}" "${depends_x86_64[@]}" | LC_ALL=C sort -u >"$work/arch.depends"
	) >"$work/output" 2>&1
	status=$?
	expect "arch: PKGBUILD plays" "$(cat "$work/output")" [ "$status" -eq 0 ]
	[ "$status" -eq 0 ] || return
	awk -v version="$version" '/x86_64-linux-gnu/ { print version; print $2; print $1 }' "$work/dist/SHA256SUMS" \
		>"$work/expected"
	expect_same "arch: version, archive and sum" "$work/expected" "$work/arch.source"
	install_expected arch PREFIX=/usr SBINDIR=/usr/bin ZSH_COMPLETIONS=/usr/share/zsh/site-functions
	compare_trees arch "$work/arch.found"
	compare_files arch "$work/arch.found" '*.pc'
	compare_files arch "$work/arch.found" '*.service'
	needed "$work/arch.found" >"$work/needed"
	packages_of 2 "$work/needed" >"$work/expected"
	expect_same "arch: depends on what is needed" "$work/expected" "$work/arch.depends"
}

test_alpine()
{
	if [ ! -e "$work/dist/tactus-$version-x86_64-linux-musl.tar.xz" ]; then
		skip alpine "the libraries for musl are not built"
		return
	fi
	unpack x86_64-linux-musl "$work/alpine"
	(
		srcdir=$work/alpine pkgdir=$work/alpine.found
		. "$folder/alpine/APKBUILD"
		package || exit 1
		echo "$pkgver ${source##*/}" >"$work/alpine.source"
		cd "$work/dist" && echo "$sha512sums" | grep . | sha512sum --strict --check
	) >"$work/output" 2>&1
	status=$?
	expect "alpine: APKBUILD plays, and its sum is right" "$(cat "$work/output")" [ "$status" -eq 0 ]
	[ "$status" -eq 0 ] || return
	echo "$version tactus-$version-x86_64-linux-musl.tar.xz" >"$work/expected"
	expect_same "alpine: version and archive" "$work/expected" "$work/alpine.source"
	install_expected alpine LIBC=musl BUILD=build/musl PREFIX=/usr
	compare_trees alpine "$work/alpine.found"
	compare_files alpine "$work/alpine.found" '*.pc'
	expect "alpine: needs only libc" "$(needed "$work/alpine.found")" [ "$(needed "$work/alpine.found")" = libc.so ]
}

# Fedora's macros are defined here by words that the scripts then have.
test_fedora_scripts()
{
	rpmspec -q --qf '%{NAME}: %{POSTIN} %{PREUN} %{POSTUN}\n' --define "_sourcedir $work/dist" \
		--define 'systemd_post() sets-%{1}' --define 'systemd_preun() stops-%{1}' \
		--define 'systemd_postun() reloads-%{1}' "$folder/fedora/tactus.spec" >"$work/scripts" 2>&1
	expect "fedora: the daemon's unit is set up, stopped and forgotten" "$(cat "$work/scripts")" grep -q \
		'sets-tactusd.service.*stops-tactusd.service.*reloads-tactusd.service' <(tr '\n' ' ' <"$work/scripts")
}

test_fedora()
{
	local rpm
	command -v rpmbuild >/dev/null || { skip fedora "rpmbuild is not installed"; return; }
	test_fedora_scripts
	HOME=$work rpmbuild -bb --nodeps --define "_topdir $work/rpm" --define "_sourcedir $work/dist" \
		--define "_prefix /usr" --define "_libdir /usr/lib64" --define "_sbindir /usr/sbin" \
		"$folder/fedora/tactus.spec" >"$work/output" 2>&1
	status=$?
	expect "fedora: rpmbuild packs every file" "$(tail -n 8 "$work/output")" [ "$status" -eq 0 ]
	[ "$status" -eq 0 ] || return
	mkdir "$work/fedora.found"
	for rpm in "$work"/rpm/RPMS/*/*.rpm; do
		rpm2archive - <"$rpm" | tar -C "$work/fedora.found" -xzf -
	done
	find "$work"/rpm/RPMS -name '*.rpm' -exec basename {} \; | sed 's/-1\..*//' | LC_ALL=C sort >"$work/found"
	printf "%s-$version\n" tactus tactus-devel tactus-libs tactusd >"$work/expected"
	expect_same "fedora: packages of this version" "$work/expected" "$work/found"
	install_expected fedora PREFIX=/usr LIBDIR=/usr/lib64 ZSH_COMPLETIONS=/usr/share/zsh/site-functions
	# rpmbuild packs manual pages.
	find "$work/fedora.found/usr/share/man" -name '*.gz' -exec gunzip {} +
	compare_trees fedora "$work/fedora.found"
	compare_files fedora "$work/fedora.found" '*.service'
	rpm -qpR "$work"/rpm/RPMS/*/*.rpm 2>/dev/null >"$work/requires"
	needed "$work/fedora.found" | while read -r library; do
		grep -qF "$library" "$work/requires" || echo "$library"
	done >"$work/lacking"
	expect "fedora: depends on what is needed" "it lacks $(cat "$work/lacking")" [ ! -s "$work/lacking" ]
}

# Nix offers a system if its archive is there.
test_nix_systems()
{
	local system target offered
	for system in x86_64 aarch64; do
		target=$system-linux-gnu offered=no
		! grep -q "^ *\"$system-linux\"" "$folder/nix/default.nix" || offered=yes
		expect "nix: offers $system-linux if there is an archive for it" "offered: $offered" \
			[ "$offered" = "$([ -e "$work/dist/tactus-$version-$target.tar.xz" ] && echo yes || echo no)" ]
	done
}

test_nix()
{
	test_nix_systems
	if command -v nix-instantiate >/dev/null; then
		nix-instantiate --parse "$folder/nix/default.nix" >"$work/output" 2>&1
		status=$?
		expect "nix: default.nix is Nix" "$(cat "$work/output")" [ "$status" -eq 0 ]
	else
		skip "nix: default.nix is Nix" "nix-instantiate is not installed"
	fi
	unpack x86_64-linux-gnu "$work/nix"
	sed -n "/installPhase = ''/,/'';/p" "$folder/nix/default.nix" | sed '1d;$d' >"$work/install-phase"
	(
		cd "$work/nix/tactus-$version-x86_64-linux-gnu" || exit 1
		out=$work/nix.found/out
		runHook() { :; }
		. "$work/install-phase"
	) >"$work/output" 2>&1
	status=$?
	expect "nix: installPhase plays" "$(cat "$work/output")" [ "$status" -eq 0 ]
	[ "$status" -eq 0 ] || return
	says nix/default.nix "version = \"$version\"" "version"
	install_expected nix PREFIX="$work/nix.found/out" ZSH_COMPLETIONS="$work/nix.found/out/share/zsh/site-functions"
	mv "$work/nix.expected$work/nix.found" "$work/nix.moved" && rm -r "$work/nix.expected" &&
		mv "$work/nix.moved" "$work/nix.expected"
	compare_trees nix "$work/nix.found"
	compare_files nix "$work/nix.found" '*.service'
	needed "$work/nix.found" >"$work/needed"
	packages_of 3 "$work/needed" | grep -vx -e - >"$work/expected"
	sed -n '/buildInputs = \[/,/\];/p' "$folder/nix/default.nix" | tr -d ' ' | grep -xE '[a-z.]+' |
		LC_ALL=C sort -u >"$work/found"
	expect_same "nix: depends on what is needed" "$work/expected" "$work/found"
}
