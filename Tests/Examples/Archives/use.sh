# SPDX-License-Identifier: MIT
# The archive for this machine in use, where there is no Swift: commands of docs/installing.md, the programs of
# README.md and examples, all headers in C and C++, the glue for wlroots and toolkits. Included by check.sh.

warnings="-Wall -Wextra -Wpedantic -Werror -Wno-unused-parameter"

# block FILE WORDS [N]: the lines of the first, or Nth, block that begins with ```WORDS.
block()
{
	awk -v words="$2" -v wanted="${3:-1}" '
		/^```/ && is_in { exit }
		$0 == "```" words && ++number == wanted { is_in = 1; next }
		is_in' "$1"
}

# without_swift COMMAND...: in $folder, with a PATH without Swift and an environment of nothing else.
without_swift()
{
	env -i -C "$folder" PATH="$work/tools" HOME="$work" LC_ALL=C.UTF-8 "$@" >"$work/output" 2>&1
}

# In folders of their own, with the archive as it is downloaded. /usr/local is a folder of the test's, and its libraries
# are those of no other program.
test_commands()
{
	local page=$work/any/tactus-$version-$native/share/doc/tactus/docs/installing.md number
	mkdir "$work/usr-local"
	for number in 1 2 3; do
		# Somebody else's file, before the removal.
		[ "$number" -ne 3 ] || : >"$work/usr-local/lib/other"
		folder=$work/commands$number
		mkdir -p "$folder" && ln -s "$work/first"/* "$folder/"
		block "$page" "sh archive" "$number" >"$work/commands"
		sed -e "s|^prefix=/usr/local\$|prefix=$work/usr-local|" \
			-e "s|^ldconfig\$|ldconfig -n \"\$prefix/lib\"|" \
			"$work/commands" >"$folder/play"
		without_swift bash -eu play
		status=$?
		expect "installing.md: $(wc -l <"$work/commands") commands play" "$(tail -n 3 "$work/output")" \
			[ "$status" -eq 0 -a "$(wc -l <"$work/commands")" -ge 3 ]
		[ "$number" -ne 1 ] || cp "$work/output" "$work/commands.found"
		[ "$number" -ne 2 ] || find "$work/usr-local" ! -type d | sed "s|.*/usr-local/||" |
			LC_ALL=C sort >"$work/installed"
	done
	{
		cat Tests/CABI/hello.expected
		echo "tactus $version"
	} >"$work/expected"
	tail -n "$(wc -l <"$work/expected")" "$work/commands.found" >"$work/found"
	expect_same "installing.md: hello and the tool print what they should" "$work/expected" "$work/found"
	(cd "$work/any/tactus-$version-$native" && find . ! -type d | cut -c 3- | LC_ALL=C sort) >"$work/expected"
	expect_same "installing.md: /usr/local has all of it" "$work/expected" "$work/installed"
	expect "installing.md: it is removed, and what is somebody else's stays" "$(find "$work/usr-local" ! -type d)" \
		[ "$(find "$work/usr-local" ! -type d)" = "$work/usr-local/lib/other" ]
	rm -rf "$work"/commands[123] "$work/usr-local"
}

# compile NAME PACKAGES COMMAND...: with what pkg-config says of the packages.
compile()
{
	local name=$1 packages=$2
	shift 2
	without_swift PKG_CONFIG_PATH="$archive/lib/pkgconfig" sh -c "$* \$(pkg-config --cflags --libs $packages)"
	status=$?
	expect "$name" "$(head -n 5 "$work/output")" [ "$status" -eq 0 ]
}

# run EXPECTED NAME PROGRAM...
run()
{
	local expected=$1 name=$2
	shift 2
	without_swift LD_LIBRARY_PATH="$archive/lib" timeout 20 "$@"
	expect_same "$name" "$expected" "$work/output"
}

test_headers()
{
	local header name
	for header in "$archive"/include/*.h; do
		name=$(basename "$header" .h)
		printf '%s\n' "#include <$name.h>" "#include <$name.h>" "int main(void) { return 0; }" \
			>"$folder/header.c"
		compile "$name.h is C" "$name" cc -std=c11 "$warnings" -Wl,--no-as-needed header.c -o header
		cp "$folder/header.c" "$folder/header.cpp"
		compile "$name.h is C++" "$name" c++ -std=c++17 "$warnings" -Wl,--no-as-needed header.cpp -o header
		run /dev/null "lib$name is loaded" ./header
	done
}

# Three fingers go down; a command of the gesture file says that it has been noticed.
test_host()
{
	local step finger left=100
	printf '%s\n' '[tactus-gesture]' name=three-down type=swipe fingers=3 direction=down 'command=touch noticed' \
		>"$folder/gestures.conf"
	for step in 0 1 2 3 4 5; do
		for finger in 0 1 2; do
			echo "$((1000 + 8 * step)) $([ "$step" -eq 0 ] && echo down || echo motion) $finger \
				$((80 + 50 * finger)) $((20 + 30 * step))"
		done
		echo "$((1000 + 8 * step)) frame 0"
	done >"$folder/fingers"
	# The host waits for lines: a file is no pipe.
	without_swift LD_LIBRARY_PATH="$archive/lib" XDG_RUNTIME_DIR="$folder" timeout 20 \
		sh -c 'cat fingers | ./host gestures.conf'
	until [ -e "$folder/noticed" ] || [ $((left -= 1)) -eq 0 ]; do sleep 0.1; done
	expect "host.c runs the gesture's command" "$(cat "$work/output")" [ -e "$folder/noticed" ]
}

test_glue()
{
	local protocols file
	protocols=$(pkg-config --variable=pkgdatadir wayland-protocols)
	without_swift wayland-scanner server-header "$protocols/stable/xdg-shell/xdg-shell.xml" xdg-shell-protocol.h
	for file in "$archive"/share/tactus/wlroots/*.c; do
		compile "$(basename "$file") compiles" "tactus-host tactus-gestures $wlroots xkbcommon" \
			cc -std=c11 "$warnings" -DWLR_USE_UNSTABLE -I. -c "$file" -o glue.o
	done
	for file in pointer-gestures/pointer-gestures-unstable-v1 tablet/tablet-unstable-v2; do
		without_swift wayland-scanner client-header "$protocols/unstable/$file.xml" \
			"$(basename "$file")-client-protocol.h"
	done
	for file in "$archive"/share/tactus/client/tactus-client*.c; do
		compile "$(basename "$file") compiles" "tactus wayland-client" \
			cc -std=c11 "$warnings" -I. -c "$file" -o glue.o
	done
}

test_programs()
{
	local docs name
	folder=$work/programs archive=$work/programs/tactus
	mkdir -p "$archive" && tar -xf "$work/first/tactus-$version-$native.tar.xz" --strip-components=1 -C "$archive"
	docs=$archive/share/doc/tactus
	expect "there is no Swift" "there is one" not without_swift sh -c 'command -v swift || command -v swiftc'
	block "$docs/README.md" "c complete use-it" >"$folder/use-it.c"
	block "$docs/README.md" "output use-it" >"$folder/use-it.expected"
	compile "README.md's program compiles" tactus cc -std=c11 "$warnings" use-it.c -o use-it
	run "$folder/use-it.expected" "README.md's program runs" ./use-it
	compile "README.md's program compiles statically" "--static tactus" cc -std=c11 "$warnings" -static use-it.c \
		-o use-it-static
	run "$folder/use-it.expected" "README.md's program runs without libraries" ./use-it-static
	if [ -d "$work/any/tactus-$version-x86_64-linux-musl" ]; then
		archive=$work/any/tactus-$version-x86_64-linux-musl
		compile "README.md's program compiles with musl" tactus musl-gcc -std=c11 "$warnings" use-it.c \
			-o use-it-musl
		run "$folder/use-it.expected" "README.md's program runs with musl" ./use-it-musl
		archive=$work/programs/tactus
	fi
	for name in hello host; do
		compile "$name.c compiles" "$([ $name = host ] && echo tactus-host wayland-server) tactus" \
			cc -std=c11 "$warnings" "$docs/examples/$name.c" -o "$name"
	done
	run Tests/CABI/hello.expected "hello.c runs" ./hello
	test_host
	test_headers
	test_glue
}
