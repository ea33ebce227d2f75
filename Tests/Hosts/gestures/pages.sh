#!/bin/bash
# SPDX-License-Identifier: MIT
# `tactus gestures test --html` and `draw`: the tables as a page, and a picture of each gesture.
#
#   BUILD=DIR             where `make` built
set -u
cd "$(dirname "$0")/../../.." || exit 1
. scripts/checks.sh
tool=$(realpath "${BUILD:-build}/bin/tactus")

cat >"$work/file.conf" <<'EOF'
[tactus-gesture]
name=<script>alert("1 & 2")</script>
type=swipe
fingers=3
direction=left
command=notify-send '<b>'

[tactus-gesture]
name=mute
type=tap
fingers=2
action=close

[tactus-gesture]
name=pause
type=double-tap
fingers=2
command=true
EOF
"$tool" gestures test "$work/file.conf" >"$work/table"
plain=$?
"$tool" gestures test "$work/file.conf" --html "$work/page.html" >"$work/found" 2>"$work/complaint"
status=$?
expect_same "the tables are told as without a page" "$work/table" "$work/found"
expect "and the exit status is the same" "$status, not $plain" [ "$status" -eq "$plain" ]
expect "nothing is complained of" "$(cat "$work/complaint")" [ ! -s "$work/complaint" ]

cat >"$work/read.py" <<'EOF'
import html.parser, sys

VOID = {"meta"}

class Page(html.parser.HTMLParser):
    def __init__(self):
        super().__init__()
        self.open, self.wrong, self.cells, self.rows, self.pictures, self.tracks = [], [], [], [], 0, 0

    def handle_starttag(self, tag, attributes):
        if tag not in VOID:
            self.open.append(tag)
        if tag == "tr":
            self.rows.append([])
        if tag in ("td", "th") and self.rows:
            self.rows[-1].append("")
        self.pictures += tag == "svg"
        for name, value in attributes:
            if name in ("src", "href", "style", "action") or name.startswith("on"):
                self.wrong.append(f"{tag} has {name}={value}")
        if tag in ("script", "link", "img", "iframe", "object", "b"):
            self.wrong.append(f"there is a {tag}")

    def handle_startendtag(self, tag, attributes):
        self.tracks += tag == "polyline"

    def handle_endtag(self, tag):
        if not self.open or self.open.pop() != tag:
            self.wrong.append(f"{tag} is not open")

    def handle_data(self, data):
        if self.rows and self.open and "style" not in self.open and self.rows[-1]:
            self.rows[-1][-1] += data

page = Page()
page.feed(open(sys.argv[1], encoding="utf-8").read())
page.close()
for line in page.wrong + [f"{tag} is left open" for tag in page.open]:
    print(line)
print(f"{page.pictures} pictures")
for row in page.rows:
    print("|".join(" ".join(cell.split()) for cell in row))
EOF
python3 "$work/read.py" "$work/page.html" >"$work/read"
expect "a page has a picture for each gesture, and nothing from elsewhere" "$(head -n 5 "$work/read")" \
	[ "$(head -n 1 "$work/read")" = "3 pictures" ]
expect "names are text and nothing else" "$(cat "$work/read")" \
	grep -Fq '|<script>alert("1 & 2")</script>swipe: notify-send <b>|200|200|' "$work/read"
expect "the page has the numbers of the table" "$(cat "$work/read")" \
	grep -Eq "\|mutetap: close\|200\|200\|" "$work/read"
expect "and what fired besides" "$(cat "$work/read")" grep -Eq '\|pausedouble-tap: true\|[0-9]+\|[0-9]+\|mute [0-9]+ \(from' "$work/read"
expect "a gesture that never fires alone says so beside its fingers" "$(cat "$work/read")" \
	grep -q 'of these fingers not this gesture alone fired|pause' "$work/read"
expect "what is wrong stands above" "none" grep -q '<li>pause: fires alone in 0 %, and 95 % are needed' "$work/page.html"
expect "all that applications need has a row" "$(cat "$work/read")" \
	[ "$(grep -Ec '^(tap|double-tap|scroll|pinch|long-press|selection|drawing)\|200\|' "$work/read")" -eq 7 ]
"$tool" gestures test "$work/file.conf" --html "$work/again.html" >"$work/found"
expect_same "each page is the same" "$work/page.html" "$work/again.html"

"$tool" gestures draw "$work/file.conf" -o "$work/file.svg"
status=$?
expect "a file is drawn" "status $status" [ "$status" -eq 0 ]
expect "as well-formed XML" "$(head -c 300 "$work/file.svg")" python3 -c 'import sys, xml.dom.minidom as dom; dom.parse(sys.argv[1])' \
	"$work/file.svg"
expect "with a name for each gesture" "others" [ "$(grep -c 'font-size="13" font-weight="600"' "$work/file.svg")" -eq 3 ]
# Three fingers of a swipe, and two and four landings of taps.
expect "and the mark of each finger that lands" "$(grep -c '<title>touch .* lands' "$work/file.svg")" \
	[ "$(grep -c '<title>touch .* lands' "$work/file.svg")" -ge 7 ]
if "$tool" gestures draw "$work/file.conf" -o "$work/file.png" 2>"$work/complaint"; then
	expect "also as PNG" "$(head -c 8 "$work/file.png" | od -c)" [ "$(head -c 4 "$work/file.png" | tail -c 3)" = PNG ]
else
	skip "also as PNG" "$(cat "$work/complaint")"
fi

# expect_refused NAME TEXT ARGUMENT...: the tool says TEXT and leaves with 2.
expect_refused()
{
	local name=$1 text=$2 status
	shift 2
	"$tool" gestures "$@" >"$work/found" 2>&1
	status=$?
	grep -Fq -- "$text" "$work/found" || status="$status, and says $(cat "$work/found")"
	expect "$name" "$status" [ "$status" = 2 ]
}

cp "$work/file.conf" "$work/copy.conf"
expect_refused "a page does not replace the file" "is an input, too" test "$work/copy.conf" --html "$work/copy.conf"
expect_same "which stays" "$work/file.conf" "$work/copy.conf"
expect_refused "a folder that is not there" "cannot be written" test "$work/file.conf" --html "$work/none/page.html"
expect_refused "a file that is not there" "none.conf" draw "$work/none.conf" -o "$work/none.svg"
expect "for which no picture is made" "there is one" [ ! -e "$work/none.svg" ]
expect_refused "another ending" "should end in .svg or .png" draw "$work/file.conf" -o "$work/file.gif"
expect_refused "no picture" "draw needs -o" draw "$work/file.conf"
expect_refused "a page of another command" "--html belongs to test" check "$work/file.conf" --html "$work/page.html"
summary
