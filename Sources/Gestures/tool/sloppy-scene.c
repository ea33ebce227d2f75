/* SPDX-License-Identifier: MIT */
#include "sloppy-scene.h"

#include "../value-names.h"

#include <math.h>
#include <stdio.h>
#include <string.h>
#include <tactus.h>

/* From one performance to the next, ms: nothing of the one matters to the other. */
#define PAUSE 3000.0

/* Writes a text that the first pattern of a list matches. */
static void write_match(const char *patterns, char *text, size_t size)
{
	size_t used = 0;

	for (; *patterns && *patterns != ',' && used + 1 < size; patterns++)
		text[used++] = *patterns == '*' ? 'x' : *patterns;
	text[used] = '\0';
}

static void write_modifiers(uint32_t modifiers, char *text, size_t size)
{
	snprintf(text, size, "%s%s%s%s", modifiers & TACTUS_MODIFIER_SHIFT ? "shift," : "",
		modifiers & TACTUS_MODIFIER_CTRL ? "ctrl," : "", modifiers & TACTUS_MODIFIER_ALT ? "alt," : "",
		modifiers & TACTUS_MODIFIER_SUPER ? "super," : "");
	if (*text)
		text[strlen(text) - 1] = '\0';
}

/* Returns a place where a gesture is possible; NULL: a window. */
static const char *place_for(const struct gesture_configuration *gesture)
{
	uint32_t wanted = gesture->where_excludes ? ~gesture->where : gesture->where;
	const struct named_value *name = place_names;

	if (!gesture->where || wanted & TACTUS_GESTURES_PLACE_WINDOW)
		return NULL;
	while (name->name && !(wanted & name->value))
		name++;
	return name->name;
}

void sloppy_place_of(const struct gesture_configuration *gesture, struct sloppy_place *place)
{
	memset(place, 0, sizeof(*place));
	place->has_app_id = gesture->app_id && !gesture->app_id_excludes;
	if (place->has_app_id)
		write_match(gesture->app_id, place->app_id, sizeof(place->app_id));
	place->has_title = gesture->title && !gesture->title_excludes;
	if (place->has_title)
		write_match(gesture->title, place->title, sizeof(place->title));
	snprintf(place->output, sizeof(place->output), "%s", gesture->output ? gesture->output : "");
	if (gesture->has_modifiers)
		write_modifiers(gesture->modifiers, place->modifiers, sizeof(place->modifiers));
	place->where = place_for(gesture);
	place->is_locked = gesture->screens == GESTURE_SCREEN_LOCKED;
	place->is_tablet = gesture->mode == GESTURE_MODE_TABLET;
	place->is_portrait = gesture->orientation == GESTURE_ORIENTATION_PORTRAIT;
}

static enum tactus_handling handle_began(struct tactus_responder *responder,
	const struct tactus_touch *const *touches, size_t count, const struct tactus_event *event, void *data)
{
	struct sloppy_scene *scene = data;
	double now = (double)tactus_application_get_time(scene->application) / 1000;

	(void)responder;
	(void)event;
	for (size_t index = 0; scene->result && index < count; index++) {
		int32_t id = tactus_touch_get_id(touches[index]);

		scene->result->delivered++;
		if (id >= 0 && id < SLOPPY_FINGERS)
			scene->result->wait = fmax(scene->result->wait, now - scene->landings[id]);
	}
	return TACTUS_HANDLING_HANDLED;
}

static enum tactus_handling handle_cancelled(struct tactus_responder *responder,
	const struct tactus_touch *const *touches, size_t count, const struct tactus_event *event, void *data)
{
	struct sloppy_scene *scene = data;

	(void)responder;
	(void)touches;
	(void)event;
	if (scene->result)
		scene->result->cancelled += count;
	return TACTUS_HANDLING_HANDLED;
}

static void ignore_verdict(const struct gestures_verdict *verdict, void *data)
{
	(void)verdict;
	(void)data;
}

static struct gestures_trial *begin_trial(
	struct sloppy_scene *scene, const char *path, gestures_tell_func tell, void *data)
{
	const struct sloppy_place *place = &scene->place;
	const struct gestures_trial_options options = {
		.width = scene->width * SLOPPY_PX_PER_MM,
		.height = scene->height * SLOPPY_PX_PER_MM,
		.output = *place->output ? place->output : NULL,
		.app_id = place->has_app_id ? place->app_id : NULL,
		.title = place->has_title ? place->title : NULL,
		.mode = place->is_tablet ? "tablet" : "laptop",
		.where = place->where,
		.is_locked = place->is_locked,
		.modifiers = *place->modifiers ? place->modifiers : "none",
		/* Without effects, which nobody reads here. */
		.judge = ignore_verdict,
	};

	return gestures_trial_begin(scene->application, path, &options, tell, data);
}

bool sloppy_scene_create(struct sloppy_scene *scene, const char *path, const struct sloppy_place *place,
	gestures_tell_func tell, void *data)
{
	struct tactus_responder_callbacks callbacks = TACTUS_RESPONDER_CALLBACKS_INIT;
	struct tactus_touch_source_info info = TACTUS_TOUCH_SOURCE_INFO_INIT;

	memset(scene, 0, sizeof(*scene));
	scene->place = *place;
	scene->width = place->is_portrait ? SLOPPY_SHORT_MM : SLOPPY_LONG_MM;
	scene->height = place->is_portrait ? SLOPPY_LONG_MM : SLOPPY_SHORT_MM;
	scene->time = PAUSE;
	info.width_mm = scene->width;
	info.height_mm = scene->height;
	info.width = scene->width * SLOPPY_PX_PER_MM;
	info.height = scene->height * SLOPPY_PX_PER_MM;
	scene->application = tactus_application_create();
	if (!scene->application)
		return false;
	scene->window = tactus_window_create(scene->application, 0, 0, info.width, info.height);
	scene->client = tactus_view_create(scene->application, 0, 0, info.width, info.height);
	scene->panel = tactus_touch_source_create(scene->application, &info);
	if (scene->window && scene->client && scene->panel) {
		tactus_view_set_uses_output_edges(scene->window, true);
		tactus_view_add_subview(scene->window, scene->client);
		tactus_view_set_multiple_touch_enabled(scene->client, true);
		callbacks.touches_began = handle_began;
		callbacks.touches_cancelled = handle_cancelled;
		tactus_view_set_responder_callbacks(scene->client, &callbacks, scene);
		scene->trial = begin_trial(scene, path, tell, data);
	}
	if (scene->trial)
		tactus_gestures_accommodate(scene->trial->gestures, scene->panel);
	else
		tactus_application_destroy(scene->application);
	return scene->trial;
}

void sloppy_scene_destroy(struct sloppy_scene *scene)
{
	gestures_trial_end(scene->trial);
	tactus_application_destroy(scene->application);
}

bool sloppy_has_fired(const struct sloppy_result *result, size_t index)
{
	return result->fired[index / 64] >> (index % 64) & 1;
}

/* Notes the gestures that have fired since it was called last. */
static void note_fired(struct sloppy_scene *scene, double movement)
{
	const struct gesture_seat *seat = scene->trial->gestures->seats;

	for (size_t place = 0; seat && place < seat->count; place++) {
		const struct gesture *gesture = &seat->gestures[place];
		size_t index = gesture->configuration->index;

		if (gesture->fired_count == scene->counts[index])
			continue;
		scene->counts[index] = gesture->fired_count;
		if (!sloppy_has_fired(scene->result, index))
			scene->result->movement[index] = movement;
		scene->result->fired[index / 64] |= UINT64_C(1) << (index % 64);
	}
}

static uint64_t microseconds(double time)
{
	return (uint64_t)llround(time * 1000);
}

/* Feeds what the fingers do up to a time since the last one. Returns whether some are still to come or to lift. */
static bool feed(struct sloppy_scene *scene, const struct sloppy_finger *fingers, size_t count, double from, double to,
	double *movement)
{
	uint64_t time_us = microseconds(scene->time + to);
	bool goes_on = false, has_changed = false;

	for (size_t index = 0; index < count; index++) {
		const struct sloppy_finger *finger = &fingers[index];
		double x, y, first_x, first_y;
		int32_t id = (int32_t)(index % SLOPPY_FINGERS);

		goes_on = goes_on || to < finger->up;
		if (to < finger->down || from >= finger->up)
			continue;
		has_changed = true;
		sloppy_finger_place(finger, fmin(to, finger->up), &x, &y);
		sloppy_finger_place(finger, finger->down, &first_x, &first_y);
		*movement = fmax(*movement, hypot(x - first_x, y - first_y));
		/* Fingers stay on the panel. */
		x = fmax(0, fmin(scene->width - 0.1, x)) * SLOPPY_PX_PER_MM;
		y = fmax(0, fmin(scene->height - 0.1, y)) * SLOPPY_PX_PER_MM;
		if (from < finger->down) {
			scene->landings[id] = scene->time + to;
			scene->result->landed++;
			tactus_touch_source_down(scene->panel, time_us, id, x, y);
		} else if (to >= finger->up) {
			tactus_touch_source_up(scene->panel, time_us, id);
		} else {
			tactus_touch_source_motion(scene->panel, time_us, id, x, y);
		}
	}
	if (has_changed)
		tactus_touch_source_frame(scene->panel, time_us);
	else
		tactus_application_advance(scene->application, time_us);
	return goes_on;
}

void sloppy_scene_play(struct sloppy_scene *scene, const struct sloppy_finger *fingers, size_t count, double period,
	struct sloppy_result *result)
{
	double time = 0, movement = 0;
	bool goes_on = true;

	memset(result, 0, sizeof(*result));
	scene->result = result;
	while (goes_on) {
		/* Timers come before the next report. */
		tactus_application_advance(scene->application, microseconds(scene->time + time) + 1);
		note_fired(scene, movement);
		goes_on = feed(scene, fingers, count, time, time + period, &movement);
		time += period;
		note_fired(scene, movement);
	}
	tactus_application_advance(scene->application, microseconds(scene->time + time + PAUSE / 2));
	note_fired(scene, movement);
	scene->time += time + PAUSE;
	scene->result = NULL;
}
