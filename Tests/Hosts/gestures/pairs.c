/* SPDX-License-Identifier: MIT */
/*
 * Each pair of types, with conditions that overlap, in both orders: what fires, in many movements, and what is said of
 * what never does agree (rule 18.1).
 */
#include "movements.h"
#include "suites.h"

#include <stdio.h>
#include <string.h>

static const char *const types[] = {
	"type=edge-swipe\nedge=left\n",
	"type=edge-swipe\nedge=left\ndistance=40px\n",
	"type=edge-swipe\nedge=left\ndirection=down\n",
	"type=edge-swipe\nedge=top-left\nedge-width=20px\n",
	"type=edge-swipe\nedge=top-left\nedge-width=20px\ndirection=right\n",
	"type=swipe\ndirection=right\n",
	"type=swipe\ndirection=right\ndistance=80px\n",
	"type=swipe\ndirection=right\nfingers=2\n",
	"type=drag\n",
	"type=drag\ndistance=40px\n",
	"type=drag\ndirection=right\n",
	"type=drag\ndirection=right\ndistance=40px\n",
	"type=drag\nfingers=2\n",
	"type=pinch\n",
	"type=rotate\n",
	"type=swipe\ndirection=up-right\n",
	"type=swipe\ndirection=right\ndistance-max=80px\n",
	"type=drag\ndirection=up-right,right\n",
	"type=drag\ndirection=300-60deg\n",
	"type=drag\ndistance-max=60px\n",
	"type=drag\ndirection=right\ndistance=20px\ndistance-max=150px\n",
	"type=drag\nspeed=slow\ndistance=30px\n",
	"type=tap\nregion=0-60%,0-100%\n",
	"type=tap\n",
	"type=tap\ntaps=2\n",
	"type=tap\ntaps=3\n",
	"type=tap\nfingers=2\n",
	"type=double-tap\n",
	"type=tap-drag\n",
	"type=long-press\n",
	"type=long-press\nduration=300ms\n",
	"type=press-drag\n",
};
#define TYPE_COUNT (sizeof types / sizeof *types)

static const char *const conditions[] = { "", "app-id=f*t\n", "app-id=!foot\n" };
#define CONDITION_COUNT (sizeof conditions / sizeof *conditions)

/* Applications under the fingers, so that each condition is met by one. */
static const char *const applications[] = { "foot", "firefox" };
#define APPLICATION_COUNT (sizeof applications / sizeof *applications)

#define GESTURE_COUNT 2
#define NEVER 0

/* The checker's words about a gesture that another one keeps from firing. */
enum told {
	TOLD_NOTHING,
	TOLD_SELDOM,
	TOLD_NEVER,
};

/* The fate of a file's two gestures, which are named 0 and 1. */
struct result {
	/* Number of the delivery in which each first acted, of those of its movement; NEVER if it did not. */
	unsigned acted[APPLICATION_COUNT][MOVEMENT_COUNT][GESTURE_COUNT];
	enum told told[GESTURE_COUNT];
};

size_t pairs_step = 1;
static struct result result;
static unsigned *acted_now;

static void note_act(const struct tactus_gestures_event *event, void *data)
{
	unsigned *acted = &acted_now[event->name[0] == '1'];

	(void)data;
	if (*acted == NEVER)
		*acted = movement_delivery();
}

static void note_log(const char *line, void *data)
{
	const char *words = "[tactus-gesture] ", *name = strstr(line, words);
	bool is_second = name && name[strlen(words)] == '1';

	(void)data;
	if (strstr(line, "is the same gesture"))
		result.told[1] = TOLD_NEVER;
	else if (strstr(line, "never does"))
		result.told[is_second] = TOLD_NEVER;
	else if (strstr(line, "hardly ever does") || strstr(line, "fires first from this edge too"))
		result.told[is_second] = TOLD_SELDOM;
}

/* Plays all movements over all applications. */
static void play_file(const char *text)
{
	struct fixture fixture;
	unsigned time = 1000;

	memset(&result, 0, sizeof result);
	fixture_create(&fixture);
	fixture.host.act = note_act;
	fixture.host.log = note_log;
	fixture_use_host(&fixture);
	fixture_load(&fixture, text);
	for (size_t application = 0; application < APPLICATION_COUNT; application++) {
		fixture.app_id = applications[application];
		for (size_t movement = 0; movement < MOVEMENT_COUNT; movement++) {
			acted_now = result.acted[application][movement];
			time = movement_play(&fixture, movement, time);
		}
	}
	fixture_destroy(&fixture);
}

static size_t write_gesture(char *text, size_t size, int name, size_t type, size_t condition)
{
	return (size_t)snprintf(text, size, "[tactus-gesture]\nname=%d\n%s%saction=close\n", name, types[type],
		conditions[condition]);
}

/* Results of files with one gesture. */
static struct result alone[TYPE_COUNT][CONDITION_COUNT];

static void play_alone(void)
{
	char text[256];

	for (size_t type = 0; type < TYPE_COUNT; type++) {
		for (size_t condition = 0; condition < CONDITION_COUNT; condition++) {
			write_gesture(text, sizeof text, 0, type, condition);
			play_file(text);
			alone[type][condition] = result;
		}
	}
}

/* A gesture and its place in the file. */
struct member {
	size_t type, condition;
};
#define MEMBER_COUNT (TYPE_COUNT * CONDITION_COUNT)

/* Returns what the checker has to say of a gesture, by the movements that fired it. */
static enum told told_by_movements(int name)
{
	enum told told = TOLD_NEVER;

	for (size_t application = 0; application < APPLICATION_COUNT; application++) {
		for (size_t movement = 0; movement < MOVEMENT_COUNT; movement++) {
			if (result.acted[application][movement][name] == NEVER)
				continue;
			if (!movement_is_rare(movement))
				return TOLD_NOTHING;
			told = TOLD_SELDOM;
		}
	}
	return told;
}

/* Returns whether a gesture recognizes when the finger has rested, and acts when it drags after that. */
static bool is_held(size_t type)
{
	return strncmp(types[type], "type=press-drag", strlen("type=press-drag")) == 0;
}

/* Of gestures that act in the same delivery when they are alone, the first in the file does. */
static void check_together(const struct member members[GESTURE_COUNT], const char *text)
{
	for (size_t application = 0; application < APPLICATION_COUNT; application++) {
		for (size_t movement = 0; movement < MOVEMENT_COUNT; movement++) {
			const unsigned *acted = result.acted[application][movement];
			unsigned first = alone[members[0].type][members[0].condition].acted[application][movement][0];
			unsigned second = alone[members[1].type][members[1].condition].acted[application][movement][0];

			if (first == NEVER || first != second || is_held(members[1].type))
				continue;
			if (acted[0] != first || acted[1] == first)
				check_failed("%s: in \"%s\" over %s both can act at once; the first acts at %u, the "
					     "second at %u, alone at %u",
					text, movement_name(movement), applications[application], acted[0], acted[1],
					first);
		}
	}
}

static const char *const frequencies[] = { "often", "seldom", "never" };

static void check_pair(const struct member members[GESTURE_COUNT])
{
	char text[512];
	size_t length = 0;

	for (int name = 0; name < GESTURE_COUNT; name++)
		length += write_gesture(
			text + length, sizeof text - length, name, members[name].type, members[name].condition);
	play_file(text);
	for (int name = 0; name < GESTURE_COUNT; name++) {
		if (result.told[name] != told_by_movements(name))
			check_failed("%s: %d fires %s, but is said to fire %s", text, name,
				frequencies[told_by_movements(name)], frequencies[result.told[name]]);
	}
	check_together(members, text);
}

static void check_all_pairs(void)
{
	play_alone();
	for (size_t pair = 0; pair<MEMBER_COUNT * MEMBER_COUNT; pair += pairs_step> 0 ? pairs_step : 1) {
		const size_t first = pair / MEMBER_COUNT, second = pair % MEMBER_COUNT;
		const struct member members[GESTURE_COUNT] = {
			{ first / CONDITION_COUNT, first % CONDITION_COUNT },
			{ second / CONDITION_COUNT, second % CONDITION_COUNT },
		};

		check_pair(members);
	}
}

/* The movements are for something: each gesture fires alone. */
static void check_movements(void)
{
	for (size_t type = 0; type < TYPE_COUNT; type++) {
		for (size_t condition = 0; condition < CONDITION_COUNT; condition++) {
			result = alone[type][condition];
			if (told_by_movements(0) != TOLD_NOTHING)
				check_failed("%s%s: no movement fires it", types[type], conditions[condition]);
		}
	}
}

void check_pairs(void)
{
	check_run("18.1: what fires of each pair is what is said of it", check_all_pairs);
	check_run("18.1: each type fires alone", check_movements);
}
