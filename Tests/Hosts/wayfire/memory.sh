# SPDX-License-Identifier: MIT
# Part of run-wayfire.sh: streams, troubles and feedback once more, under valgrind. Wayfire has complaints of its own, so
# only those count whose stacks lead through the plugin, libtactus-gestures or libtactus-host, and only what the plugin itself has lost.

complaints_of_plugin()
{
	local files
	files=$(printf '%s|' hosts/wayfire/*.{c,cpp} Sources/{Gestures,Host}/*.c | sed 's/[A-Za-z]*\///g')
	sed 's/^==[0-9]*== \?//' "$work"/valgrind.* | awk -v files="[(](${files%|}):[0-9]" '
		BEGIN { RS = ""; FS = "\n" }
		/^(Invalid|Conditional|Use of|Syscall|Mismatched|Source and dest)/ && $0 ~ files { print $0 "\n" }
		/definitely lost in loss record/ && $3 ~ files { print $0 "\n" }'
}

test_memory()
{
	command -v valgrind >/dev/null || { skip "memory" "no valgrind"; return; }
	local patience=60 SESSION_TIMEOUT=200
	WAYFIRE_RUNNER="valgrind --leak-check=full --num-callers=30 --log-file=$work/valgrind.%p"
	test_streams
	test_troubles
	test_feedback
	complaints_of_plugin >"$work/complaints"
	expect "valgrind finds nothing in the plugin" "$(head -n 12 "$work/complaints")" [ ! -s "$work/complaints" ]
	expect "valgrind was there" "it has no log of Wayfire" grep -q 'Command: .*wayfire' "$work"/valgrind.*
}
