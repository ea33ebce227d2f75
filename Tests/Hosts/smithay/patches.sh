# SPDX-License-Identifier: MIT
# Part of run-smithay.sh: the patches in hosts/smithay, on the archive that the compositor was built from.

# added_lines PATCH: without empty ones.
added_lines()
{
	grep -c '^+[^+]' "$1"
}

test_patches()
{
	local patch=hosts/smithay/smallvil.patch name="the patch for smallvil" lines status
	lines=$(added_lines "$patch")
	expect "$name adds at most 20 lines" "it adds $lines" [ "$lines" -le 20 ]
	expect "hosts/smithay/README.md says how many" "they are $lines" \
		grep -q "^| \[smallvil.patch\].* | $lines |" hosts/smithay/README.md
	set -- "$BUILD"/smithay-*.tar.xz
	[ -e "$1" ] || { skip "$name applies" "the archive is not here"; return; }
	mkdir -p "$work/patched" && tar -xf "$1" -C "$work/patched" --strip-components=1
	patch --batch -d "$work/patched" -p1 -i "$(realpath "$patch")" >"$work/output" 2>&1
	status=$?
	expect "$name applies" "$(cat "$work/output")" [ "$status" -eq 0 ]
	[ -e "$BUILD/smithay/smallvil.log" ] || { skip "$name compiles" "the crates of its window are not here"; return; }
	expect "$name compiles" "$(grep -A 12 '^error' "$BUILD/smithay/smallvil.log")" \
		grep -q '^ *Finished' "$BUILD/smithay/smallvil.log"
}
