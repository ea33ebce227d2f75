/* SPDX-License-Identifier: MIT */
/* Files that are not text in UTF-8: one sentence says what they are and what to do. */
#include "checked.h"
#include "suites.h"

#include <action-words.h>

#define GOOD "[tactus-gesture]\nname=good\ntype=tap\naction=close\n"
/* A text with its length, which strlen() would not find. */
#define BYTES(text) text, sizeof(text) - 1
#define UTF16 " the file is text in UTF-16, of which nothing is read; save it as UTF-8\nloaded:\n"
#define BINARY \
	" the file is no text, since it has a NUL byte here, and nothing of it is read; write it " \
	"anew as text in UTF-8\n"

static const struct checked_file files[] = {
	{ "an empty file", BYTES("\n"),
		"gestures.conf: the file is empty, so that there are no gestures; write each one behind a line "
		"[tactus-gesture]\nloaded:\n" },
	{ "blanks alone", BYTES(" \t\r\n\n"),
		"gestures.conf: the file is empty, so that there are no gestures; write each one behind a line "
		"[tactus-gesture]\nloaded:\n" },
	{ "comments alone are meant", BYTES("# no gestures\n"), "loaded:\n" },
	{ "a NUL byte", BYTES(GOOD "type=swipe\0\nfingers=3\n"), "gestures.conf:5:" BINARY "loaded:\n" },
	{ "a program", BYTES("\177ELF\2\1\1\0\0\0\0\0\0\0\0\0\3\0>\0\1\0\0\0"), "gestures.conf:1:" BINARY "loaded:\n" },
	{ "UTF-16 with its mark", BYTES("\xff\xfe[\0t\0a\0c\0]\0\n\0"), "gestures.conf:" UTF16 },
	{ "UTF-16 of the other order", BYTES("\xfe\xff\0[\0t\0a\0c\0]\0\n"), "gestures.conf:" UTF16 },
	{ "UTF-16 without a mark", BYTES("[\0t\0a\0c\0t\0u\0s\0]\0\n\0"), "gestures.conf:" UTF16 },
	{ "UTF-16 of the other order without a mark", BYTES("\0[\0t\0a\0c\0t\0u\0s\0]\0\n"), "gestures.conf:" UTF16 },
	{ "UTF-32", BYTES("\xff\xfe\0\0[\0\0\0t\0\0\0"), "gestures.conf:" UTF16 },
	{ "Latin-1, of which the gestures remain", BYTES(GOOD "# gr\xfc\xdf"
							      "e\n"),
		"gestures.conf:5: the file is not UTF-8 from here on, but perhaps Latin-1, and names may not be "
		"found; save it "
		"as UTF-8\nloaded: good\n" },
	{ "a sequence of UTF-8 that is cut off", BYTES(GOOD "# gr\xc3"),
		"gestures.conf:5: the file is not UTF-8 from here on, but perhaps Latin-1, and names may not be "
		"found; save it "
		"as UTF-8\nloaded: good\n" },
	{ "the mark of UTF-8", BYTES("\xef\xbb\xbf" GOOD), "loaded: good\n" },
	{ "two files in one, each with its mark",
		BYTES("\xef\xbb\xbf" GOOD "\xef\xbb\xbf[tactus-gesture]\nname=two\ntype=tap\nfingers=2\n"
		      "action=close\n"),
		"loaded: good, two\n" },
	{ "lines that end as on Windows", BYTES("[tactus-gesture]\r\nname=a\r\ntype=tap\r\naction=close\r\n"),
		"loaded: a\n" },
	{ "lines that end as on old computers", BYTES("[tactus-gesture]\rname=a\rtype=tap\raction=clos\r"),
		"gestures.conf:4: [tactus-gesture] action=clos: not one of " ACTION_WORD_LIST
		", nor a host's own words "
		"like sway:COMMAND; perhaps close is meant; the gesture is left "
		"out\nloaded:\n" },
	{ "UTF-8 is printed as it is", BYTES(GOOD "grüße=1\n"),
		"gestures.conf:5: [tactus-gesture] grüße=1: no such key, tactus gestures list prints all; it is "
		"ignored\nloaded: "
		"good\n" },
};

void check_encodings(void)
{
	CHECK_FILES(files);
}
