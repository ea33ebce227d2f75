# SPDX-License-Identifier: MIT
# Findings in the sources of which a list allows some, each with its reason. Sourced by what looks for them.

# judge_places LIST WORDS: reads findings FILE:LINE:RULE:TEXT, and prints those that the list does not cover, and lines of
# the list without a finding. WORDS say what is so if there are none. A line of the list is FILE | TEXT | REASON.
judge_places()
{
	perl -e '
		my ($path, $words) = @ARGV;
		my ($name) = $path =~ m{([^/]*)$};
		my (@allowed, %used, $bad);
		open my $list, "<", $path or die;
		while (<$list>) {
			next if /^#|^\s*$/;
			chomp;
			my ($file, $text, $reason) = split / \| /, $_, 3;
			if (!$reason) { print "FAIL $name:$.: FILE | TEXT | REASON, please\n"; $bad++; next }
			push @allowed, [$file, $text, $.];
		}
		while (my $found = <STDIN>) {
			my ($file, $line, $rule, $text) = split /:/, $found, 4;
			my @rest = grep { $file =~ m{(?:^|/)\Q$$_[0]\E$} && index($text, $$_[1]) >= 0 } @allowed;
			if (@rest) { $used{$$_[2]} = 1 for @rest; next }
			$bad++;
			print "FAIL $file:$line: $rule:$text";
		}
		for (grep { !$used{$$_[2]} } @allowed) { print "FAIL $name:$$_[2]: nothing is like that any more\n"; $bad++ }
		print $bad ? "" : "ok $words, " . @allowed . " places\n";
		exit($bad ? 1 : 0);
	' "$@"
}
