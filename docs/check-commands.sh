# SPDX-License-Identifier: MIT
# Plays the commands that a document shows; part of docs/check-snippets. A block
#
#   ```console FOLDER
#   $ command
#   what it prints
#   ```
#
# runs in a copy of the folder, with the tools that were built. Commands in the text, such as `tactus doctor --output`,
# have to know their options.

# transcript BLOCK: the commands of a block, each with what it prints.
transcript()
{
	sed -n 's/^\$ //p' "$1" | while IFS= read -r command; do
		printf '$ %s\n' "$command"
		bash -c "$command" 2>&1 </dev/null
	done
}

check_console()
{
	path=$(echo "${1##*:}" | tr % /)
	folder=$(dirname "$document")/$path
	rm -rf "$work/folder"
	if ! cp -r "$folder" "$work/folder"; then
		fail "$document: commands in $path" "there is no such folder"
		return
	fi
	block=$(realpath "$1")
	(PATH="$(realpath "$BUILD")/bin:$PATH" && cd "$work/folder" && transcript "$block") >"$work/printed"
	line=${1##*/console-}
	expect_same "$document: commands, line ${line%%:*}" "$1" "$work/printed"
}

# unknown_options FILE: prints each option of a command in the text that the command does not know.
unknown_options()
{
	grep -oE '`(sudo )?tactusd? [^`]*--[^`]*`' "$1" | tr -d '`' | sed 's/^sudo //' | sort -u |
		while read -r program word rest; do
			# The daemon is no part of what every check builds.
			[ -x "$BUILD/bin/$program" ] || continue
			help="$program $word"
			case $program:$word in
			tactusd:* | *:-*) help=$program ;;
			esac
			# The words are a command.
			# shellcheck disable=SC2086
			"$BUILD"/bin/$help --help >"$work/help" 2>/dev/null
			for option in $(echo "$word $rest" | grep -oE '(^| )--[a-z-]+'); do
				grep -qF -e "$option" "$work/help" || echo "$help knows no $option"
			done
		done
}

check_options()
{
	unknown_options "$1" >"$work/complaint"
	expect "$document: options of commands in the text" "$(cat "$work/complaint")" [ ! -s "$work/complaint" ]
}
