# SPDX-License-Identifier: MIT
# Shell functions that look at the descriptors of a running process: a command that it runs would inherit those that are
# not close-on-exec. Sourced behind scripts/checks.sh.

# inheritable PID: prints what the process has open without close-on-exec, standard input and outputs aside.
inheritable()
{
	local info flags
	for info in /proc/"$1"/fdinfo/*; do
		[ "${info##*/}" -gt 2 ] 2>/dev/null || continue
		flags=$(sed -n 's/^flags:[[:blank:]]*//p' "$info" 2>/dev/null)
		# O_CLOEXEC. A descriptor may be closed meanwhile.
		[ -n "$flags" ] && ! ((8#$flags & 8#2000000)) && readlink "/proc/$1/fd/${info##*/}"
	done | sed 's/:\[[0-9]*\]$//' | LC_ALL=C sort
}

# descriptors PID: how many the process has.
descriptors()
{
	find "/proc/$1/fd" -mindepth 1 2>/dev/null | wc -l
}
