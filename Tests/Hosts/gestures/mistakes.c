/* SPDX-License-Identifier: MIT */
/* Each mistake has a line that names file, line, key, value and what is allowed. */
#include "fixture.h"
#include "suites.h"

#include <action-words.h>

#include <stddef.h>

struct mistake {
	const char *name, *text, *expected;
};

#define TAP "[tactus-gesture]\ntype=tap\ncommand=true\n"
#define DRAG "[tactus-gesture]\ntype=drag\ncommand=true\n"
#define TYPES "edge-swipe, swipe, drag, pinch, rotate, tap, double-tap, tap-drag, long-press, press-drag, stroke"
#define PRESS "[tactus-gesture]\ntype=long-press\ncommand=true\n"

static const struct mistake mistakes[] = {
	{ "nothing is wrong", "# a comment\n\n[tactus]\ncancel=true\n" TAP, "" },
	{ "a gesture waits for itself", TAP "name=one\nwaits-for=one\n",
		"gestures.conf:5: [tactus-gesture] waits-for=one: a gesture cannot wait for itself; it is ignored\n" },
	{ "two gestures have one name", TAP "name=one\n" TAP "fingers=2\nname=one\n",
		"gestures.conf:9: [tactus-gesture] name=one: the gesture of line 1 has this name; waits-for "
		"means both\n" },
	{ "two gestures are the same", TAP TAP "name=other\nfingers=1\n",
		"gestures.conf:4: [tactus-gesture] is the same gesture as that of line 1, which fires first; "
		"the gesture is "
		"left out\n" },
	{ "a section in capitals", "[Tactus-Gesture]\ntype=tap\ncommand=true\n",
		"gestures.conf:1: [Tactus-Gesture]: no such section, there are [tactus] and [tactus-gesture]; it is "
		"ignored\n" },
	{ "a section that is misspelt", "[tactus-gestrue]\ntype=tap\ncommand=true\n",
		"gestures.conf:1: [tactus-gestrue]: no such section, there are [tactus] and [tactus-gesture]; it is "
		"ignored\n" },
	{ "an output that is not there", TAP "output=HDMI-9\n",
		"gestures.conf:4: [tactus-gesture] output=HDMI-9: there is no such output now\n" },
	{ "half a millisecond", "[tactus-gesture]\ntype=long-press\nduration=0.5\ncommand=true\n",
		"gestures.conf:3: [tactus-gesture] duration=0.5: not a time from 1ms to 60s, like 500ms or 0.5s; a "
		"number alone is ms and at least 20; perhaps 0.5s is meant; the default is used\n" },
	{ "a pipe without a shell", "[tactus-gesture]\ntype=tap\ncommand=true | true\n",
		"gestures.conf:3: [tactus-gesture] command=true | true: | is not a pipe here; no shell is involved; "
		"with one it is "
		"sh -c '…'\n" },
	{ "a program in the background without a shell", "[tactus-gesture]\ntype=tap\ncommand=true &\n",
		"gestures.conf:3: [tactus-gesture] command=true &: & is an ordinary character; no shell is "
		"involved; with one it "
		"is sh -c '…'\n" },
	{ "a redirection without a shell", "[tactus-gesture]\ntype=tap\ncommand=true > file\n",
		"gestures.conf:3: [tactus-gesture] command=true > file: < and > do not redirect; no shell is "
		"involved; with "
		"one it is sh -c '…'\n" },
	{ "a variable without a shell", "[tactus-gesture]\ntype=tap\ncommand=true $HOME\n",
		"gestures.conf:3: [tactus-gesture] command=true $HOME: $ is an ordinary character; no shell is "
		"involved; with "
		"one it is sh -c '…'\n" },
	{ "the home folder without a shell", "[tactus-gesture]\ntype=tap\ncommand=true ~/file\n",
		"gestures.conf:3: [tactus-gesture] command=true ~/file: ~ is not expanded; no shell is involved; "
		"with one it "
		"is sh -c '…'\n" },
	{ "signs that are quoted, or a part of a word", "[tactus-gesture]\ntype=tap\ncommand=true '|' \"&\" "
							"a&b \\$X '$Y' $1 $\n",
		"" },
	{ "a folder as a command", "[tactus-gesture]\ntype=tap\ncommand=/tmp\n",
		"gestures.conf:3: note: [tactus-gesture] command=/tmp: it is a folder, not a program; the command will "
		"fail as it "
		"is\n" },
	{ "a file that is not executable as a command", "[tactus-gesture]\ntype=tap\ncommand=/etc/passwd\n",
		"gestures.conf:3: note: [tactus-gesture] command=/etc/passwd: the file is not executable; the "
		"command will fail "
		"as it is\n" },
	{ "a command that is not there", "[tactus-gesture]\ntype=tap\ncommand=no-such-program x\n",
		"gestures.conf:3: note: [tactus-gesture] command=no-such-program x: there is no such program yet; "
		"the command "
		"will fail as it is\n" },
	{ "what would mislead a terminal", "[tactus-gesture]\ntype=tap\ncommand=true\nna\033[2Jme=x\n"
					   "output=\342\200\256panel\377\n",
		"gestures.conf:5: the file is not UTF-8 from here on, but perhaps Latin-1, and names may not be found; "
		"save it as UTF-8\n"
		"gestures.conf:4: [tactus-gesture] na\\x1b[2Jme=x: no such key, tactus gestures list prints all; it is "
		"ignored\n"
		"gestures.conf:5: [tactus-gesture] output=\\xe2\\x80\\xaepanel\\xff: there is no such output now\n" },
	{ "delays without cancel", TAP "delays=true\ncancel=false\n",
		"gestures.conf:4: [tactus-gesture] delays=true with cancel=false: the client gets the fingers "
		"late, and in "
		"any case\n" },
	{ "an edge as wide as the "
	  "screen",
		"[tactus-gesture]\ntype=edge-swipe\nedge=left\nedge-width=5000px\ncommand=true\n",
		"gestures.conf:4: [tactus-gesture] edge-width=5000px: not a width above 0 and up to 50mm or "
		"300px; the default "
		"is used\n" },
	{ "a circle of two", TAP "name=a\nwaits-for=b\n" TAP "name=b\nfingers=2\nwaits-for=a\n",
		"gestures.conf:11: [tactus-gesture] waits-for=a: that gesture waits for this one; it is ignored\n" },
	{ "a circle of three",
		TAP "name=a\nwaits-for=c\n" TAP "name=b\nfingers=2\nwaits-for=a\n" TAP
		    "name=c\nfingers=3\nwaits-for=b\n",
		"gestures.conf:17: [tactus-gesture] waits-for=b: that gesture waits for this one; it is ignored\n" },
	{ "a name that nobody has", TAP "waits-for=nobody\n",
		"gestures.conf:4: [tactus-gesture] waits-for=nobody: no such gesture; it is ignored\n" },
	{ "a line that is nothing", "[tactus-gesture]\ntype=tap\ncommand=true\nfingers 3\n",
		"gestures.conf:4: fingers 3: a key has a = behind it: fingers=3; the gesture is left out\n" },
	{ "a key before all sections", "type=tap\n",
		"gestures.conf:1: type=tap: stands in no section, since no line [tactus-gesture] is above it; it is "
		"ignored\n" },
	{ "a section that is not closed", "[tactus-gesture\ntype=tap\n",
		"gestures.conf:1: [tactus-gesture: no ] ends the name of the section; the gesture is left out\n"
		"gestures.conf:1: [tactus-gesture] type=tap has no command and no action; the gesture is left out\n" },
	{ "nothing to do", "[tactus-gesture]\ntype=tap\n",
		"gestures.conf:1: [tactus-gesture] type=tap has no command and no action; the gesture is left out\n" },
	{ "an action that nobody knows", "[tactus-gesture]\ntype=tap\naction=explode\n",
		"gestures.conf:3: [tactus-gesture] action=explode: not one of " ACTION_WORD_LIST
		", nor a host's own words "
		"like sway:COMMAND; the gesture is left out\n" },
	{ "keys that no keyboard has", "[tactus-gesture]\ntype=tap\nkeys=super+hyper\n",
		"gestures.conf:3: [tactus-gesture] keys=super+hyper: not up to 6 names of keys like super+Tab; "
		"hyper is no key; the gesture is left out\n" },
	{ "keys with an empty name", "[tactus-gesture]\ntype=tap\nkeys=super+\n",
		"gestures.conf:3: [tactus-gesture] keys=super+: not up to 6 names of keys like super+Tab; the "
		"gesture is left out\n" },
	{ "more keys than a hand has fingers", "[tactus-gesture]\ntype=tap\nkeys=a+b+c+d+e+f+g\n",
		"gestures.conf:3: [tactus-gesture] keys=a+b+c+d+e+f+g: not up to 6 names of keys like super+Tab; the "
		"gesture is left out\n" },
	{ "keys by their names of X11 and of the kernel",
		"[tactus-gesture]\ntype=tap\nkeys=Super_L+A\n"
		"[tactus-gesture]\ntype=tap\nkeys=XF86AudioRaiseVolume\n"
		"[tactus-gesture]\ntype=tap\nkeys=super+KEY_TAB\n",
		"gestures.conf:3: [tactus-gesture] keys=Super_L+A: not up to 6 names of keys like super+Tab; Super_L "
		"is no key, perhaps super is meant; the gesture is left out\n"
		"gestures.conf:6: [tactus-gesture] keys=XF86AudioRaiseVolume: not up to 6 names of keys like "
		"super+Tab; XF86AudioRaiseVolume is no key, perhaps volume-up is meant; the gesture is left out\n"
		"gestures.conf:9: [tactus-gesture] keys=super+KEY_TAB: not up to 6 names of keys like super+Tab; "
		"KEY_TAB is no key, perhaps tab is meant; the gesture is left out\n" },
	{ "values that are misspelt, or another program's",
		TAP "edge=left\nmode=tablett\norientation=potrait\n"
		    "[tactus-gesture]\ntype=swipe\ndirection=horizontal\naction=maximise\n"
		    "[tactus-gesture]\ntype=edge-swipe\nedge=up\nmodifiers=shift,Mod4\ncommand=true\n",
		"gestures.conf:4: [tactus-gesture] edge=left: no key of type=tap; it is ignored\n"
		"gestures.conf:5: [tactus-gesture] mode=tablett: neither tablet nor laptop; perhaps tablet is meant; "
		"the gesture is left out\n"
		"gestures.conf:6: [tactus-gesture] orientation=potrait: neither portrait nor landscape; perhaps "
		"portrait is meant; the gesture is left out\n"
		"gestures.conf:9: [tactus-gesture] direction=horizontal: not one of left, right, up, down"
		", diagonals like up-left, angles like 30-60deg; perhaps "
		"left,right is meant; the gesture is left out\n"
		"gestures.conf:10: [tactus-gesture] action=maximise: not one of " ACTION_WORD_LIST
		", nor a host's own words "
		"like sway:COMMAND; perhaps maximize is meant; the gesture is left "
		"out\n"
		"gestures.conf:13: [tactus-gesture] edge=up: not one of left, right, top, bottom, "
		"top-left, top-right, bottom-left, bottom-right; perhaps top is "
		"meant; the gesture is left out\n"
		"gestures.conf:14: [tactus-gesture] modifiers=shift,Mod4: not one of shift, ctrl, alt, super, none; "
		"perhaps super is meant; the gesture is left out\n" },
	{ "types that are misspelt, or another program's", "[tactus-gesture]\ntype=longpress\ncommand=true\n"
							   "[tactus-gesture]\ntype=hold\ncommand=true\n"
							   "[tactus-gesture]\ntype=edge\ncommand=true\n",
		"gestures.conf:2: [tactus-gesture] type=longpress: not one of " TYPES "; perhaps long-press is meant; "
		"the gesture is left out\n"
		"gestures.conf:5: [tactus-gesture] type=hold: not one of " TYPES "; perhaps long-press is meant; the "
		"gesture is left out\n"
		"gestures.conf:8: [tactus-gesture] type=edge: not one of " TYPES "; perhaps edge-swipe is meant; the "
		"gesture is left out\n"
		"gestures.conf:7: [tactus-gesture] type=edge-swipe has no edge: left, right, top or bottom, "
		"or a corner "
		"like top-left; the "
		"gesture is left out\n" },
	{ "directions, of which each type has its own",
		"[tactus-gesture]\ntype=swipe\ndirection=inward\ncommand=true\n"
		"[tactus-gesture]\ntype=edge-swipe\nedge=left\ndirection=inward\ncommand=true\n"
		"[tactus-gesture]\ntype=pinch\ndirection=vertical\ncommand=true\n"
		"[tactus-gesture]\ntype=rotate\ndirection=clockwize\ncommand=true\n",
		"gestures.conf:3: [tactus-gesture] direction=inward: not one of left, right, up, down"
		", diagonals like up-left, angles like 30-60deg; the gesture is "
		"left out\n"
		"gestures.conf:8: [tactus-gesture] direction=inward: not one of inwards, left, right, up, down"
		", diagonals like up-left, angles like 30-60deg; "
		"perhaps inwards is meant; the gesture is left out\n"
		"gestures.conf:12: [tactus-gesture] direction=vertical: neither in nor out; the gesture is left out\n"
		"gestures.conf:16: [tactus-gesture] direction=clockwize: neither clockwise nor counterclockwise; "
		"perhaps clockwise is meant; the gesture is left out\n" },
	{ "quotes around a value, and a comment behind one", TAP "fingers=\"3\"\ncancel=false # never\n",
		"gestures.conf:4: [tactus-gesture] fingers=\"3\": not a number from 1 to 10; quotes do not belong "
		"around a value; the gesture is left out\n"
		"gestures.conf:5: [tactus-gesture] cancel=false # never: neither true nor false; a comment has a "
		"line of its own; the default is used\n" },
	{ "quotes and a # in a command are its own", "[tactus-gesture]\ntype=tap\ncommand=\"ls #1\n",
		"gestures.conf:3: [tactus-gesture] command=\"ls #1: a quote is not closed; the gesture is left out\n" },
	{ "a name with a comma", TAP "name=a,b\n",
		"gestures.conf:4: [tactus-gesture] name=a,b: waits-for could not name it, since a comma separates "
		"names there; the default is used\n" },
	{ "keys behind an action", "[tactus-gesture]\ntype=tap\naction=close\nkeys=tab\n",
		"gestures.conf:4: [tactus-gesture] keys=tab: a gesture has an action or keys, and not both; the "
		"gesture is left out\n" },
	{ "an action behind keys", "[tactus-gesture]\ntype=tap\nkeys=tab\naction=close\n",
		"gestures.conf:4: [tactus-gesture] action=close: a gesture has an action or keys, and not both; the "
		"gesture is left out\n" },
	{ "a key of another type", TAP "command-end=true\n",
		"gestures.conf:4: [tactus-gesture] command-end=true: no key of type=tap; it is ignored\n" },
	{ "a rate without a command", "[tactus-gesture]\ntype=pinch\ncommand=true\nchanges-per-second=5\n",
		"gestures.conf:4: [tactus-gesture] changes-per-second=5: there is no command-changed to slow down; it "
		"has no effect\n" },
	{ "a rate that is none", "[tactus-gesture]\ntype=pinch\ncommand-changed=true\nchanges-per-second=100\n",
		"gestures.conf:4: [tactus-gesture] changes-per-second=100: not a number from 1 to 60; the default "
		"is used\n" },
	{ "an exclamation mark in the middle", TAP "app-id=foot,!firefox\n",
		"gestures.conf:4: [tactus-gesture] app-id=foot,!firefox: one ! in front of all ids, like "
		"!foot,firefox; the "
		"gesture is left out\n" },
	{ "keys that are none", TAP "modifiers=ctrl,capslock\n",
		"gestures.conf:4: [tactus-gesture] modifiers=ctrl,capslock: not one of shift, ctrl, alt, super, none; "
		"the gesture is left out\n" },
	{ "a mode that is none", TAP "mode=tent\n",
		"gestures.conf:4: [tactus-gesture] mode=tent: neither tablet nor laptop; the gesture is left out\n" },
	{ "an orientation that is none", TAP "orientation=left\n",
		"gestures.conf:4: [tactus-gesture] orientation=left: neither portrait nor landscape; the "
		"gesture is left "
		"out\n" },
	{ "a turn that is none", "[tactus-gesture]\ntype=rotate\ndirection=in\ncommand=true\n",
		"gestures.conf:3: [tactus-gesture] direction=in: neither clockwise nor counterclockwise; the "
		"gesture is left "
		"out\n" },
	{ "a drag that a shorter one hides",
		DRAG "direction=left\ndistance=100\n" DRAG "direction=left,right\ndistance=50\n",
		"gestures.conf:1: [tactus-gesture] drag of line 1: the gesture of line 6 needs less and fires "
		"first; this one hardly ever does, unless that one has waits-for=drag of line 1\n" },
	{ "a press that a quicker one hides", PRESS "name=slow\nduration=900ms\n" PRESS "name=quick\n",
		"gestures.conf:1: [tactus-gesture] slow: the gesture of line 6 needs no more and fires first; this "
		"one never does, unless that one has waits-for=slow\n" },
	{ "a tap on one window behind one on all", TAP TAP "name=here\napp-id=foot\n",
		"gestures.conf:4: [tactus-gesture] here: the gesture of line 1 needs no more and fires first; this "
		"one never does, unless it stands in front of that one\n" },
	{ "gestures of which each can fire",
		DRAG "name=far\ndistance=100\n" DRAG "distance=50\nwaits-for=far\n" DRAG
		     "name=up\nfingers=3\ndirection=up\ndistance=60\n" DRAG "fingers=3\ndirection=left\n" DRAG
		     "fingers=4\ndistance=9mm\n" DRAG "fingers=4\ndistance=20px\n" TAP "app-id=foot\n" TAP
		     "name=any\n" PRESS "movement=5px\n" PRESS "duration=1s\nmovement=20px\n",
		"" },
	{ "a key that is misspelt, or of the other section", "[tactus]\ndelay=true\nfingers=3\n" TAP "colour=red\n",
		"gestures.conf:2: [tactus] delay=true: no such key, but delays is one; it is ignored\n"
		"gestures.conf:3: [tactus] fingers=3: a key of [tactus-gesture]; it is ignored\n"
		"gestures.conf:7: [tactus-gesture] colour=red: no such key, tactus gestures list prints all; it is "
		"ignored\n" },
	{ "a type in other capitals", "[tactus-gesture]\nType=tap\ncommand=true\n",
		"gestures.conf:1: [tactus-gesture] has no type, one of edge-swipe, swipe, drag, pinch, rotate, tap, "
		"double-tap, tap-drag, long-press, press-drag, stroke; the gesture is left out\n"
		"gestures.conf:2: [tactus-gesture] Type=tap: no such key, but type is one; it is ignored\n" },
	{ "an edge that is missing", "[tactus-gesture]\ntype=edge-swipe\ncommand=true\n",
		"gestures.conf:1: [tactus-gesture] type=edge-swipe has no edge: left, right, top or bottom, "
		"or a corner "
		"like top-left; the "
		"gesture is left out\n" },
	{ "a part of an edge that is none", "[tactus-gesture]\ntype=edge-swipe\nedge=top\nedge-range=75-25%\n"
					    "command=true\n",
		"gestures.conf:4: [tactus-gesture] edge-range=75-25%: not a part of 0-100%, like 25-75%; the gesture "
		"is left out\n" },
	{ "no key and a key", TAP "modifiers=none,ctrl\n",
		"gestures.conf:4: [tactus-gesture] modifiers=none,ctrl: none stands alone; the gesture is left out\n" },
	{ "a key in two sections [tactus]", "[tactus]\ncancel=false\n[tactus]\ncancel=true\n" TAP,
		"gestures.conf:4: [tactus] cancel=true: the key is repeated; the first one is used\n" },
	{ "a comment behind a command", TAP "command=true # twice\n",
		"gestures.conf:4: [tactus-gesture] command=true # twice: # begins no comment here; a comment has a "
		"line of its own\n" },
	{ "two commands in one", TAP "command=true ; true\n",
		"gestures.conf:4: [tactus-gesture] command=true ; true: ; is an ordinary character; no shell is "
		"involved; with one it is sh -c '…'\n" },
	{ "a command in a command", TAP "command=true \"`date`\"\n",
		"gestures.conf:4: [tactus-gesture] command=true \"`date`\": ` is an ordinary character; no shell is "
		"involved; with one it is sh -c '…'\n" },
	{ "names of files that a shell would find", TAP "command=true *.txt '*' '`' ';' a#b\n",
		"gestures.conf:4: [tactus-gesture] command=true *.txt '*' '`' ';' a#b: * is not expanded; no shell is "
		"involved; with one it is sh -c '…'\n" },
	{ "the mark of UTF-8, and lines that end as elsewhere", "\xef\xbb\xbf[tactus-gesture]\r\ntype=tap\r\n"
								"command=true\r\n",
		"" },
	{ "lengths that no hand reaches",
		"[tactus-gesture]\ntype=edge-swipe\nedge=left\ndistance=9000px\ncommand=true\n"
		"[tactus-gesture]\ntype=pinch\ndistance=300mm\ncommand=true\n" TAP "movement=0.1mm\n"
		"[tactus-gesture]\ntype=double-tap\ntap-distance=1px\ncommand=true\n"
		"[tactus-gesture]\ntype=swipe\ndirection=up\nacross=2\ncommand=true\n",
		"gestures.conf:4: [tactus-gesture] distance=9000px: longer than a screen; the gesture can hardly "
		"fire\n"
		"gestures.conf:8: [tactus-gesture] distance=300mm: farther than two fingers of a hand go; the gesture "
		"can hardly fire\n"
		"gestures.conf:13: [tactus-gesture] movement=0.1mm: less than a resting finger moves; the gesture can "
		"hardly fire\n"
		"gestures.conf:16: [tactus-gesture] tap-distance=1px: nearer than two taps are; the gesture can hardly "
		"fire\n"
		"gestures.conf:21: [tactus-gesture] across=2: straighter than a finger goes; the gesture can hardly "
		"fire\n" },
	{ "times that no hand reaches",
		TAP "duration=1ms\narrival=1ms\n" TAP "fingers=2\narrival=1ms\n" PRESS "duration=1ms\n"
		    "[tactus-gesture]\ntype=double-tap\ninterval=1ms\ncommand=true\n"
		    "[tactus-gesture]\ntype=swipe\ndirection=up\nduration=20\ncommand=true\n",
		"gestures.conf:4: [tactus-gesture] duration=1ms: shorter than a tap; the gesture can hardly fire\n"
		"gestures.conf:10: [tactus-gesture] arrival=1ms: shorter than from one report of a touchscreen to the "
		"next; the gesture can hardly fire\n"
		"gestures.conf:14: [tactus-gesture] duration=1ms: shorter than a tap; every tap is a press\n"
		"gestures.conf:17: [tactus-gesture] interval=1ms: shorter than from one tap to the next; the gesture "
		"can hardly fire\n"
		"gestures.conf:22: [tactus-gesture] duration=20: shorter than a swipe; the gesture can hardly fire\n" },
	{ "nine commands",
		TAP "command=true\ncommand=true\ncommand=true\ncommand=true\ncommand=true\ncommand=true\ncommand=true\n"
		    "command=true\n",
		"gestures.conf:11: [tactus-gesture] command=true: more than 8 commands; the gesture is left out\n" },
};

static void check_host_without_anything(void)
{
	struct fixture fixture;

	fixture_create(&fixture);
	fixture.host.get_app_id = NULL;
	fixture.host.find_output = NULL;
	fixture.host.knows_modifiers = fixture.host.knows_tablet_mode = false;
	fixture.host.actions = 0;
	fixture_use_host(&fixture);
	fixture_load(&fixture,
		TAP "name=a\napp-id=foot\n" TAP "name=b\noutput=X\n" TAP "name=c\nmodifiers=ctrl\n" TAP
		    "name=d\nmode=tablet\n[tactus-gesture]\ntype=tap\naction=close\n"
		    "[tactus-gesture]\ntype=tap\nname=e\nfingers=2\nkeys=super+Tab\n");
	check_notes("gestures.conf:1: [tactus-gesture] a: this compositor does not tell application ids; the "
		    "gesture is left "
		    "out\n"
		    "gestures.conf:6: [tactus-gesture] b: this compositor does not tell outputs; the gesture "
		    "is left out\n"
		    "gestures.conf:11: [tactus-gesture] c: this compositor does not tell modifier keys; the "
		    "gesture is left "
		    "out\n"
		    "gestures.conf:16: [tactus-gesture] d: this compositor does not tell whether the device is "
		    "a tablet; the "
		    "gesture is left out\n"
		    "gestures.conf:21: [tactus-gesture] action=close: this compositor cannot do it; the "
		    "gesture is left "
		    "out\n"
		    "gestures.conf:24: [tactus-gesture] e: this compositor cannot press keys; the gesture is "
		    "left out\n");
	CHECK(tactus_gestures_get_count(fixture.gestures) == 0);
	fixture_destroy(&fixture);
}

void check_mistakes(void)
{
	struct fixture fixture;
	size_t index;

	for (index = 0; index < sizeof(mistakes) / sizeof(mistakes[0]); index++) {
		check_begin(mistakes[index].name);
		fixture_create(&fixture);
		fixture_load(&fixture, mistakes[index].text);
		check_notes(mistakes[index].expected);
		fixture_destroy(&fixture);
		check_end();
	}
	check_run("what a host cannot tell or do leaves gestures out", check_host_without_anything);
}
