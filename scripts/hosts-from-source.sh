# SPDX-License-Identifier: MIT
# Hosts that Debian does not have yet, built in a tree from archives of their sources. Sourced by scripts/hosts.
#
#   SOURCES=DIR   where the archives are; without them these hosts are skipped

sources=${SOURCES:-../shared/sources}
# Packages for building Wayfire and for running it.
wayfire_packages="wayfire-dev wayfire python3 grim swaylock valgrind libwlroots-0.20-dev meson ninja-build cmake libpango1.0-dev
	libglm-dev libyyjson-dev libxml2-dev libdrm-dev libegl-dev libgles-dev libxcb1-dev libjpeg-dev libpng-dev git"

is_from_source()
{
	[[ $1 = wayfire-0.11 || $1 = wayfire-0.12 ]]
}

# archive_of NAME: prints the archive; fails if there is none.
archive_of()
{
	Tests/Hosts/wayfire/source/build.sh --archive "$sources" "${1#wayfire-}"
}

# environment_of NAME FOLDER: prints commands of the shell before whatever is built or run for a host.
environment_of()
{
	local built=$2/host/wayfire
	is_from_source "$1" || return 0
	echo "export PATH=$built/bin:\$PATH LD_LIBRARY_PATH=\$(echo $built/lib/*/)" \
		"PKG_CONFIG_PATH=\$(echo $built/lib/*/pkgconfig);"
}

# build_from_source NAME RELEASE FOLDER: builds a host below FOLDER/host, once.
build_from_source()
{
	mkdir -p "$hosts/$2/root/sources" && cp "$sources"/w*.tar.xz "$hosts/$2/root/sources/" &&
		inside "$2" "Tests/Hosts/wayfire/source/build.sh /root/sources ${1#wayfire-} $3/host"
}

# version_of NAME RELEASE PACKAGE: prints the version of the host that was tested.
version_of()
{
	if is_from_source "$1"; then
		tar -xOf "$(archive_of "$1")" --wildcards '*/meson.build' | sed -n "s/^\tversion: '\([0-9.]*\)',$/\1/p" | head -n 1
	else
		inside "$2" "dpkg-query -f '\${Version}' -W $3"
	fi
}
