# SPDX-License-Identifier: MIT
# The folder debian/ of a package, from packaging/debian. Included by scripts that make packages.
#
#   DEBFULLNAME, DEBEMAIL       whom the packages name as their maintainer, instead of CONTACT in packaging/contact.mk

. packaging/contact.sh

# Nobody else's address: that of whoever makes the package, if none is known.
maintainer=$(contact CONTACT)
if [ -n "${DEBEMAIL:-}" ] || [ -z "$maintainer" ]; then
	maintainer="${DEBFULLNAME:-The Tactus authors} <${DEBEMAIL:-$(id -un)@$(hostname -f)}>"
fi
date=$(date -R -d "@${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || date +%s)}")
version=$(sed -n 's/^#define TACTUS_VERSION_[A-Z]* \([0-9]*\)$/\1/p' include/tactus.h | paste -sd.)

# Prints the list of changes in Debian's format.
changelog()
{
	echo "tactus ($1) unstable; urgency=medium"
	echo
	echo "  * See the file CHANGELOG.md of the sources."
	echo
	echo " -- $maintainer  $date"
}

# symbols MAP PACKAGE: the version of the package that has the symbols of a node of the map. The first came with 0.1.
symbols()
{
	echo "lib$(basename "$1" .map).so.0 $2 #MINVER#"
	sed -n 's/^\([A-Z_0-9.]*\) {$/ (symver)\1 0.1/p' "$1"
}

# make_debian_folder PARENT VERSION
make_debian_folder()
{
	cp -a packaging/debian "$1/debian" || return 1
	changelog "$2" >"$1/debian/changelog"
	sed -i "s/@MAINTAINER@/$maintainer/" "$1/debian/control"
	local name homepage
	homepage=$(contact HOMEPAGE)
	[ -z "$homepage" ] || sed -i "s|^Maintainer: .*|&\nHomepage: $homepage|" "$1/debian/control"
	# The package is not for an upload to Debian: no bug requests it.
	for name in $(sed -n 's/^Package: //p' "$1/debian/control"); do
		[[ $2 == *-* ]] && echo "$name: initial-upload-closes-no-bugs" >"$1/debian/$name.lintian-overrides"
	done
	for name in tactus tactus-recorder tactus-gestures tactus-interactions tactus-libinput tactus-wayland tactus-host; do
		symbols "packaging/maps/$name.map" "lib${name}0" >"$1/debian/lib${name}0.symbols"
	done
}
