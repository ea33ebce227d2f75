#!/bin/bash
# SPDX-License-Identifier: MIT
# The page of `tactus timeline` in a real browser: works it as a reader would (page-test.html), and takes pictures of
# it, which are left in $BUILD/check. Chromium is large, so that nothing installs it: without it the test is skipped.
set -u
cd "$(dirname "$0")/../../.." || exit 1
BUILD=${BUILD:-build}
. scripts/checks.sh

browser=$(command -v chromium || command -v chromium-browser || command -v google-chrome)
if [ -z "$browser" ]; then
	skip "the page in a browser" "no chromium"
	summary
	exit
fi

# A profile of its own; Chromium has no sandbox for root.
browse()
{
	timeout 60 "$browser" --headless --disable-gpu --hide-scrollbars --no-first-run --user-data-dir="$work/profile" \
		--allow-file-access-from-files $([ "$(id -u)" -eq 0 ] && echo --no-sandbox) "$@" 2>"$work/browser.log"
}

scenario=examples/workspaces.scenario
"$BUILD/bin/tactus" timeline "$scenario" -o "$work/page.html" || fail "a page is made" "exit status $?"
cp Tests/Scenarios/Timeline/page-test.html "$work/"
browse --window-size=1340,1200 --virtual-time-budget=8000 --dump-dom "file://$work/page-test.html" >"$work/dom.html"
sed -n '/<pre id="results">/,/<\/pre>/p' "$work/dom.html" | sed 's/<[^>]*>//g; s/&lt;/</g; s/&gt;/>/g; s/&amp;/\&/g' |
	grep -E '^(ok|FAIL) ' >"$work/results"
while read -r line; do
	case $line in
	ok\ *) pass "${line#ok }" ;;
	*) fail "page" "${line#FAIL }" ;;
	esac
done <"$work/results"
expect "the test of the page ran to its end" "$(tail -n 3 "$work/browser.log")" \
	grep -q '<title>passed</title>' "$work/dom.html"

mkdir -p "$BUILD/check"
for theme in light dark; do
	picture=$BUILD/check/timeline-$theme.png
	rm -f "$picture"
	browse --window-size=1400,1450 --screenshot="$(realpath -m "$picture")" "file://$work/page.html#t=3040&theme=$theme" >/dev/null
	expect "a picture in $theme" "none was taken" [ -s "$picture" ]
done
summary
