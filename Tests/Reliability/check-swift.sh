#!/bin/bash
# SPDX-License-Identifier: MIT
# Without a Swift that can build Tactus, the build says so in one sentence. What Swift built in another place goes.
set -u
cd "$(dirname "$0")/../.." || exit 1
. scripts/checks.sh
. scripts/without-swift.sh

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
	scripts/with-swift "$work/swift" build --scratch-path "$work/any" >"$work/said" 2>&1
	local status=$?
	expect "$1" "status $status: $(cat "$work/said")" [ "$status:$(cat "$work/said")" = "1:$2" ]
}

need="Building Tactus needs Swift 6.2 or later, and"
page="docs/installing.md says where to get it."
says "no Swift" "$need there is no '$work/swift'; $page"
for version in 5.10 6.1.3; do
	fake "$version"
	says "Swift $version is too old" "$need $work/swift is $version; $page"
done
fake "of its own"
says "a Swift without a version" "$need $work/swift is of no version that it tells; $page"
for version in 6.2 6.2.3 6.3 6.3.1 6.10 7.0; do
	fake "$version"
	expect "Swift $version builds" "it was refused" \
		[ "$(scripts/with-swift "$work/swift" build --scratch-path "$work/any")" = "build --scratch-path $work/any" ]
done
# older VERSION ANSWER: what is answered to who asks whether functions are checked against headers.
older()
{
	fake "$1"
	local answer
	answer=$(scripts/with-swift --older "$work/swift")
	expect "Swift $1 answers '$2' to --older" "it answers '$answer'" [ "$answer" = "$2" ]
}
older 6.1.3 ""
older 6.2 6.2
older 6.2.3 6.2.3
older 6.3 ""
older 6.10 ""

# build FOLDER: builds into it by a Swift that does nothing.
build()
{
	scripts/with-swift "$work/swift" build --scratch-path "$1" >/dev/null
}

build "$work/scratch" && touch "$work/scratch/module" && build "$work/scratch"
expect "what was built stays" "it has gone" [ -e "$work/scratch/module" ]
cp -r "$work/scratch" "$work/copied" && build "$work/copied"
expect "what was built elsewhere goes" "it is still there" [ ! -e "$work/copied/module" ]
expect "the place is noted anew" "it is $(cat "$work/copied/place")" \
	[ "$(cat "$work/copied/place")" = "$(realpath "$work/copied")" ]
# build_package: the same for a package in a tree of its own, whose sources are not the package's.
build_package()
{
	(cd "$work/tree" && "$OLDPWD/scripts/with-swift" "$work/swift" build --package-path examples/one \
		--scratch-path "$work/package" >/dev/null)
}

mkdir -p "$work/tree/Sources" && touch "$work/tree/Sources/one.swift"
build_package && touch "$work/package/module" && build_package
expect "what a package built of the same sources stays" "it has gone" [ -e "$work/package/module" ]
touch "$work/tree/Sources/two.swift" && build_package
expect "what it built before a source came goes" "it is still there" [ ! -e "$work/package/module" ]
# The copies that an older Swift compiles, in a tree of one file each.
tree=$work/copies
mkdir -p "$tree/scripts" "$tree/Sources/GestureCABI/Part" "$tree/Sources/GestureLibinput" "$tree/Sources/GestureWayland"
cp scripts/with-swift scripts/copy-c-entries "$tree/scripts/"
printf '%s\n' '@_optimize(speed)' '@c @implementation' 'public func tactus_go(_ way: Int) {}' 'func own() {}' \
	>"$tree/Sources/GestureCABI/Part/Go.swift"
echo 'func other() {}' >"$tree/Sources/GestureLibinput/Other.swift"
copies=$tree/build/generated/Sources

# copy VERSION: what a build with this Swift does first.
copy()
{
	fake "$1" && (cd "$tree" && scripts/with-swift --check "$work/swift")
}

copy 6.3
expect "Swift 6.3 compiles no copies" "there are some" [ ! -e "$copies" ]
copy 6.2.3
printf '%s\n' '@_optimize(speed)' '@_cdecl("tactus_go")' 'public func tactus_go(_ way: Int) {}' 'func own() {}' >"$work/wanted"
expect_same "a copy names its C function, line by line" "$work/wanted" "$copies/GestureCABI/Part/Go.swift"
expect_same "what has no C function is copied as well" "$tree/Sources/GestureLibinput/Other.swift" \
	"$copies/GestureLibinput/Other.swift"
touch -d 2020-01-01 "$copies/GestureLibinput/Other.swift"
rm "$tree/Sources/GestureCABI/Part/Go.swift" && echo 'func another() {}' >"$tree/Sources/GestureWayland/Another.swift"
copy 6.2.3
expect "a file that goes takes its copy along" "it is there" [ ! -e "$copies/GestureCABI/Part/Go.swift" ]
expect "a file that comes is copied" "it is not" [ -e "$copies/GestureWayland/Another.swift" ]
expect "a copy keeps its date while its file is the same" "it has another" \
	[ "$(date -r "$copies/GestureLibinput/Other.swift" +%Y)" = 2020 ]
printf '@c @implementation\nfunc tactus_hidden() {}\n' >"$tree/Sources/GestureWayland/Another.swift"
expect "a C function without a name that can be read is refused" "it is copied" not copy 6.2.3 2>"$work/said"
expect "its place is said" "$(cat "$work/said")" grep -q '^Sources/GestureWayland/Another.swift:1:' "$work/said"

expect "make asks first" "it says $(make SWIFT="$work/none" BUILD="$work/build" "$work/build/stamps/libtactus" 2>&1)" \
	grep -qF "$need there is no" <(make SWIFT="$work/none" BUILD="$work/build" "$work/build/stamps/libtactus" 2>&1)

# A PATH that has everything but a Swift, and one with an old Swift before it.
make_path_without_swift "$work/tools"
mkdir "$work/old"
fake 6.1.3 && mv "$work/swift" "$work/old/swift"
# make_says NAME PATH SENTENCE VARIABLE=VALUE...: make fails, and says the sentence once.
make_says()
{
	local name=$1 path=$2 sentence=$3
	shift 3
	PATH=$path MAKEFLAGS='' make BUILD="$work/build" "$@" libraries >"$work/said" 2>&1
	local status=$?
	expect "$name" "status $status: $(tail -n 5 "$work/said")" \
		[ "$status:$(grep -cxF "$sentence" "$work/said")" = 2:1 ]
}
for variant in "" ARCH=arm64 LIBC=musl; do
	# shellcheck disable=SC2086 # nothing, or a word
	make_says "make $variant without Swift" "$work/tools" "$need there is no 'swift'; $page" $variant
	# shellcheck disable=SC2086
	make_says "make $variant with an old Swift" "$work/old:$work/tools" \
		"$need $work/old/swift is 6.1.3; $page" $variant
done

page=$(sed -n '/^### Swift$/,/^#/p' docs/installing.md | sed '1d')
expect "the page says where to get it" "docs/installing.md has no section Swift with an address" \
	grep -q 'https://www\.swift\.org/install/linux' <<<"$page"
summary
