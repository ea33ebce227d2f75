#!/bin/bash
# SPDX-License-Identifier: MIT
# Reads the machine code of a shipped library and compares it with two lists, in which each line gives a reason:
#
#   ud2.txt            functions that contain a trap (`ud2`), with the number of them
#   allocations.txt    functions that a delivery or a destruction may reach and that call Swift's allocator, which ends
#                      the process when the reserve is empty; calls that may be refused (tactus_block_allocate) are fine
#
#   check-machine-code.sh [LIBRARY] [--update]    LIBRARY is not stripped; --update writes what was found to the lists
#
# Deliveries begin in the functions that take input and time; destruction in those whose names end in _destroy. Calls
# through tables and closures can lead to any function whose address is taken, hence all of these count as reached.
set -u
cd "$(dirname "$0")/../.." || exit 1

library=${BUILD:-build}/lib/libtactus.so.0
update=
for argument; do
	case $argument in
	--update) update=yes ;;
	*) library=$argument ;;
	esac
done
lists=Tests/Reliability
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT

# Prints lines KIND COUNT SYMBOL, with the kinds `ud2` and `allocation`.
read_code()
{
	perl -e '
		my $library = shift;
		my (%name, %calls, %traps, %taken, $function);
		open my $symbols, "-|", "nm", "-n", "--defined-only", $library or die;
		while (<$symbols>) {
			my ($address, $type, $symbol) = split;
			$symbol =~ s/\@.*//;
			$name{hex $address} //= $symbol if $type =~ /^[tTwW]$/;
		}
		open my $code, "-|", "objdump", "-d", "--no-show-raw-insn", $library or die;
		while (<$code>) {
			if (/^([0-9a-f]+) <(.*)>:$/) { $function = $name{hex $1} // $2; next }
			next unless defined $function;
			$traps{$function}++ if /\tud2/;
			if (/\t(?:call|j\w+)\s+([0-9a-f]+) <([^>]+)>/) {
				my $callee = $name{hex $1} // ($2 =~ /^(.*)\@plt$/ ? $1 : undef);
				$calls{$function}{$callee} = 1 if defined $callee;
			} elsif (/\tlea\s.*# ([0-9a-f]+) </) {
				my $callee = $name{hex $1};
				$calls{$function}{$callee} = 1 if defined $callee;
			}
		}
		open my $data, "-|", "objdump", "-s", "-j", ".data.rel.ro", "-j", ".data", $library or die;
		while (<$data>) {
			next unless /^ [0-9a-f]+ ((?:[0-9a-f]{2,8} ){1,4})/;
			for my $word ($1 =~ s/ //gr =~ /([0-9a-f]{16})/g) {
				my $symbol = $name{unpack "Q<", pack "H*", $word};
				$taken{$symbol} = 1 if defined $symbol;
			}
		}
		print "ud2 $traps{$_} $_\n" for sort keys %traps;

		my @waiting = (grep({ /^tactus_(?:touch_source_(?!create|set|get|add|remove)|application_(?:advance|cancel|send|
			add_acceleration|deliver)|\w+_destroy$)/x } values %name), keys %taken);
		my %reached;
		while (defined(my $next = pop @waiting)) { push @waiting, keys %{$calls{$next}} unless $reached{$next}++ }
		my $allocator = qr/^(?:swift_allocObject|swift_slowAlloc|posix_memalign|malloc|.*_consumeAndCreateNew.*|
			.*_createNewBuffer.*|.*_allocateBufferUninitialized.*|tactus_(?:block|reserve)_.*|__wrap_.*)$/x;
		for my $caller (sort keys %reached) {
			# Constructors are referenced in tables, which only other constructors use.
			next if $caller =~ /$allocator|fC$|Tgm/;
			print "allocation 1 $caller\n" if grep { /$allocator/ && !/^tactus_|^__wrap/ } keys %{$calls{$caller}};
		}
	' "$1"
}

# Adds up entries of one name; specializations and closures count for their function.
name_functions()
{
	swift demangle --compact --simplified | sed -E 's/(specialized|static|generic|merged|partial apply for) //g; s/closure #[0-9]+ in //g;
		s/<[A-Z, ]+>//g; s/ \|/,/g' |
		awk '{ kind = $1; count = $2; sub(/^[^ ]+ [^ ]+ /, ""); sum[kind " | " $0] += count }
			END { for (name in sum) print name " | " sum[name] }' | LC_ALL=C sort
}

# compare KIND LIST: each function must be listed as FUNCTION | COUNT | REASON, with at most that count.
compare()
{
	sed -n "s/^$1 | //p" "$work/found" | perl -e '
		my ($kind, $path, $update) = @ARGV;
		my (%count, %reason, @head, $bad, $sum);
		open my $list, "<", $path or die "$path: $!";
		while (<$list>) {
			if (/^#/) { push @head, $_; next }
			chomp;
			my ($function, $count, $reason) = split / \| /, $_, 3;
			if (!$reason) { print "FAIL $path:$.: FUNCTION | COUNT | REASON, please\n"; $bad++; next }
			($count{$function}, $reason{$function}) = ($count, $reason);
		}
		my %found = map { chomp; split / \| / } <STDIN>;
		$sum += $_ for values %found;
		if ($update) {
			open my $new, ">", $path or die "$path: $!";
			print $new @head, map { "$_ | $found{$_} | " . ($reason{$_} // "") . "\n" } sort keys %found;
			exit;
		}
		for (sort keys %found) {
			my $known = $count{$_} // 0;
			next if $found{$_} <= $known;
			print "FAIL $kind in $_: $found{$_}, listed $known\n";
			$bad++;
		}
		print "note: $path: there is none in $_ any more\n" for grep { !$found{$_} } sort keys %count;
		printf "ok %d %s in %d functions, all listed\n", $sum, $kind, scalar keys %found unless $bad;
		exit($bad ? 1 : 0);
	' "$1" "$2" "$update"
}

older=$(scripts/with-swift --older "${SWIFT:-swift}")
read_code "$library" >"$work/code" || exit 1
name_functions <"$work/code" >"$work/found"
passed=0 failed=0 skipped=0
for kind in ud2 allocation; do
	[ "$kind" = ud2 ] && list=$lists/ud2.txt || list=$lists/allocations.txt
	if [ -n "$older" ] && [ -z "$update" ]; then
		echo "skip the list of $kind: it is of the code that Swift 6.3 makes, this is $older"
		skipped=$((skipped + 1))
	elif compare "$kind" "$list"; then
		passed=$((passed + 1))
	else
		failed=$((failed + 1))
	fi
done
# Checks that both kinds are found where they must exist, in every Swift library.
for expected in 'ud2 | swift_allocObject' 'allocation | TouchPool.makeTouches()'; do
	if grep -qF "$expected" "$work/found"; then
		passed=$((passed + 1))
	else
		echo "FAIL not found: $expected"
		failed=$((failed + 1))
	fi
done
echo "$passed passed, $failed failed, $skipped skipped"
[ "$failed" -eq 0 ]
