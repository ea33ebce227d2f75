/* SPDX-License-Identifier: MIT */
/* Keys that are held until a gesture ends, and pressed again with each piece of its way. */
#include "fixture.h"
#include "suites.h"

#include <linux/input-event-codes.h>
#include <stdio.h>

_Static_assert(KEY_LEFTALT == 56 && KEY_TAB == 15 && KEY_LEFTSHIFT == 42 && KEY_LEFTCTRL == 29, "codes below");

#define DRAG "[tactus-gesture]\nname=d\ntype=drag\nfingers=1\n"
#define PRESSED(keys) "act d 14 keys " keys " ended start=400,300 progress=1.00 commits\n"
#define HELD(keys) "act d 15 keys " keys " began start=400,300 progress=1.00\n"
#define RELEASED(keys) "act d 15 keys " keys " ended start=400,300 progress=1.00 commits\n"

static void down(struct fixture *fixture)
{
	finger_down(fixture, 1000, 0, 400, 300);
}

static void check_hold(void)
{
	struct fixture fixture;

	fixture_create(&fixture);
	fixture_load(&fixture, DRAG "keys=alt+tab\nhold=true\n");
	down(&fixture);
	finger_motion(&fixture, 1010, 0, 409, 300);
	check_notes("");
	finger_motion(&fixture, 1020, 0, 412, 300);
	check_notes(HELD("56") PRESSED("15"));
	finger_motion(&fixture, 1030, 0, 600, 300);
	check_notes("");
	finger_up(&fixture, 1040, 0);
	check_notes(RELEASED("56"));
	/* Lifted too early it is none, and nothing is let go. */
	finger_drag(&fixture, 3000, 400, 300, 408, 300);
	check_notes("");
	fixture_destroy(&fixture);
}

/* Keys that are not modifiers are held too, if there are no others. */
static void check_hold_of_one(void)
{
	struct fixture fixture;

	fixture_create(&fixture);
	fixture_load(&fixture, "[tactus-gesture]\nname=d\ntype=long-press\nkeys=space\nhold=true\n");
	down(&fixture);
	pass_time(&fixture, 1499);
	check_notes("");
	pass_time(&fixture, 1501);
	check_notes(HELD("57"));
	finger_up(&fixture, 1600, 0);
	check_notes(RELEASED("57"));
	fixture_destroy(&fixture);
}

/* Whatever ends a gesture lets keys go. */
static void check_cancelled(void)
{
	struct fixture fixture;

	fixture_create(&fixture);
	fixture_load(&fixture, DRAG "keys=super\nhold=true\n");
	down(&fixture);
	finger_motion(&fixture, 1020, 0, 420, 300);
	tactus_touch_source_cancel_all(fixture.panel, 1030000);
	check_notes(HELD("125") "act d 15 keys 125 cancelled start=400,300 progress=1.00\n");
	down(&fixture);
	finger_motion(&fixture, 1040, 0, 420, 300);
	tactus_gestures_remove_seat(fixture.gestures, 0);
	check_notes(HELD("125") "act d 15 keys 125 cancelled start=400,300 progress=1.00\n");
	fixture_destroy(&fixture);
}

static void check_every(void)
{
	struct fixture fixture;

	fixture_create(&fixture);
	fixture_load(&fixture, DRAG "keys=volume-up\nevery=20px\nkeys-back=volume-down\n");
	down(&fixture);
	finger_motion(&fixture, 1010, 0, 410, 300);
	check_notes(PRESSED("115"));
	/* 20 px from where it began, and just not twice. */
	finger_motion(&fixture, 1020, 0, 429, 300);
	check_notes("");
	finger_motion(&fixture, 1030, 0, 430, 300);
	finger_motion(&fixture, 1040, 0, 449, 300);
	check_notes(PRESSED("115"));
	/* A way of two pieces in one step, beside which the finger may go as it likes. */
	finger_motion(&fixture, 1050, 0, 470, 340);
	check_notes(PRESSED("115") PRESSED("115"));
	finger_motion(&fixture, 1060, 0, 451, 300);
	check_notes("");
	finger_motion(&fixture, 1070, 0, 450, 300);
	check_notes(PRESSED("114"));
	finger_up(&fixture, 1080, 0);
	check_notes("");
	fixture_destroy(&fixture);
}

/* Without keys for the way back it is silent, and the way forth counts from where the finger turned. */
static void check_one_way(void)
{
	struct fixture fixture;

	fixture_create(&fixture);
	fixture_load(&fixture, DRAG "keys=a\nevery=20px\n");
	down(&fixture);
	finger_motion(&fixture, 1010, 0, 390, 300);
	finger_motion(&fixture, 1020, 0, 350, 300);
	check_notes(PRESSED("30") PRESSED("30") PRESSED("30"));
	finger_motion(&fixture, 1030, 0, 390, 300);
	check_notes("");
	finger_motion(&fixture, 1040, 0, 370, 300);
	check_notes(PRESSED("30"));
	fixture_destroy(&fixture);
}

/* The fingers choose a window: alt stays down, and tab is pressed with each piece, with shift on the way back. */
static void check_hold_and_every(void)
{
	struct fixture fixture;

	fixture_create(&fixture);
	fixture_load(&fixture, DRAG "keys=alt+tab\nhold=true\nevery=20px\nkeys-back=alt+shift+tab\n");
	down(&fixture);
	finger_motion(&fixture, 1010, 0, 410, 300);
	finger_motion(&fixture, 1020, 0, 430, 300);
	finger_motion(&fixture, 1030, 0, 410, 300);
	finger_up(&fixture, 1040, 0);
	check_notes(HELD("56") PRESSED("15") PRESSED("15") PRESSED("42 15") RELEASED("56"));
	fixture_destroy(&fixture);
}

static void check_pinch(void)
{
	struct fixture fixture;

	fixture_create(&fixture);
	fixture_load(&fixture, "[tactus-gesture]\nname=d\ntype=pinch\ndirection=out\nkeys=ctrl+equal\nevery=20px\n"
			       "keys-back=ctrl+minus\n");
	down(&fixture);
	finger_down(&fixture, 1005, 1, 500, 300);
	finger_motion(&fixture, 1010, 1, 508, 300);
	check_notes(PRESSED("29 13"));
	finger_motion(&fixture, 1020, 1, 527, 300);
	check_notes("");
	finger_motion(&fixture, 1030, 1, 528, 300);
	check_notes(PRESSED("29 13"));
	finger_motion(&fixture, 1040, 0, 420, 300);
	check_notes(PRESSED("29 12"));
	finger_up(&fixture, 1050, 0);
	finger_motion(&fixture, 1060, 1, 700, 300);
	finger_up(&fixture, 1070, 1);
	check_notes("");
	fixture_destroy(&fixture);
}

/* A finger that jumps over the panel types no page. */
static void check_jump(void)
{
	struct fixture fixture;
	char words[64];

	fixture_create(&fixture);
	fixture_load(&fixture, DRAG "keys=a\nevery=2px\n");
	down(&fixture);
	finger_motion(&fixture, 1010, 0, 412, 300);
	fixture_forget_notes();
	finger_motion(&fixture, 1020, 0, 790, 300);
	notes_keep_first_words(words, sizeof(words));
	check_text(words, "d ");
	finger_motion(&fixture, 1030, 0, 791, 300);
	check_notes("");
	fixture_destroy(&fixture);
}

static void check_notes_of_keys(void)
{
	struct fixture fixture;

	fixture_create(&fixture);
	fixture.host.actions = 1u << TACTUS_GESTURES_ACTION_KEYS;
	fixture_use_host(&fixture);
	fixture_load(&fixture, DRAG "keys=a\nkeys-back=b\nhold=true\n"
				    "[tactus-gesture]\ntype=drag\nfingers=2\ncommand=true\nevery=5mm\n");
	check_notes("gestures.conf:6: [tactus-gesture] keys-back=b: there is no every, so that there are no pieces of "
		    "the way; it has no effect\n"
		    "gestures.conf:12: [tactus-gesture] every=5mm: there are no keys that it belongs to; it has no "
		    "effect\n"
		    "gestures.conf:1: [tactus-gesture] d: this compositor cannot hold keys; the gesture is left out\n");
	fixture_destroy(&fixture);
}

void check_typed(void)
{
	check_run("hold: modifiers until the lift, the other keys once", check_hold);
	check_run("hold: keys without modifiers", check_hold_of_one);
	check_run("hold: a cancel and the end of a seat let keys go", check_cancelled);
	check_run("every: with each piece of the way, there and back", check_every);
	check_run("every: nothing on the way back without keys-back", check_one_way);
	check_run("hold with every: a finger chooses", check_hold_and_every);
	check_run("every: of a pinch", check_pinch);
	check_run("every: a jump", check_jump);
	check_run("hold, every and keys-back where they do nothing", check_notes_of_keys);
}
