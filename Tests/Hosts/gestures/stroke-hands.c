/* SPDX-License-Identifier: MIT */
/* Strokes that sloppy hands of three fingers draw, with all shapes in one file. */
#include "drawing.h"
#include "fixture.h"
#include "stroke-shapes.h"
#include "suites.h"
#include "tool/sloppy-stroke.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define HANDS 200
#define RECOGNIZED_LEAST 196 /* 98 % */

/* Loads all named shapes but the circle of either way, each with its name. */
static void load_all(struct fixture *fixture)
{
	char text[2048] = "";

	for (size_t index = 0; stroke_shape_names[index].name; index++) {
		const char *name = stroke_shape_names[index].name;

		if (strcmp(name, "circle") != 0)
			snprintf(text + strlen(text), sizeof(text) - strlen(text),
				"[tactus-gesture]\nname=%s\ntype=stroke\nshape=%s\naction=close\n", name, name);
	}
	fixture_create(fixture);
	fixture_load(fixture, text);
	check_notes("");
}

static size_t draw_by_hands(struct fixture *fixture, size_t shape, unsigned *time)
{
	struct stroke_shape *drawn = stroke_shape_create(stroke_shape_names[shape].value);
	size_t recognized = 0;
	char words[64], name[64];

	snprintf(name, sizeof(name), "%s ", stroke_shape_names[shape].name);
	for (uint64_t hand = 0; hand < HANDS; hand++) {
		struct sloppy_random random;
		struct sloppy_stroke stroke;

		sloppy_seed(&random, shape, hand);
		sloppy_stroke_draw(&stroke, &random, &drawn->examples[hand % drawn->count],
			sloppy_between(&random, 25, 60), true);
		*time = drawing_play_sloppy(fixture, *time, &stroke, &random) + 1500;
		notes_keep_first_words(words, sizeof(words));
		recognized += strcmp(words, name) == 0;
		if (*words && strcmp(words, name) != 0)
			check_failed("hand %d draws %s, and %sfires", (int)hand, name, words);
	}
	free(drawn);
	return recognized;
}

static void check_hands_of_fingers(void)
{
	struct fixture fixture;
	unsigned time = 1000;

	load_all(&fixture);
	for (size_t index = 0; stroke_shape_names[index].name; index++) {
		size_t recognized;

		if (strcmp(stroke_shape_names[index].name, "circle") == 0)
			continue;
		recognized = draw_by_hands(&fixture, index, &time);
		if (recognized < RECOGNIZED_LEAST)
			check_failed("%s: %zu of %d hands", stroke_shape_names[index].name, recognized, HANDS);
	}
	fixture_destroy(&fixture);
}

void check_stroke_hands(void)
{
	check_run("strokes: of 200 hands of three fingers 98 % fire the shape, and none another one",
		check_hands_of_fingers);
}
