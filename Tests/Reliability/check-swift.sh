#!/bin/bash
# SPDX-License-Identifier: MIT
# Without a Swift that can build Tactus, the build says so in one sentence.
set -u
cd "$(dirname "$0")/../.." || exit 1
. scripts/checks.sh

# fake VERSION: a Swift of a version, which prints its arguments.
fake()
{
	cat >"$work/swift" <<-END
		#!/bin/sh
		[ "\$1" = --version ] && echo "Swift version $1 (swift-$1-RELEASE)" || echo "\$@"
	END
	chmod +x "$work/swift"
}

# says NAME SENTENCE: the build fails and says the sentence and nothing else of its own.
says()
{
	scripts/with-swift "$work/swift" build >"$work/said" 2>&1
	local status=$?
	expect "$1" "status $status: $(cat "$work/said")" [ "$status:$(cat "$work/said")" = "1:$2" ]
}

need="Building Tactus needs Swift 6.3 or later, and"
page="docs/installing.md says where to get it."
says "no Swift" "$need there is no '$work/swift'; $page"
for version in 5.10 6.2.3; do
	fake "$version"
	says "Swift $version is too old" "$need $work/swift is $version; $page"
done
fake "of its own"
says "a Swift without a version" "$need $work/swift is of no version that it tells; $page"
for version in 6.3 6.3.1 6.10 7.0; do
	fake "$version"
	expect "Swift $version builds" "it was refused" \
		[ "$(scripts/with-swift "$work/swift" build -c release)" = "build -c release" ]
done
expect "make asks first" "it says $(make SWIFT="$work/none" BUILD="$work/build" "$work/build/stamps/libtactus" 2>&1)" \
	grep -qF "$need there is no" <(make SWIFT="$work/none" BUILD="$work/build" "$work/build/stamps/libtactus" 2>&1)
page=$(sed -n '/^### Swift$/,/^#/p' docs/installing.md | sed '1d')
expect "the page says where to get it" "docs/installing.md has no section Swift with an address" \
	grep -q 'https://www\.swift\.org/install/linux' <<<"$page"
summary
