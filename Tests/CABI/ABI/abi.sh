# SPDX-License-Identifier: MIT
# What the scripts of this folder share: from a public header to its ABI. Sourced after scripts/checks.sh.
#
# The shipped library carries no type information for C. Its ABI is that of a probe: a library with the same soname,
# symbol version and declarations, generated from the header, whose functions do nothing.

CC=${CC:-cc}

# abi_own INCLUDES NAME: what include/NAME.h declares itself, preprocessed, one statement or brace to a line.
abi_own()
{
	# All included, so that forward declarations of other libraries stay what they are.
	echo "#include <$2.h>" | "$CC" -I"$1" -E - | awk -v header="$2.h\"" '
		/^#/ { is_own = index($3, header) == length($3) - length(header) + 1; next }
		is_own' | tr '\n\t' '  ' | sed 's/\([;{}]\)/\1\n/g'
}

# abi_functions INCLUDES NAME: "result name(parameters);" for each function.
abi_functions()
{
	abi_own "$1" "$2" | awk '
		/\{/ { depth++ }
		/\}/ { depth-- }
		depth == 0 && /tactus_[a-z0-9_]+\(/ && !/typedef/ && /;/ { gsub(/  +/, " "); print }'
}

# abi_types INCLUDES NAME: "struct NAME" or "enum NAME" for each one that is defined.
abi_types()
{
	abi_own "$1" "$2" | sed -n 's/^ *\(struct\|enum\) \(tactus_[a-z0-9_]*\) *{.*/\1 \2/p'
}

# abi_members INCLUDES NAME: "struct member" for each member, "enum value" for each enumerator.
abi_members()
{
	abi_own "$1" "$2" | awk '
		/^ *struct tactus_[a-z0-9_]+ *\{/ { type = $2; kind = "struct"; next }
		/^ *enum tactus_[a-z0-9_]+ *\{/ { type = $2; kind = "enum"; next }
		kind == "enum" {
			count = split($0, value, ",")
			for (i = 1; i <= count; i++)
				if (match(value[i], /TACTUS_[A-Z0-9_]+/))
					print "enum", substr(value[i], RSTART, RLENGTH)
		}
		kind == "struct" && /;/ {
			if (match($0, /\(\*[a-z_0-9]+\)/))
				print type, substr($0, RSTART + 2, RLENGTH - 3)
			else {
				sub(/;.*/, "")
				gsub(/\[[^]]*\]/, "")
				count = split($0, member, ",")
				for (i = 1; i <= count; i++) {
					words = split(member[i], word, /[ *]+/)
					while (word[words] == "") words--
					print type, word[words]
				}
			}
		}
		/\}/ { kind = "" }'
}

# abi_probe INCLUDES NAME: the source of the probe.
abi_probe()
{
	echo "#include <$2.h>"
	# What only passes as a number, or in a callback, is reached through a variable.
	abi_types "$1" "$2" | while read -r kind type; do
		echo "$kind $type *tactus_abi_${kind}_${type#tactus_};"
	done
	abi_functions "$1" "$2" | sed -e 's/^\( *void tactus_.*\);/\1 { }/' -e 's/;/ { return 0; }/'
}

# abi_dump INCLUDES NAME MAP SONAME OUTPUT
abi_dump()
{
	local probe=$work/probe
	mkdir -p "$probe"
	abi_probe "$1" "$2" >"$probe/$2.c"
	sed 's/^global:/&\n\ttactus_abi_*;/' "$3" >"$probe/$2.map"
	(
		# Under its own name, wherever it lies.
		cd "$probe" &&
			"$CC" -std=c11 -g -O0 -w -fPIC -shared -I"$1" -Wl,-soname="$4" -Wl,--version-script="$2.map" \
				-o "lib$2.so" "$2.c" &&
			abidw --no-corpus-path --no-comp-dir-path --no-show-locs --type-id-style hash \
				--out-file "$5" "lib$2.so"
	)
}

# abi_layout INCLUDES NAME: assertions about the sizes, places and values of now; see layout/layout.h.
abi_layout()
{
	local printer=$work/print-layout kind type member
	abi_members "$1" "$2" >"$work/members"
	{
		echo "#include <$2.h>"
		echo "#include <stdio.h>"
		echo "int main(void) {"
		abi_types "$1" "$2" | while read -r kind type; do
			if [ "$kind" = enum ]; then
				echo "puts(\"ABI_ENUM($type);\");"
			elif grep -qx "$type size" "$work/members"; then
				echo "printf(\"ABI_SIZED_STRUCT($type, %zu);\\n\", sizeof(struct $type));"
			else
				echo "printf(\"ABI_FIXED_STRUCT($type, %zu);\\n\", sizeof(struct $type));"
			fi
		done
		while read -r type member; do
			if [ "$type" = enum ]; then
				echo "printf(\"ABI_VALUE($member, %d);\\n\", (int)$member);"
			else
				echo "printf(\"ABI_MEMBER($type, $member, %zu, %zu);\\n\", offsetof(struct $type, $member),"
				echo "	sizeof(((struct $type *)0)->$member));"
			fi
		done <"$work/members"
		echo "return 0; }"
	} >"$printer.c"
	echo "/* SPDX-License-Identifier: MIT */"
	echo "/* Written by make abi-update. */"
	echo "#include \"layout.h\""
	echo
	echo "#include <$2.h>"
	"$CC" -std=c11 -w -I"$1" -o "$printer" "$printer.c" && "$printer" >"$printer.out" || return
	# A header without structs and enumerations has none.
	if [ -s "$printer.out" ]; then
		echo
		cat "$printer.out"
	fi
}

# abi_keeps_layout INCLUDES LAYOUT: whether what was promised still holds.
abi_keeps_layout()
{
	"$CC" -std=c11 -I"$1" -ITests/CABI/ABI/layout -fsyntax-only "$2"
}

# abi_is_compatible OLD_DUMP NEW_DUMP OLD_LAYOUT NEW_INCLUDES: prints what is not. New functions, new enumerators and
# members at the end of structs that begin with their size are.
abi_is_compatible()
{
	local status=0
	abi_keeps_layout "$4" "$3" >"$work/layout-complaints" 2>&1 || {
		grep 'error:' "$work/layout-complaints"
		status=1
	}
	abidiff --no-added-syms --no-show-locs --suppressions Tests/CABI/ABI/growth.suppr "$1" "$2" >"$work/abidiff" 2>&1 || {
		cat "$work/abidiff"
		status=1
	}
	return "$status"
}

# abi_soname DUMP
abi_soname()
{
	sed -n "s/.* soname='\([^']*\)'.*/\1/p" "$1" | head -n 1
}
