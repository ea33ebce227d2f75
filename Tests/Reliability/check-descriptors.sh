#!/bin/bash
# SPDX-License-Identifier: MIT
# Says where a descriptor is opened without close-on-exec: a command of the host would inherit it, with a device, a
# client's connection or the user's recording. descriptors.txt lists what may stay, each with the reason.
#
#   check-descriptors.sh [FOLDER...]    these sources, instead of all that users run
set -u
cd "$(dirname "$0")/../.." || exit 1
. Tests/Reliability/listed-places.sh

allowed=Tests/Reliability/descriptors.txt
folders=("${@:-Sources}")
[ $# -eq 0 ] && folders=(Sources hosts examples)

# Prints lines FILE:LINE:RULE:CALL, without comments. Engine and timeline open no file;
# functions of theirs have such names.
find_leaks()
{
	find "$@" \( -name GestureCore -o -name Timeline \) -prune -o -regex '.*\.\(c\|h\|cpp\|hpp\|swift\)' -print | LC_ALL=C sort | xargs perl -0777 -ne '
		my $calls = qr/openat|open|tactus_open|socketpair|socket|pipe2|pipe|epoll_create1|epoll_create|memfd_create|dup3|dup|
			accept4|accept|fopen|popen|timerfd_create|signalfd|eventfd|inotify_init1|inotify_init|mkostemp|mkstemp/x;
		# The length of a comment stays, so that lines keep their numbers.
		s{("(?:[^"\\\n]|\\.)*")|(/\*.*?\*/|//[^\n]*)}{defined $1 ? $1 : $2 =~ s/[^\n]/ /gr}ges;
		while (/(?<!func )(?<![\w.>])(?:Glibc\.|::)?\b($calls)(\((?:[^()]|(?2))+\))/g) {
			my ($call, $place) = ($1 . $2, $-[1]);
			next if $call =~ /CLOEXEC/ || $call =~ /^[fp]open.*"[rwa][a-z+]*e[a-z+]*"\)$/s;
			my $line = 1 + (substr($_, 0, $place) =~ tr/\n//);
			print "$ARGV:$line:no close-on-exec:" . $call =~ s/\s+/ /gr . "\n";
		}
	'
}

passed=0 failed=0
if find_leaks "${folders[@]}" | judge_places "$allowed" "each descriptor is close-on-exec but those listed"; then
	passed=1
else
	failed=1
fi

# Checks that the search finds planted calls.
planted=$(mktemp -d) || exit 1
trap 'rm -rf "$planted"' EXIT
while read -r line; do
	echo "$line" >"$planted/planted.c"
	if [ -n "$(find_leaks "$planted")" ]; then
		echo "ok found: $line"
		passed=$((passed + 1))
	else
		echo "FAIL not found: $line"
		failed=$((failed + 1))
	fi
done <<-'END'
	fd = open(path, O_RDONLY); /* O_CLOEXEC */
	int fd = ::open(path_of(device), O_RDWR | O_NONBLOCK);
	let descriptor = Glibc.open(path, flags)
	let descriptor = tactus_open(path, O_RDONLY)
	fd = socket(AF_UNIX, SOCK_STREAM, 0);
	if (socketpair(AF_UNIX, SOCK_STREAM, 0, ends) < 0)
	guard pipe(&ends) == 0 else { return }
	loop->fd = epoll_create1(0);
	int fd = memfd_create("keymap", MFD_ALLOW_SEALING);
	descriptor = path == "-" ? dup(STDIN_FILENO) : nothing
	return accept(descriptor, NULL, NULL);
	file = fopen(path, "r");
	file = fopen("the", "w");
	fd = timerfd_create(CLOCK_MONOTONIC, TFD_NONBLOCK);
	let spooled = mkstemp(&template)
END
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
