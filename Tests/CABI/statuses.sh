#!/bin/bash
# SPDX-License-Identifier: MIT
# Compares the statuses that the header documents with those that the C suite has seen. A status that is documented but
# never returned, or returned but not documented, is a failure. Only functions whose @return names statuses are checked.
# Statuses that every call can return are documented at enum tactus_status, and are not repeated.
#
#   Tests/CABI/statuses.sh BUILD
set -u
cd "$(dirname "$0")/../.." || exit 1
BUILD=$1
# Statuses for exhausted memory or a refusal by the system are seen by the exhaustion suite.
common=' INVALID_ARGUMENT WRONG_KIND DESTROYED BUSY NO_MEMORY FOREIGN_OBJECT SYSTEM '
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT

STATUSES=$work/pairs "$BUILD/tests/cabi" >/dev/null 2>&1
sed -n 's/^\tTACTUS_STATUS_\([A-Z_]*\) = \(-\{0,1\}[0-9]*\),$/\2 \1/p' include/tactus.h >"$work/names"
awk 'NR == FNR { name[$1] = $2; next } ($2 in name) { print $1, name[$2] }' "$work/names" "$work/pairs" |
	sort -u >"$work/seen"

# Prints FUNCTION STATUS for each status that a @return names.
awk '
	NR == FNR { known[$2] = 1; next }
	/^\/\*\*/ { comment = ""; open = 1 }
	open { comment = comment " " $0 }
	/\*\// { open = 0; next }
	!open && comment != "" && match($0, /tactus_[a-z0-9_]+\(/) {
		name = substr($0, RSTART, RLENGTH - 1)
		if ($0 ~ /^enum tactus_status / && match(comment, /@return/)) {
			text = substr(comment, RSTART)
			sub(/@(sa|since).*/, "", text)
			gsub(/TACTUS_STATUS_/, "", text)
			count = split(text, words, /[^A-Z_]+/)
			found = 0
			for (i = 1; i <= count; i++)
				if (words[i] in known) {
					print name, words[i]
					found = 1
				}
			if (found)
				print name, "OK"
		}
		comment = ""
	}' "$work/names" include/tactus.h | sort -u >"$work/documented"

cut -d' ' -f1 "$work/documented" | sort -u >"$work/annotated"
failed=0
while read -r name status; do
	[[ $common == *" $status "* ]] && continue
	grep -qx "$name $status" "$work/seen" && continue
	echo "FAIL $name: $status is documented, and no test has seen it"
	failed=$((failed + 1))
done <"$work/documented"
while read -r name status; do
	[[ $common == *" $status "* ]] && continue
	grep -qx "$name" "$work/annotated" || continue
	grep -qx "$name $status" "$work/documented" && continue
	echo "FAIL $name: $status was returned, and is not documented"
	failed=$((failed + 1))
done <"$work/seen"
echo "$(($(wc -l <"$work/annotated") - failed)) passed, $failed failed"
[ "$failed" -eq 0 ]
