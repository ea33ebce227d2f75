# SPDX-License-Identifier: MIT
# A PATH that has what the system has, but no Swift. Included by tests.

# make_path_without_swift FOLDER: a folder for PATH.
make_path_without_swift()
{
	local folder tool
	mkdir -p "$1"
	for folder in /usr/local/sbin /usr/local/bin /usr/sbin /usr/bin /sbin /bin; do
		for tool in "$folder"/*; do
			case ${tool##*/} in
			swift*) ;;
			*) [ -e "$1/${tool##*/}" ] || ln -s "$tool" "$1/" ;;
			esac
		done
	done
}
