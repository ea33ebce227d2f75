# SPDX-License-Identifier: MIT
# The rule of the soname, tried on copies: sourced by check.sh.

# updated NAME VERDICT SONAME CHANGELOG-HEADING [VARIABLE...]: make abi-update after a function has gone.
updated()
{
	local name=$1 verdict=$2 soname=$3 heading=$4 found=refused
	shift 4
	rm -rf "$work/update" && mkdir -p "$work/update/include" "$work/update/stored"
	cp -r Tests/CABI/ABI/dumps Tests/CABI/ABI/layout "$work/update/stored"
	cp include/*.h "$work/update/include"
	cp packaging/maps/tactus.map "$work/update"
	sed -i '/tactus_view_is_hidden/d' "$work/update/include/tactus.h" "$work/update/tactus.map"
	echo "## $heading" >"$work/update/changes"
	env ABI_STORED="$work/update/stored" ABI_INCLUDES="$work/update/include" ABI_MAPS="$work/update" \
		ABI_CHANGES="$work/update/changes" ABI_LIBRARIES=tactus ABI_SONAME="$soname" "$@" \
		Tests/CABI/ABI/update.sh >"$work/output" 2>&1 && found=allowed
	expect "rule: $name is $verdict" "it was $found: $(head -n 12 "$work/output")" [ "$found" = "$verdict" ]
	if [ "$verdict" = refused ]; then
		expect "rule: $name leaves what is written down" "it was changed" \
			diff -qr Tests/CABI/ABI/dumps "$work/update/stored/dumps"
	fi
}

updated "a break" refused libtactus.so.0 "0.1.0, unreleased"
updated "a break of what is released, as if it were not" refused libtactus.so.0 "0.1.0" UNRELEASED=1
updated "a break before the first release" allowed libtactus.so.0 "0.1.0, unreleased" UNRELEASED=1
updated "a break with a new soname" allowed libtactus.so.1 "0.1.0"
