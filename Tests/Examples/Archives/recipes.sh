#!/bin/bash
# SPDX-License-Identifier: MIT
# Recipes of other distributions for a release's archives (packaging/arch, alpine, fedora, nix): each names the version,
# licences and addresses of the project and no others, installs what `make install` installs, and depends on what this
# needs.
#
#   BUILD=DIR   where `make` built
set -u
cd "$(dirname "$0")/../../.." || exit 1
. scripts/checks.sh
. Tests/Examples/Archives/play.sh

BUILD=${BUILD:-build}
export MAKEFLAGS=
version=$(sed -n 's/^#define TACTUS_VERSION_[A-Z]* \([0-9]*\)$/\1/p' include/tactus.h | paste -sd.)
recipes=(arch/PKGBUILD alpine/APKBUILD fedora/tactus.spec nix/default.nix)
folder=$work/dist/recipes
[ "$(uname -m)" = x86_64 ] && [ -e "$BUILD/objects/hosts/wlroots/tactus-wlroots.o" ] || {
	skip "recipes" "not everything is built for x86-64"
	summary
	exit
}
targets=(x86_64-linux-gnu)
[ ! -e build/musl/lib/libtactus-gestures.so.0 ] || targets+=(x86_64-linux-musl)
[ ! -e build/arm64/lib/libtactus-host.so.0 ] || targets+=(aarch64-linux-gnu)

# says RECIPE TEXT NAME: a line of it has the text.
says()
{
	expect "$1: $3" "nothing says $2" grep -qF -e "$2" "$folder/$1"
}

# Addresses come from packaging/contact.mk, or from variables of the same names.
test_addresses()
{
	local recipe
	unset HOMEPAGE TRACKER CONTACT DOWNLOAD
	cp packaging/contact.mk "$work/contact.mk"
	for recipe in "${recipes[@]}"; do
		expect "$recipe: every place is filled" "$(grep -n '@[A-Z]' "$folder/$recipe")" \
			not grep -q '@[A-Z]' "$folder/$recipe"
		grep -oE '(https?://|[a-z]+@)[^"<> ]+' "$folder/$recipe" >"$work/addresses"
		grep -vxF -f <(sed -n 's/^[A-Z]* := *\(.\)/\1/p' "$work/contact.mk") "$work/addresses" >"$work/invented"
		expect "$recipe: names no address of its own" "$(cat "$work/invented")" [ ! -s "$work/invented" ]
	done
	HOMEPAGE=https://home.test TRACKER=https://bugs.test CONTACT='A & B <a@b.test>' DOWNLOAD=https://files.test/1/ \
		packaging/build-recipes "$work/dist"
	for recipe in "${recipes[@]}"; do
		says "$recipe" https://home.test "names the page"
		says "$recipe" https://bugs.test "names the tracker"
		says "$recipe" 'A & B <a@b.test>' "names the maintainer"
		says "$recipe" https://files.test/1/tactus- "names the archive"
	done
	expect "nix/default.nix fetches by its sum" "it does not" grep -qF \
		"$(grep x86_64-linux-gnu "$work/dist/SHA256SUMS" | cut -d ' ' -f 1)" "$folder/nix/default.nix"
	packaging/build-recipes "$work/dist"
}

# Programs contain the runtime of Swift, and libraries do not.
test_licences()
{
	local recipe
	head -n 1 LICENSE >"$work/licence"
	expect "the licence is MIT's" "$(cat "$work/licence")" grep -q '^MIT License$' "$work/licence"
	for recipe in "${recipes[@]}"; do
		expect "$recipe: the licence is MIT's" "it is not" \
			grep -qiE '^ *(License:|license=|lib\.licenses\.).*\bMIT\b' "$folder/$recipe"
		[ "$recipe" = alpine/APKBUILD ] && continue
		expect "$recipe: and that of Swift's runtime" "it is not named" \
			grep -qE 'Apache-2.0 WITH Swift-exception|asl20' "$folder/$recipe"
	done
}

DIST=$work/dist packaging/build-dist "${targets[@]}" >"$work/output" 2>&1
status=$?
expect "archives and recipes are made" "$(tail -n 3 "$work/output")" [ "$status" -eq 0 ]
[ "$status" -eq 0 ] || { summary; exit; }
test_addresses
test_licences
test_arch
test_alpine
test_fedora
test_nix
summary
