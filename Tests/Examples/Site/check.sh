#!/bin/bash
# SPDX-License-Identifier: MIT
# The site that scripts/build-docs made: its pages, its search under node, and both in a browser as wide as a phone. What
# is not installed is skipped.
#
#   check.sh SITE
set -u
cd "$(dirname "$0")/../../.." || exit 1
. scripts/checks.sh
site=$(realpath "$1")

# A profile of its own; Chromium has no sandbox for root.
on_a_phone()
{
	ln -s "$site" "$work/site"
	cp Tests/Examples/Site/narrow-test.html "$work/"
	timeout 120 "$browser" --headless --disable-gpu --no-first-run --user-data-dir="$work/profile" \
		--allow-file-access-from-files $([ "$(id -u)" -eq 0 ] && echo --no-sandbox) --virtual-time-budget=30000 \
		--dump-dom "file://$work/narrow-test.html" 2>"$work/browser.log" |
		sed -n '/<pre id="results">/,/<\/pre>/p' | sed 's/<[^>]*>//g; s/&lt;/</g; s/&gt;/>/g; s/&amp;/\&/g'
}

results_of "pages" python3 Tests/Examples/Site/pages.py "$site"
for test in search search-box menu; do
	if command -v node >/dev/null; then
		results_of "$test" node "Tests/Examples/Site/$test.js" "$site"
	else
		skip "$test" "node is not installed"
	fi
done
browser=$(command -v chromium || command -v chromium-browser || command -v google-chrome)
if [ -n "$browser" ]; then
	results_of "on a phone" on_a_phone
else
	skip "pages on a phone" "no chromium"
fi
summary
