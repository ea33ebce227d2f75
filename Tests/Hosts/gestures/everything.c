/* SPDX-License-Identifier: MIT */
/* All mistakes of a line and of a gesture are told, not only the first. */
#include "checked.h"
#include "suites.h"

#define TYPES "edge-swipe, swipe, drag, pinch, rotate, tap, double-tap, tap-drag, long-press, press-drag, stroke"
#define GOOD "[tactus-gesture]\nname=good\ntype=tap\nfingers=4\naction=close\n"

static const struct checked_file files[] = {
	{ "quotes around every value",
		"[tactus-gesture]\ntype=\"swipe\"\nfingers=\"3\"\ndirection=\"left\"\ncommand=\"true\"\n" GOOD, 0,
		"gestures.conf:2: [tactus-gesture] type=\"swipe\": not one of " TYPES
		"; quotes do not belong around a value; "
		"the gesture is left out\n"
		"gestures.conf:3: [tactus-gesture] fingers=\"3\": not a number from 1 to 10; "
		"quotes do not belong around a value; the gesture is left out\n"
		"gestures.conf:4: [tactus-gesture] direction=\"left\": not one of left, right, up, down"
		", diagonals like up-left, angles like 30-60deg; quotes do "
		"not belong "
		"around a value; the gesture is left out\nloaded: good\n" },
	{ "a type that is guessed has its own directions",
		"[tactus-gesture]\ntype=pinhc\ndirection=left\nfingers=1\naction=close\n" GOOD, 0,
		"gestures.conf:2: [tactus-gesture] type=pinhc: not one of " TYPES "; perhaps pinch is meant; the "
		"gesture is left "
		"out\n"
		"gestures.conf:3: [tactus-gesture] direction=left: neither in nor out; the gesture is left out\n"
		"gestures.conf:4: [tactus-gesture] fingers=1: not a number from 2 to 10; the gesture is left "
		"out\nloaded: "
		"good\n" },
	{ "a type that nobody can guess: a value is wrong if no type has it",
		"[tactus-gesture]\ntype=?\ndirection=clockwise\nedge=lef\nfingers=1\ncancel=maybe\n", 0,
		"gestures.conf:2: [tactus-gesture] type=?: not one of " TYPES "; the gesture is left out\n"
		"gestures.conf:4: [tactus-gesture] edge=lef: not one of left, right, top, bottom, top-left, "
		"top-right, bottom-left, bottom-right; perhaps left is "
		"meant; the "
		"gesture is left out\n"
		"gestures.conf:6: [tactus-gesture] cancel=maybe: neither true nor false; the default "
		"is used\n"
		"gestures.conf:1: [tactus-gesture] has no command and no action; the gesture is left "
		"out\nloaded:\n" },
	{ "no type, and a wrong direction", "[tactus-gesture]\ndirection=clockwize\naction=close\n", 0,
		"gestures.conf:1: [tactus-gesture] has no type, one of " TYPES "; the gesture is left out\n"
		"gestures.conf:2: [tactus-gesture] direction=clockwize: a value of no type; perhaps clockwise is "
		"meant; the "
		"gesture is left out\nloaded:\n" },
	{ "everything that is missing", "[tactus-gesture]\ntype=edge-swipe\n[tactus-gesture]\ntype=swipe\n" GOOD, 0,
		"gestures.conf:1: [tactus-gesture] type=edge-swipe has no edge: left, right, top or bottom, "
		"or a corner "
		"like top-left; the "
		"gesture is left "
		"out\n"
		"gestures.conf:1: [tactus-gesture] type=edge-swipe has no command and no action; the gesture is left "
		"out\n"
		"gestures.conf:3: [tactus-gesture] type=swipe has no direction: left, right, up or down; the gesture "
		"is left out\n"
		"gestures.conf:3: [tactus-gesture] type=swipe has no command and no action; the gesture is "
		"left out\nloaded: good\n" },
	{ "a wrong edge is not a missing one", "[tactus-gesture]\ntype=edge-swipe\nedge=lef\n", 0,
		"gestures.conf:3: [tactus-gesture] edge=lef: not one of left, right, top, bottom, top-left, "
		"top-right, bottom-left, bottom-right; perhaps left is "
		"meant; the "
		"gesture is left out\n"
		"gestures.conf:1: [tactus-gesture] type=edge-swipe has no command and no action; the "
		"gesture is left out\nloaded:\n" },
	{ "an empty section", "[tactus-gesture]\n" GOOD, 0,
		"gestures.conf:1: [tactus-gesture] is empty, and needs a type, and a command or an action; the "
		"gesture is left "
		"out\nloaded: good\n" },
	{ "every word of a list",
		"[tactus-gesture]\ntype=swipe\ndirection=lefft,rigth\nmodifiers=ctl,foo\nkeys=Foo+Super_L+Bar\n", 0,
		"gestures.conf:3: [tactus-gesture] direction=lefft,rigth: not one of left, right, up, down"
		", diagonals like up-left, angles like 30-60deg; "
		"perhaps left,right is meant; the gesture is left out\n"
		"gestures.conf:4: [tactus-gesture] modifiers=ctl,foo: not one of shift, ctrl, alt, super, none; "
		"perhaps ctrl is meant; foo is none; the gesture is left out\n"
		"gestures.conf:5: [tactus-gesture] keys=Foo+Super_L+Bar: not up to 6 names of keys like super+Tab; "
		"Foo is no key; Super_L is no key, perhaps super is meant; Bar is no key; the gesture is left "
		"out\nloaded:\n" },
	{ "a repeated key, and a misspelt one, with wrong values",
		GOOD "name=a,b\nmod=tablett\nfingers=12\n[tactus]\ncancel=true\ncancel=yes\n", 0,
		"gestures.conf:11: [tactus] cancel=yes: the key is repeated; the first one is used\n"
		"gestures.conf:11: [tactus] cancel=yes: neither true nor false; perhaps true is meant; it is ignored\n"
		"gestures.conf:6: [tactus-gesture] name=a,b: the key is repeated; the first one is used\n"
		"gestures.conf:6: [tactus-gesture] name=a,b: waits-for could not name it, since a comma separates "
		"names there; "
		"it is ignored\n"
		"gestures.conf:7: [tactus-gesture] mod=tablett: no such key, but mode is one; it is "
		"ignored\n"
		"gestures.conf:7: [tactus-gesture] mod=tablett: neither tablet nor laptop; perhaps tablet is "
		"meant; it is ignored\n"
		"gestures.conf:8: [tactus-gesture] fingers=12: the key is repeated; the first one "
		"is used\n"
		"gestures.conf:8: [tactus-gesture] fingers=12: not a number from 1 to 10; it is ignored\nloaded: "
		"good\n" },
	{ "a misspelt section, and what is in it",
		"[tactus_gesture]\ntype=tap\nfingers=11\n" GOOD "[tactus-gesture\ntype=edge-swipe\naction=close\n", 0,
		"gestures.conf:1: [tactus_gesture]: no such section, there are [tactus] and [tactus-gesture]; it is "
		"ignored\n"
		"gestures.conf:3: [tactus_gesture] fingers=11: not a number from 1 to 10; the gesture is left out\n"
		"gestures.conf:1: [tactus_gesture] type=tap has no command and no action; the gesture is left out\n"
		"gestures.conf:9: [tactus-gesture: no ] ends the name of the section; the gesture is left out\n"
		"gestures.conf:9: [tactus-gesture] type=edge-swipe has no edge: left, right, top or bottom, "
		"or a corner "
		"like top-left; the "
		"gesture is left "
		"out\nloaded: good\n" },
	{ "what stands behind a section",
		"[tactus-gesture] # mine\nname=x\ntype=tap\naction=close\n[tactus] cancel=false\n", 0,
		"gestures.conf:1: [tactus-gesture] # mine: a comment has a line of its own; it is ignored\n"
		"gestures.conf:5: [tactus] cancel=false: what follows a section has a line of its own; it is "
		"ignored\nloaded: "
		"x\n" },
	{ "colons for equals signs, with a wrong value",
		"[tactus-gesture]\ntype: swipe\nfingers: 11\ndirection: left\ncommand: true\n" GOOD, 0,
		"gestures.conf:2: type: swipe: a key has a = behind it: type=swipe; the gesture is left out\n"
		"gestures.conf:3: fingers: 11: a key has a = behind it: fingers=11; the gesture is left out\n"
		"gestures.conf:4: direction: left: a key has a = behind it: direction=left; the gesture is left out\n"
		"gestures.conf:5: command: true: a key has a = behind it: command=true; the gesture is left out\n"
		"gestures.conf:3: [tactus-gesture] fingers=11: not a number from 1 to 10; it is ignored\nloaded: "
		"good\n" },
	{ "a colon where the gesture does without", GOOD "name2: x\ndistance 5px\nfeedback: true\n", 0,
		"gestures.conf:6: name2: x: neither [tactus], [tactus-gesture], key=value in one of them, nor a "
		"comment behind #; "
		"it is ignored\n"
		"gestures.conf:7: distance 5px: a key has a = behind it: distance=5px; it is ignored\n"
		"gestures.conf:8: feedback: true: a key has a = behind it: feedback=true; it is ignored\nloaded: "
		"good\n" },
	{ "comments of other programs", "; mine\n// mine=too\n" GOOD "; name=x\n", 0,
		"gestures.conf:1: ; mine: a comment begins with #; it is ignored\n"
		"gestures.conf:2: // mine=too: a comment begins with #; it is ignored\n"
		"gestures.conf:8: ; name=x: a comment begins with #; it is ignored\nloaded: good\n" },
	{ "waiting for a gesture that is left out",
		GOOD "waits-for=bad,gone\n[tactus-gesture]\nname=bad\ntype=tap\nfingers=11\naction=close\n"
		     "waits-for=good,bad,nobody\n",
		0,
		"gestures.conf:10: [tactus-gesture] fingers=11: not a number from 1 to 10; the gesture is left out\n"
		"gestures.conf:6: [tactus-gesture] waits-for=bad: the gesture of line 7, which has this name, is left "
		"out; it is "
		"ignored\n"
		"gestures.conf:6: [tactus-gesture] waits-for=gone: no such gesture; it is ignored\n"
		"gestures.conf:12: [tactus-gesture] waits-for=bad: a gesture cannot wait for itself; it is ignored\n"
		"gestures.conf:12: [tactus-gesture] waits-for=nobody: no such gesture; it is ignored\nloaded: good\n" },
	{ "what is left out has notes as well",
		"[tactus-gesture]\ntype=tap\nfingers=11\ncommand=true | true\nduration=1ms\n", 0,
		"gestures.conf:3: [tactus-gesture] fingers=11: not a number from 1 to 10; the gesture is left out\n"
		"gestures.conf:4: [tactus-gesture] command=true | true: | is not a pipe here; no shell is involved; "
		"with one it "
		"is sh -c '…'\n"
		"gestures.conf:5: [tactus-gesture] duration=1ms: shorter than a tap; the gesture can hardly "
		"fire\nloaded:\n" },
};

void check_everything(void)
{
	CHECK_FILES(files);
}
