/* SPDX-License-Identifier: MIT */
/*
 * Photographs on a table. A transform recognizer moves, scales and turns each of them, so that it stays under the
 * fingers. A photograph that is thrown slides on; its position is a function of time alone.
 */
#include "photo.h"
#include "support/example.h"

#include <math.h>

#define WIDTH 640
#define HEIGHT 420
#define PHOTO_WIDTH 170
#define PHOTO_HEIGHT 124
#define PHOTOS 3
/* Share of its distance that a sliding photo keeps per ms: thrown with 1000 px/s it slides 325 px. */
#define SLIDE_RATE (325.0 / 326)
#define SLOWEST_THROW 100
#define REST_PX 0.5

static struct photo photos[PHOTOS] = {
	{ .name = "night", .painting = PAINTING_NIGHT, .x = 460, .y = 130, .scale = 1, .angle = 0.12 },
	{ .name = "evening", .painting = PAINTING_EVENING, .x = 400, .y = 290, .scale = 1, .angle = -0.15 },
	{ .name = "day", .painting = PAINTING_DAY, .x = 140, .y = 110, .scale = 1, .angle = -0.05 },
};

/* Keeps at least the centre on the table. */
static void place_photo(struct photo *photo)
{
	double a = photo->scale * cos(photo->angle), b = photo->scale * sin(photo->angle);

	photo->x = fmin(fmax(photo->x, 0), WIDTH);
	photo->y = fmin(fmax(photo->y, 0), HEIGHT);
	tactus_view_set_frame(
		photo->view, photo->x - PHOTO_WIDTH / 2.0, photo->y - PHOTO_HEIGHT / 2.0, PHOTO_WIDTH, PHOTO_HEIGHT);
	tactus_view_set_transform(photo->view, a, b, -b, a, 0, 0);
}

static void log_photo(const struct photo *photo, const struct tactus_recognizer *recognizer)
{
	if (tactus_recognizer_get_state(recognizer) == TACTUS_RECOGNIZER_STATE_CHANGED)
		return;
	log_line("%s: transform %s, at %.0f,%.0f, scale %.2f, angle %.2f", photo->name, state_name(recognizer),
		photo->x, photo->y, photo->scale, photo->angle);
}

static void throw_photo(struct photo *photo, const struct tactus_recognizer *transform)
{
	double velocity_x, velocity_y;

	tactus_transform_recognizer_get_velocity(transform, NULL, &velocity_x, &velocity_y);
	if (hypot(velocity_x, velocity_y) < SLOWEST_THROW)
		return;
	photo->is_sliding = true;
	photo->thrown_us = tactus_application_get_time(tactus_recognizer_get_application(transform));
	photo->from_x = photo->x;
	photo->from_y = photo->y;
	photo->velocity_x = velocity_x;
	photo->velocity_y = velocity_y;
	photo->slide_us = tactus_decay_get_duration(hypot(velocity_x, velocity_y), SLIDE_RATE, REST_PX);
	log_line("%s: thrown with %.0f,%.0f px/s", photo->name, velocity_x, velocity_y);
}

static void hold_photo(struct photo *photo)
{
	photo->held_x = photo->x;
	photo->held_y = photo->y;
	photo->held_scale = photo->scale;
	photo->held_angle = photo->angle;
}

/* The transform maps every point that was under the fingers, including the centre. */
static void handle_transform(struct tactus_recognizer *transform, void *data)
{
	struct photo *photo = data;
	double a, b, c, d, tx, ty;

	if (tactus_recognizer_get_state(transform) == TACTUS_RECOGNIZER_STATE_BEGAN)
		hold_photo(photo);
	tactus_transform_recognizer_get_transform(transform, NULL, &a, &b, &c, &d, &tx, &ty);
	photo->x = a * photo->held_x + c * photo->held_y + tx;
	photo->y = b * photo->held_x + d * photo->held_y + ty;
	photo->scale = photo->held_scale * tactus_transform_recognizer_get_scale(transform);
	photo->angle = photo->held_angle + tactus_transform_recognizer_get_rotation(transform);
	place_photo(photo);
	log_photo(photo, transform);
	if (tactus_recognizer_get_state(transform) == TACTUS_RECOGNIZER_STATE_ENDED)
		throw_photo(photo, transform);
}

/* A finger on a photo stops it, and brings it in front of the others. */
static enum tactus_handling touch_photo(struct tactus_responder *responder, const struct tactus_touch *const *touches,
	size_t count, const struct tactus_event *event, void *data)
{
	struct photo *photo = data;

	if (photo->is_sliding)
		log_line("%s: caught at %.0f,%.0f", photo->name, photo->x, photo->y);
	photo->is_sliding = false;
	tactus_view_bring_to_front(photo->view);
	return TACTUS_HANDLING_HANDLED;
}

static void slide(struct photo *photo, uint64_t time_us)
{
	uint64_t elapsed_us = time_us - photo->thrown_us;

	if (!photo->is_sliding)
		return;
	photo->x = tactus_decay_get_position(photo->from_x, photo->velocity_x, SLIDE_RATE, elapsed_us);
	photo->y = tactus_decay_get_position(photo->from_y, photo->velocity_y, SLIDE_RATE, elapsed_us);
	place_photo(photo);
	if (elapsed_us < photo->slide_us)
		return;
	photo->is_sliding = false;
	log_line("%s: rests at %.0f,%.0f", photo->name, photo->x, photo->y);
}

static void animate(struct example *example, uint64_t time_us)
{
	for (int i = 0; i < PHOTOS; i++)
		slide(&photos[i], time_us);
}

static bool is_moving(struct example *example)
{
	bool is_any = false;

	for (int i = 0; i < PHOTOS; i++)
		is_any = is_any || photos[i].is_sliding;
	return is_any;
}

static void start(struct example *example)
{
	struct tactus_responder_callbacks callbacks = TACTUS_RESPONDER_CALLBACKS_INIT;
	struct tactus_recognizer *transform;

	callbacks.touches_began = touch_photo;
	for (int i = 0; i < PHOTOS; i++) {
		photos[i].view = scene_add_view(example->window, photos[i].name, 0, 0, 1, 1, draw_photo, &photos[i]);
		tactus_view_set_responder_callbacks(photos[i].view, &callbacks, &photos[i]);
		place_photo(&photos[i]);
		transform = tactus_transform_recognizer_create(example->application);
		tactus_recognizer_add_target(transform, handle_transform, &photos[i]);
		tactus_view_add_recognizer(photos[i].view, transform);
	}
}

int main(int argc, char *argv[])
{
	static const struct example_program program = {
		.title = "Photographs",
		.hint = "Move, scale, turn and throw the photographs. The right button of a mouse is two fingers.",
		.width = WIDTH,
		.height = HEIGHT,
		.start = start,
		.is_moving = is_moving,
		.animate = animate,
	};

	return example_main(&program, argc, argv);
}
