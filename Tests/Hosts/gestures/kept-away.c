/* SPDX-License-Identifier: MIT */
/* Each condition that keeps a gesture away is told to a host that asks (18.5), and nothing else is. */
#include "fixture.h"
#include "suites.h"

#include <stdio.h>
#include <string.h>

#define TAP "[tactus-gesture]\nname=t\ntype=tap\ncommand=true\n"
#define EDGE "[tactus-gesture]\nname=t\ntype=edge-swipe\ncommand=true\n"
#define LEAD "[tactus-gesture]\nname=lead\ntype=tap\nfingers=2\ncommand=true\n"

static void note_kept_away(const char *name, const char *key, const struct tactus_touch *touch, void *data)
{
	char text[80];

	(void)touch;
	(void)data;
	snprintf(text, sizeof(text), "%s: %s\n", name, key);
	fixture_note(text);
}

/* The surroundings of a finger in the middle of a window of foot. */
static const struct {
	const char *text, *told;
	bool is_locked;
} cases[] = {
	{ TAP "output=DP-1\n", "t: output\n", false },
	{ TAP "orientation=portrait\n", "t: orientation\n", false },
	{ TAP "region=0-10%,0-10%\n", "t: region\n", false },
	{ TAP "app-id=!foot\n", "t: app-id\n", false },
	{ TAP "title=letters\n", "t: title\n", false },
	{ TAP "mode=tablet\n", "t: mode\n", false },
	{ TAP "where=desktop\n", "t: where\n", false },
	{ TAP "while=locked\n", "t: while\n", false },
	{ TAP, "t: while\n", true },
	{ TAP "after=lead\nwithin=500ms\n" LEAD, "t: after\n", false },
	{ EDGE "edge=top-left\n", "t: edge\n", false },
	{ TAP "where=desktop\nmode=tablet\n", "t: mode\nt: where\n", false },
	{ TAP "output=panel\norientation=landscape\nregion=40-60%,40-60%\napp-id=foot\ntitle=poems\nwhere=window\n",
		"run true ended 50%,50% d=0,0\n", false },
};

static void check_reasons(void)
{
	struct fixture fixture;
	unsigned time = 1000;

	fixture_create(&fixture);
	fixture.host.keep_away = note_kept_away;
	fixture_use_host(&fixture);
	fixture.app_id = "foot";
	fixture.title = "poems";
	fixture.place = TACTUS_GESTURES_PLACE_WINDOW;
	for (size_t index = 0; index < sizeof(cases) / sizeof(*cases); index++) {
		fixture.is_locked = cases[index].is_locked;
		fixture_load(&fixture, cases[index].text);
		fixture_forget_notes();
		finger_tap(&fixture, time += 2000, 400, 300);
		check_notes(cases[index].told);
	}
	/* At the edge, above the range. */
	fixture_load(&fixture, EDGE "edge=left\nedge-range=60-100%\n");
	finger_drag(&fixture, time + 2000, 2, 100, 200, 100);
	check_notes("t: edge-range\n");
	fixture_destroy(&fixture);
}

void check_kept_away(void)
{
	check_run("18.5 each condition that keeps a gesture away is told", check_reasons);
}
