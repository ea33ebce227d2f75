# SPDX-License-Identifier: MIT
# Programs that were built with older headers run with the library of now: sourced by check.sh.

# old_program NAME HEADER
old_program()
{
	local name="old program: $1" folder=$work/old
	rm -rf "$folder" && mkdir -p "$folder/include" "$folder/lib"
	cp "$2" "$folder/include/tactus.h"
	# The library of that time; only its names and its soname matter to the linker.
	if ! abi_dump "$folder/include" tactus "$PWD/Tests/CABI/ABI/old/tactus-0.1.map" libtactus.so.0 "$folder/abi" \
		>"$work/output" 2>&1 ||
		! "$CC" -std=c11 -g -Wall -Wextra -Wno-missing-field-initializers -Werror -I"$folder/include" \
			Tests/CABI/ABI/old/program.c "$work/probe/libtactus.so" -o "$folder/program" >"$work/output" 2>&1; then
		fail "$name is built" "$(head -n 20 "$work/output")"
		return
	fi
	expect "$name runs" "it says: $(LD_LIBRARY_PATH=$BUILD/lib "$folder/program" 2>&1 | head -n 10)" \
		env LD_LIBRARY_PATH="$BUILD/lib" timeout 60 "$folder/program"
}

old_program "the first header" Tests/CABI/ABI/old/tactus-0.1.header
awk -f Tests/CABI/ABI/old/shorten.awk Tests/CABI/ABI/old/tactus-0.1.header >"$work/shorter.h"
old_program "a header with shorter structs" "$work/shorter.h"
expect "old program: its structs are shorter" "they are not" \
	test "$(grep -c . "$work/shorter.h")" -lt "$(grep -c . Tests/CABI/ABI/old/tactus-0.1.header)"
