/* SPDX-License-Identifier: MIT */
/* Which of several gestures fires, and what is said of those that never do (rule 18.1). */
#include "fixture.h"
#include "suites.h"

#include <stdio.h>
#include <string.h>

/* A type, and fingers that fire it. */
struct sample {
	const char *keys;
	void (*play)(struct fixture *fixture);
};

static void play_edge(struct fixture *fixture)
{
	finger_drag(fixture, 1000, 5, 300, 105, 300);
}

static void play_drag(struct fixture *fixture)
{
	finger_drag(fixture, 1000, 300, 300, 420, 300);
}

static void play_pinch(struct fixture *fixture)
{
	finger_down(fixture, 1000, 0, 300, 300);
	finger_down(fixture, 1010, 1, 400, 300);
	finger_motion(fixture, 1020, 1, 460, 340);
	finger_up(fixture, 1030, 0);
	finger_up(fixture, 1040, 1);
}

static void play_tap(struct fixture *fixture)
{
	finger_tap(fixture, 1000, 300, 300);
}

static void play_double_tap(struct fixture *fixture)
{
	finger_tap(fixture, 1000, 300, 300);
	finger_tap(fixture, 1150, 300, 300);
}

static void play_tap_drag(struct fixture *fixture)
{
	finger_tap(fixture, 1000, 300, 300);
	finger_drag(fixture, 1200, 300, 300, 360, 300);
}

static void play_press(struct fixture *fixture)
{
	finger_down(fixture, 1000, 0, 300, 300);
	pass_time(fixture, 1700);
	finger_motion(fixture, 1710, 0, 340, 300);
	finger_up(fixture, 1720, 0);
}

static const struct sample samples[] = {
	{ "type=edge-swipe\nedge=left\n", play_edge },
	{ "type=swipe\ndirection=right\n", play_drag },
	{ "type=drag\n", play_drag },
	{ "type=pinch\n", play_pinch },
	{ "type=rotate\n", play_pinch },
	{ "type=tap\n", play_tap },
	{ "type=double-tap\n", play_double_tap },
	{ "type=tap-drag\n", play_tap_drag },
	{ "type=long-press\n", play_press },
	{ "type=press-drag\n", play_press },
};

/* A condition, and the value with which the host meets it. */
struct condition {
	const char *key;
	bool is_met;
};

static const struct condition conditions[] = {
	{ "app-id=foot\n", true },
	{ "app-id=!firefox\n", true },
	{ "app-id=firefox\n", false },
	{ "output=panel\n", true },
	{ "orientation=landscape\n", true },
	{ "orientation=portrait\n", false },
	{ "modifiers=none\n", true },
	{ "modifiers=super\n", false },
	{ "mode=laptop\n", true },
	{ "mode=tablet\n", false },
};

/* Plays two gestures of a type, the second one with a condition that the first one may not have. */
static void play_pair(const struct sample *sample, const char *first, const char *second, const char *fires,
	bool is_shadowed)
{
	char text[512], expected[512];
	struct fixture fixture;

	fixture_create(&fixture);
	fixture.app_id = "foot";
	snprintf(text, sizeof text,
		"[tactus-gesture]\nname=one\n%s%saction=close\n[tactus-gesture]\nname=two\n%s%saction=close\n",
		sample->keys, first, sample->keys, second);
	fixture_load(&fixture, text);
	sample->play(&fixture);
	pass_time(&fixture, 5000);
	notes_keep_first_words(expected, sizeof expected);
	if (strncmp(expected, is_shadowed ? "shadowed" : "", is_shadowed ? 8 : 0) != 0 ||
		!strstr(expected, fires) || (!is_shadowed && strstr(expected, "shadowed")))
		check_failed("%s%s%s: %s fires, shadowed %d; found %s", sample->keys, first, second, fires, is_shadowed,
			expected);
	fixture_destroy(&fixture);
}

static void check_pairs_of_a_type(void)
{
	for (size_t type = 0; type < sizeof samples / sizeof *samples; type++) {
		for (size_t index = 0; index < sizeof conditions / sizeof *conditions; index++) {
			const struct condition *condition = &conditions[index];

			/* The general one first: the other never fires, and that is told. */
			play_pair(&samples[type], "", condition->key, "one", true);
			/* The special one first: it fires where it is possible, the general one elsewhere. */
			play_pair(&samples[type], condition->key, "", condition->is_met ? "one" : "two", false);
		}
	}
}

/* Two types that recognize in the same delivery. */
static void check_types_together(void)
{
	static const char *const halves[] = {
		"[tactus-gesture]\nname=swipe\ntype=swipe\ndirection=right\ndistance=30px\naction=close\n",
		"[tactus-gesture]\nname=drag\ntype=drag\ndistance=30px\naction=close\n",
	};

	for (int first = 0; first < 2; first++) {
		struct fixture fixture;
		char text[512], found[512];

		fixture_create(&fixture);
		snprintf(text, sizeof text, "%s%s", halves[first], halves[1 - first]);
		fixture_load(&fixture, text);
		finger_drag(&fixture, 1000, 300, 300, 600, 300);
		notes_keep_first_words(found, sizeof found);
		check_text(found, first == 0 ? "swipe " : "drag ");
		fixture_destroy(&fixture);
	}
}

/* A drag that needs more is first where a finger is behind: it counts the middle, and the swipe all. */
static void check_close_drag(void)
{
	static const char drag[] =
		"[tactus-gesture]\nname=drag\ntype=drag\nfingers=2\ndirection=right\naction=close\n";
	static const char swipe[] = "[tactus-gesture]\nname=swipe\ntype=swipe\nfingers=2\ndirection=right\n"
				    "distance=%s\naction=close\n";
	static const char note[] = "gestures.conf:7: [tactus-gesture] swipe: the drag of line 1 needs little more, and "
				   "is first where a finger is behind the others, unless it has waits-for=swipe\n";
	struct fixture fixture;
	char text[512], close[160];

	fixture_create(&fixture);
	snprintf(close, sizeof close, swipe, "9px");
	snprintf(text, sizeof text, "%s%s", drag, close);
	fixture_load(&fixture, text);
	check_notes(note);
	finger_down(&fixture, 1000, 0, 300, 300);
	finger_down(&fixture, 1000, 1, 400, 300);
	finger_motion(&fixture, 1020, 0, 324, 300);
	finger_motion(&fixture, 1030, 1, 404, 300);
	finger_up(&fixture, 1040, 0);
	finger_up(&fixture, 1040, 1);
	check_notes("act drag 1 ended start=300,300 progress=1.00 commits\n");
	/* None is said where the swipe needs much less, or the drag waits for it. */
	snprintf(close, sizeof close, swipe, "5px");
	snprintf(text, sizeof text, "%s%s", drag, close);
	fixture_load(&fixture, text);
	snprintf(close, sizeof close, swipe, "9px");
	snprintf(text, sizeof text, "%swaits-for=swipe\n%s", drag, close);
	fixture_load(&fixture, text);
	check_notes("");
	fixture_destroy(&fixture);
}

void check_order(void)
{
	check_run("18.1: a drag that needs little more than a swipe is named", check_close_drag);
	check_run("18.1: of two gestures of a type the first in the file fires, and the checker says so",
		check_pairs_of_a_type);
	check_run("18.1: of two types that recognize together the first in the file fires", check_types_together);
}
