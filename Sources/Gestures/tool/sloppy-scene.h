/* SPDX-License-Identifier: MIT */
/* A panel, a window of an application on it, and a file's gestures around them, as `gestures try` has them. */
#ifndef TACTUS_GESTURES_TOOL_SLOPPY_SCENE_H
#define TACTUS_GESTURES_TOOL_SLOPPY_SCENE_H

#include "sloppy-hand.h"
#include "trial.h"

/* A tablet of ten inches. */
#define SLOPPY_LONG_MM 217.0
#define SLOPPY_SHORT_MM 136.0
#define SLOPPY_PX_PER_MM 6.25

/* Window, output and device under the fingers: the conditions of a gesture. */
struct sloppy_place {
	char app_id[128], title[128], output[64], modifiers[64];
	const char *where; /* NULL: a window */
	bool has_app_id, has_title, is_tablet, is_portrait, is_locked;
};

/* Result of one performance. */
struct sloppy_result {
	/* Bits of gestures by their index: a word for 64 of them. */
	uint64_t fired[GESTURES_MAXIMUM / 64];
	/* Way of the fingers when each first fired, mm. */
	double movement[GESTURES_MAXIMUM];
	size_t landed, delivered, cancelled; /* touches on the panel, and those of the application */
	double wait;                         /* the longest time from a landing to its delivery, ms */
};

struct sloppy_scene {
	struct tactus_application *application;
	struct tactus_view *window, *client;
	struct tactus_touch_source *panel;
	struct gestures_trial *trial;
	struct sloppy_place place;
	double width, height; /* mm */
	double time;          /* ms, from which the next performance begins */
	unsigned counts[GESTURES_MAXIMUM];
	struct sloppy_result *result; /* of the performance */
	double landings[SLOPPY_FINGERS];
};

/* Stores where a gesture is possible. */
void sloppy_place_of(const struct gesture_configuration *gesture, struct sloppy_place *place);
/* Returns false if the file cannot be read, which is told. */
bool sloppy_scene_create(struct sloppy_scene *scene, const char *path, const struct sloppy_place *place,
	gestures_tell_func tell, void *data);
void sloppy_scene_destroy(struct sloppy_scene *scene);
/* Plays fingers. */
void sloppy_scene_play(struct sloppy_scene *scene, const struct sloppy_finger *fingers, size_t count, double period,
	struct sloppy_result *result);
bool sloppy_has_fired(const struct sloppy_result *result, size_t index);

#endif
