#!/bin/bash
# SPDX-License-Identifier: MIT
# Checks that every header compiles by itself without a warning, as C and as C++, with gcc and clang, as do the
# initializers of its structs. Checks that a comment explains each enumerator.
set -u
cd "$(dirname "$0")/../.." || exit 1
. scripts/checks.sh

warnings=(-pedantic -Wall -Wextra -Wundef -Werror)

# Uses the system's clang, else the one of the Swift toolchain.
find_clang()
{
	command -v clang || ls "$(dirname "$(readlink -f "$(command -v swift)")")/clang" 2>/dev/null
}

# enumerators_without_comment HEADER: lists enumerators without a comment; FORCE_32_BIT needs none.
enumerators_without_comment()
{
	awk '/^enum [a-z_]+ \{/ { is_enum = 1 }
		/^\};/ { is_enum = 0 }
		is_enum && /^\tTACTUS_/ && !/FORCE_32_BIT/ && previous !~ /\*\/[ \t]*$/ { print FILENAME ": " $1 }
		{ previous = $0 }' "$1"
}

# user_of HEADER: prints a program that includes the header twice and uses the initializer of each struct.
user_of()
{
	local header=${1#include/}
	echo "#include <$header>"
	echo "#include <$header>"
	echo "int main(void)"
	echo "{"
	grep -o '^#define TACTUS_[A-Z_]*_INIT\>' "$1" | while read -r _ initializer; do
		local type=${initializer%_INIT}
		echo "	struct ${type,,} ${type,,} = $initializer;"
		echo "	if (${type,,}.size != sizeof ${type,,}) return 1;"
	done
	echo "	return 0;"
	echo "}"
}

# check HEADER LANGUAGE STANDARD COMPILER
check()
{
	local name="${1#include/} as $3 by ${4##*/}"
	if ! command -v "$4" >/dev/null; then
		skip "$name" "there is no $4"
	elif user_of "$1" | "$4" -x "$2" -std="$3" "${warnings[@]}" -Iinclude -fsyntax-only - >"$work/output" 2>&1; then
		pass "$name"
	else
		fail "$name" "$(cat "$work/output")"
	fi
}

# Files to copy: a C++ program calls what their C files define.
check_copied()
{
	printf '#include <%s>\nint main() { return %s(nullptr) != nullptr; }\n' "$1" "$2" |
		g++ -x c++ -std=c++17 "${warnings[@]}" -Iinclude -Ihosts/client -c - -o "$work/copied.o" \
			>"$work/output" 2>&1
	status=$?
	expect "$1: C++ calls its functions" "$(cat "$work/output")" \
		sh -c '[ "$1" -eq 0 ] && nm "$2" | grep -q " U $3\$"' - "$status" "$work/copied.o" "$2"
}

clang=$(find_clang)
for header in include/*.h; do
	for compiler in gcc "${clang:-clang}"; do
		for standard in c99 c11 c17; do check "$header" c "$standard" "$compiler"; done
	done
	for compiler in g++ "${clang:-clang}++"; do
		check "$header" c++ c++17 "$compiler"
	done
	bare=$(enumerators_without_comment "$header")
	if [ -z "$bare" ]; then
		pass "${header#include/}: every enumerator is explained"
	else
		fail "${header#include/}: every enumerator is explained" "$bare"
	fi
done

if command -v g++ >/dev/null; then
	check_copied tactus-client.h tactus_client_create
else
	skip "files to copy in C++" "there is no g++"
fi

summary
