# SPDX-License-Identifier: MIT
# Part of run-kwin.sh: the bar of feedback=true, a window of KWin's own. What is drawn in it is not looked at.

bar="workspace.stackingOrder.filter(window => window.caption == 'tactus' && !window.deleted && !window.hidden)
	.map(window => [window.x, window.y, window.width, window.height].join(' ')).join()"

expect_bar()
{
	expect_answer "$1" "^$2 $3 $4 $5\$" "$bar"
}

expect_no_bar()
{
	expect_answer "$1" '^$' "$bar"
}
