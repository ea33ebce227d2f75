#!/bin/bash
# SPDX-License-Identifier: MIT
# Builds the crate with Smithay and the compositor that tests it, from the crates of this system alone. What was built
# before is not built again.
#
#   build.sh ARCHIVE    of Smithay's sources, with src and Cargo.toml in one folder
#
#   BUILD=DIR           where `make` built the libraries; gets tests/smithay-compositor, tests/tactus-smithay-tests, and
#                       smithay/smallvil.log: what the compiler says of smallvil with our patch
set -eu
here=$(realpath "$(dirname "$0")")
root=$(realpath "$here/../../../..")
archive=$(realpath "$1") build=$(realpath "${BUILD:-build}")
folder=$build/smithay
# One set of features, so that Smithay is compiled once.
features=smithay/backend_libinput,smithay/backend_udev,smithay/renderer_pixman

export CARGO_HOME=$folder/cargo CARGO_TERM_COLOR=never PKG_CONFIG_PATH=$folder/pkgconfig LD_LIBRARY_PATH=$build/lib

# Cargo writes its lock beside the sources, which may be read-only.
copy_sources()
{
	mkdir -p "$folder/crates" "$folder/compositor" "$folder/cargo" "$folder/pkgconfig"
	cp -rL --preserve=timestamps "$root"/Sources/Rust/tactus{-sys,,-smithay} "$root/Sources/Rust/Cargo.toml" "$folder/crates/"
	cp -r --preserve=timestamps "$here"/../compositor/. "$folder/compositor/"
	# Which dependencies stay depends on the crates that are here.
	[ "$folder/smithay/unpacked" -nt /usr/share/cargo/registry ] && [ "$folder/smithay/unpacked" -nt "$archive" ] || {
		rm -rf "$folder/smithay"
		"$here/unpack-crate" "$archive" "$folder/smithay/sources"
		touch "$folder/smithay/unpacked"
	}
}

# Writes what an installation has for pkg-config, and where crates come from.
describe()
{
	local library
	for library in tactus tactus-recorder tactus-gestures; do
		printf '%s\n' "Name: $library" "Description: $library as built" "Version: 0.1.0" "Cflags: -I$root/include" \
			"Libs: -L$build/lib -l$library" >"$folder/pkgconfig/$library.pc"
	done
	cat >"$folder/cargo/config.toml" <<-END
		[source.crates-io]
		replace-with = "distribution"
		[source.distribution]
		directory = "/usr/share/cargo/registry"
		[net]
		offline = true
		[build]
		jobs = 2
		target-dir = "$folder/target"
		[patch.crates-io]
		smithay = { path = "$(echo "$folder"/smithay/sources/*)" }
		[profile.dev]
		debug = false
	END
}

# check_smallvil: compiles as far as to know that it is right. Its window needs crates that nothing else needs.
check_smallvil()
{
	local smallvil crate words=()
	smallvil=$(echo "$folder"/smithay/sources/*)/smallvil
	compgen -G '/usr/share/cargo/registry/winit-*' >/dev/null || return 0
	rm -rf "$smallvil"
	tar -xf "$archive" -C "$folder/smithay/sources" --wildcards '*/smallvil'
	patch --batch -d "${smallvil%/*}" -p1 <"$root/hosts/smithay/smallvil.patch"
	for crate in tactus-sys tactus tactus-smithay; do
		words+=(--config "patch.crates-io.$crate.path='$folder/crates/$crate'")
	done
	(cd "$smallvil" && nice cargo check "${words[@]}") >"$folder/smallvil.log" 2>&1 || true
}

copy_sources
describe
(cd "$folder/compositor" && nice cargo build --quiet 2>"$folder/warnings") || { grep -A 20 '^error' "$folder/warnings"; exit 1; }
ln -sf "$folder/target/debug/smithay-compositor" "$build/tests/smithay-compositor"
tests=$(cd "$folder/crates/tactus-smithay" && nice cargo test --lib --features "$features" --no-run 2>&1 |
	tee "$folder/warnings" | sed -n 's/.*Executable.*(\(.*\))$/\1/p')
[ -n "$tests" ] || { grep -A 20 '^error' "$folder/warnings"; exit 1; }
ln -sf "$tests" "$build/tests/tactus-smithay-tests"
check_smallvil >"$folder/warnings.patch"
# The crate's own warnings, and not Smithay's.
! grep -A 8 '^warning' "$folder/warnings" | grep -e '--> src/'
