#!/bin/bash
# SPDX-License-Identifier: MIT
# Archives of a release: made twice they have the same bytes, and they hold nothing of this machine. Unpacked where
# there is no Swift, the one for this machine compiles and runs what README.md and docs/installing.md show.
#
#   BUILD=DIR   where `make` built
set -u
cd "$(dirname "$0")/../../.." || exit 1
. scripts/checks.sh
. scripts/without-swift.sh

BUILD=${BUILD:-build}
tree=$PWD
version=$(sed -n 's/^#define TACTUS_VERSION_[A-Z]* \([0-9]*\)$/\1/p' include/tactus.h | paste -sd.)
native=x86_64-linux-gnu
targets=("$native")
wlroots=
for name in wlroots wlroots-0.20 wlroots-0.19 wlroots-0.18; do
	[ -z "$wlroots" ] && pkg-config --exists "$name" && wlroots=$name
done
[ "$(uname -m)" = x86_64 ] && [ -e "$BUILD/objects/hosts/wlroots/tactus-wlroots.o" ] || {
	skip "archives" "not everything is built for x86-64"
	summary
	exit
}
for other in "arm64 aarch64-linux-gnu libtactus-host.so.0" "musl x86_64-linux-musl libtactus-gestures.so.0"; do
	read -r folder target last <<<"$other"
	if [ -e "build/$folder/lib/$last" ]; then
		targets+=("$target")
	else
		skip "the archive for $target" "it is not built; make dist"
	fi
done

# lacks FOLDER: parts of Tactus that are not in it.
lacks()
{
	local file
	for file in packaging/pkgconfig/*.pc.in; do
		file=$(basename "$file" .pc.in)
		[ -e "$1/lib/lib$file.so.0" ] || echo "lib$file"
	done
	[ -e "$1/bin/tactus" ] || echo tactus
	[ -e "$1/sbin/tactusd" ] || echo tactusd
	[ -e "$1/share/tactus/wlroots" ] || echo "the glue for wlroots"
	[ -e "$1/share/tactus/client" ] || echo "the glue for toolkits"
}

# needed_glibc FOLDER: the newest version of the C library that its programs and libraries ask for.
needed_glibc()
{
	find "$1" -type f \( -name '*.so.0' -o -path '*/bin/*' -o -path '*/sbin/*' \) -exec readelf -VW {} + |
		grep -o 'GLIBC_[0-9.]*\|GLIBC_ABI_DT_RELR' | sed 's/GLIBC_ABI_DT_RELR/GLIBC_2.36/; s/GLIBC_//' |
		sort -V | tail -n 1
}

test_bytes()
{
	DIST=$work/first packaging/build-dist "${targets[@]}" >"$work/output" 2>&1
	status=$?
	expect "archives are made for ${targets[*]}" "$(tail -n 3 "$work/output")" [ "$status" -eq 0 ]
	[ "$status" -eq 0 ] || return
	said=$(grep -c 'these archives are no release' "$work/output")
	tagged=$(git tag --points-at HEAD | grep -cx "v$version")
	expect "a commit without the version's tag is no release" "said $said times" [ "$((said + tagged))" -eq 1 ]
	(
		umask 077
		TZ=Asia/Tokyo LC_ALL=C.UTF-8 HOME=$work DIST=$work/second packaging/build-dist "${targets[@]}"
	) >"$work/output" 2>&1
	expect_same "made once more, with other settings and at another time, they have the same bytes" \
		"$work/first/SHA256SUMS" "$work/second/SHA256SUMS"
	rm -rf "$work/second"
	(cd "$work/first" && sha256sum --quiet --check SHA256SUMS) >"$work/output" 2>&1
	status=$?
	expect "SHA256SUMS is right" "$(cat "$work/output")" [ "$status" -eq 0 ]
	expect "SHA256SUMS has all of them" "$(cat "$work/first/SHA256SUMS")" \
		[ "$(wc -l <"$work/first/SHA256SUMS")" -eq $((${#targets[@]} + 1)) ]
	(cd "$work/first" && stat -c '%n has %s bytes' -- *.tar.xz)
}

# hashes_of_place FOLDER: sections of its programs that depend on where they were compiled.
hashes_of_place()
{
	find "$1" -type f -path '*bin/tactus*' -exec readelf -SW {} + | grep -oE '\.swift_modhash|\.note\.gnu\.build-id'
}

# About any archive, unpacked.
test_contents()
{
	local target folder part doc
	mkdir "$work/any" && for target in "${targets[@]}"; do
		tar -xf "$work/first/tactus-$version-$target.tar.xz" -C "$work/any"
		folder=$work/any/tactus-$version-$target
		expect "$target: nothing names this tree" "$(grep -rlF "$tree" "$folder")" \
			not grep -rqF "$tree" "$folder"
		expect "$target: no program has hashes of it" "$(hashes_of_place "$folder")" \
			[ -z "$(hashes_of_place "$folder")" ]
		expect "$target: no link leads outside" "$(find "$folder" -xtype l)" [ -z "$(find "$folder" -xtype l)" ]
		doc=$folder/share/doc/tactus
		expect "$target: there are licences and the manual" "they are missing" \
			[ -s "$doc/LICENSE" -a -s "$doc/LICENSE.swift" -a -s "$doc/docs/guide.md" ]
		sed '1,/^## Not in this archive/d' "$doc/ARCHIVE.md" >"$work/left-out"
		lacks "$folder" >"$work/lacks"
		while read -r part; do
			expect "$target: says why $part is not in it" "ARCHIVE.md does not" \
				grep -qE "^[^|]*\|[^|]*$part(\W|$)" "$work/left-out"
		done <"$work/lacks"
		[[ $target == *-musl ]] ||
			expect "$target: needs no newer glibc than it says" "it needs $(needed_glibc "$folder")" \
				grep -qF "glibc $(needed_glibc "$folder") or later" "$doc/ARCHIVE.md"
	done
	mkdir "$work/sources" && tar -xf "$work/first/tactus-$version.tar.xz" -C "$work/sources"
	git archive HEAD | tar -t | grep -v '/$' | LC_ALL=C sort >"$work/expected"
	(cd "$work/sources/tactus-$version" && find . ! -type d | cut -c 3- | LC_ALL=C sort) >"$work/found"
	expect_same "the sources are those of the commit" "$work/expected" "$work/found"
}

. Tests/Examples/Archives/use.sh

make_path_without_swift "$work/tools"
test_bytes && test_contents && test_commands && test_programs
summary
