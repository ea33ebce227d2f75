#!/bin/sh
# SPDX-License-Identifier: MIT
# How large the libraries are, what the loader does for them, and how long it takes; a table in Markdown.
#
#   library.sh LOAD LIBRARY...    LOAD is the program made of load.c
set -eu

# The adapters need the library beside them.
LD_LIBRARY_PATH=$(dirname "$2"):${LD_LIBRARY_PATH:-}
export LD_LIBRARY_PATH
load=$1
shift
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# section_bytes FILE NAME: 0 if there is none.
section_bytes()
{
	readelf --section-headers --wide "$1" | sed 's/^ *\[ *[0-9]*\] *//' |
		awk -v name="$2" '$1 == name { print $5 }' | { read -r size && echo "$((0x$size))" || echo 0; }
}

# count FILE OPTION PATTERN: lines of what readelf says.
count()
{
	readelf --wide "$2" "$1" | grep -c "$3" || true
}

echo "| library | bytes, stripped | code | data | relocations | symbols taken | needs | µs to load |"
echo "|---------|----------------:|-----:|-----:|------------:|--------------:|-------|-----------:|"
for library in "$@"; do
	strip -o "$work/stripped" "$library"
	printf '| %s | %d | %d | %d | %d | %d | %s | %s |\n' "$(basename "$library")" \
		"$(wc -c <"$work/stripped")" \
		"$(section_bytes "$library" .text)" \
		"$(($(section_bytes "$library" .data) + $(section_bytes "$library" .bss) + \
			$(section_bytes "$library" .data.rel.ro)))" \
		"$(count "$library" --relocs '^ *[0-9a-f]\{16\}')" \
		"$(readelf --wide --dyn-syms "$library" | grep -c ' FUNC .* UND ' || true)" \
		"$(readelf --dynamic "$library" | sed -n 's/.*NEEDED.*\[\(.*\)\]/\1/p' | paste -sd ' ')" \
		"$("$load" "$library" | sed 's/.*: \([0-9]*\) .*/\1/')"
done
