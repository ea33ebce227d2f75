# SPDX-License-Identifier: MIT
# Part of run-weston.sh: troubles, grabs and a bar on an output that goes once more, under valgrind. Weston and the
# loader have complaints of their own, so only those count whose stacks lead through the module, libtactus-gestures or libtactus-host.

# The complaints in valgrind's logs that name one of their files: mistakes, and what nobody points to.
complaints_of_module()
{
	local files
	files=$(printf '%s|' hosts/weston/*.c Sources/Gestures/*.c Sources/Host/*.c | sed 's/[A-Za-z]*\///g')
	sed 's/^==[0-9]*== \?//' "$work"/valgrind.* | awk -v files="[(](${files%|}):[0-9]" '
		BEGIN { RS = "" }
		/^(Invalid|Conditional|Use of|Syscall|Mismatched|Source and dest)/ && $0 ~ files { print $0 "\n" }
		/definitely lost in loss record/ && $0 ~ files { print $0 "\n" }'
}

test_memory()
{
	command -v valgrind >/dev/null || { skip "memory" "no valgrind"; return; }
	WESTON_WRAPPER="valgrind --leak-check=full --num-callers=30 --log-file=$work/valgrind.%p"
	patience=60 SESSION_TIMEOUT=100
	test_troubles
	test_grabs
	test_output_gone
	complaints_of_module >"$work/complaints"
	expect "valgrind finds nothing in the module" "$(head -n 12 "$work/complaints")" [ ! -s "$work/complaints" ]
	expect "valgrind was there" "it has no log of Weston" grep -q 'Command: weston' "$work"/valgrind.*
}
