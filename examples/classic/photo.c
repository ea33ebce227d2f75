/* SPDX-License-Identifier: MIT */
/*
 * Photographs on a table: each is moved, scaled and turned at the same time, by three recognizers whose delegate
 * lets them run together. One that is thrown slides on; where it is then is a function of the time alone.
 */
#include "support/example.h"
#include "support/painting.h"

#include <math.h>

#define WIDTH 640
#define HEIGHT 420
#define PHOTO_WIDTH 170
#define PHOTO_HEIGHT 124
#define PHOTOS 3
/* A photo that is thrown with 1000 px/s slides for 325 px. */
#define SLIDE_S 0.325
#define SLOWEST_THROW 100
#define REST_PX 0.5

struct photo {
	const char *name;
	struct tactus_view *view;
	enum painting painting;
	double x, y, scale, angle; /* the centre */
	/* While it slides: since when, from where, how far in the end. */
	bool is_sliding;
	uint64_t thrown_us;
	double from_x, from_y, way_x, way_y;
};

static struct photo photos[PHOTOS] = {
	{ .name = "night", .painting = PAINTING_NIGHT, .x = 460, .y = 130, .scale = 1, .angle = 0.12 },
	{ .name = "evening", .painting = PAINTING_EVENING, .x = 400, .y = 290, .scale = 1, .angle = -0.15 },
	{ .name = "day", .painting = PAINTING_DAY, .x = 140, .y = 110, .scale = 1, .angle = -0.05 },
};

/* On the table at least by its centre. */
static void place_photo(struct photo *photo)
{
	double a = photo->scale * cos(photo->angle), b = photo->scale * sin(photo->angle);

	photo->x = fmin(fmax(photo->x, 0), WIDTH);
	photo->y = fmin(fmax(photo->y, 0), HEIGHT);
	tactus_view_set_frame(
		photo->view, photo->x - PHOTO_WIDTH / 2.0, photo->y - PHOTO_HEIGHT / 2.0, PHOTO_WIDTH, PHOTO_HEIGHT);
	tactus_view_set_transform(photo->view, a, b, -b, a, 0, 0);
}

static void log_photo(const struct photo *photo, const char *what, const struct tactus_recognizer *recognizer)
{
	if (tactus_recognizer_get_state(recognizer) == TACTUS_RECOGNIZER_STATE_CHANGED)
		return;
	log_line("%s: %s %s, at %.0f,%.0f, scale %.2f, angle %.2f", photo->name, what,
		state_name(recognizer), photo->x, photo->y, photo->scale, photo->angle);
}

static void throw_photo(struct photo *photo, const struct tactus_recognizer *pan)
{
	double velocity_x, velocity_y;

	tactus_pan_recognizer_get_velocity(pan, NULL, &velocity_x, &velocity_y);
	if (hypot(velocity_x, velocity_y) < SLOWEST_THROW)
		return;
	photo->is_sliding = true;
	photo->thrown_us = tactus_application_get_time(tactus_recognizer_get_application(pan));
	photo->from_x = photo->x;
	photo->from_y = photo->y;
	photo->way_x = velocity_x * SLIDE_S;
	photo->way_y = velocity_y * SLIDE_S;
	log_line("%s: thrown with %.0f,%.0f px/s", photo->name, velocity_x, velocity_y);
}

static void handle_pan(struct tactus_recognizer *pan, void *data)
{
	struct photo *photo = data;
	double dx, dy;

	tactus_pan_recognizer_get_translation(pan, NULL, &dx, &dy);
	tactus_pan_recognizer_set_translation(pan, NULL, 0, 0);
	photo->x += dx;
	photo->y += dy;
	place_photo(photo);
	log_photo(photo, "pan", pan);
	if (tactus_recognizer_get_state(pan) == TACTUS_RECOGNIZER_STATE_ENDED)
		throw_photo(photo, pan);
}

/* Scales and turns about the place between the fingers, which stays where it is. */
static void scale_and_turn(struct photo *photo, const struct tactus_recognizer *recognizer, double factor, double turn)
{
	double x, y, a = factor * cos(turn), b = factor * sin(turn), dx, dy;

	tactus_recognizer_get_location(recognizer, NULL, &x, &y);
	dx = photo->x - x;
	dy = photo->y - y;
	photo->x = x + a * dx - b * dy;
	photo->y = y + b * dx + a * dy;
	photo->scale *= factor;
	photo->angle += turn;
	place_photo(photo);
}

static void handle_pinch(struct tactus_recognizer *pinch, void *data)
{
	scale_and_turn(data, pinch, tactus_pinch_recognizer_get_scale(pinch), 0);
	tactus_pinch_recognizer_set_scale(pinch, 1);
	log_photo(data, "pinch", pinch);
}

static void handle_rotation(struct tactus_recognizer *rotation, void *data)
{
	scale_and_turn(data, rotation, 1, tactus_rotation_recognizer_get_rotation(rotation));
	tactus_rotation_recognizer_set_rotation(rotation, 0);
	log_photo(data, "rotation", rotation);
}

/* A finger on a photo stops it, and takes it from under the others. */
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

static enum tactus_answer run_together(struct tactus_recognizer *one, struct tactus_recognizer *other, void *data)
{
	return TACTUS_ANSWER_YES; /* both are of one photo: others never exclude each other */
}

static void slide(struct photo *photo, uint64_t time_us)
{
	double rest;

	if (!photo->is_sliding)
		return;
	rest = exp(-(double)(time_us - photo->thrown_us) / 1e6 / SLIDE_S);
	photo->x = photo->from_x + (1 - rest) * photo->way_x;
	photo->y = photo->from_y + (1 - rest) * photo->way_y;
	place_photo(photo);
	if (rest * hypot(photo->way_x, photo->way_y) > REST_PX)
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

static void draw_photo(cairo_t *cairo, struct tactus_view *view, double width, double height, void *data)
{
	draw_photograph(cairo, ((const struct photo *)data)->painting, width, height);
}

static void add_recognizer(struct photo *photo, struct tactus_recognizer *recognizer, tactus_action_func action)
{
	struct tactus_recognizer_delegate delegate = TACTUS_RECOGNIZER_DELEGATE_INIT;

	delegate.should_recognize_simultaneously_with = run_together;
	tactus_recognizer_set_delegate(recognizer, &delegate, NULL);
	tactus_recognizer_add_target(recognizer, action, photo);
	tactus_view_add_recognizer(photo->view, recognizer);
}

static void start(struct example *example)
{
	struct tactus_responder_callbacks callbacks = TACTUS_RESPONDER_CALLBACKS_INIT;

	callbacks.touches_began = touch_photo;
	for (int i = 0; i < PHOTOS; i++) {
		photos[i].view = scene_add_view(example->window, photos[i].name, 0, 0, 1, 1, draw_photo, &photos[i]);
		tactus_view_set_responder_callbacks(photos[i].view, &callbacks, &photos[i]);
		place_photo(&photos[i]);
		add_recognizer(&photos[i], tactus_pan_recognizer_create(example->application), handle_pan);
		add_recognizer(&photos[i], tactus_pinch_recognizer_create(example->application), handle_pinch);
		add_recognizer(&photos[i], tactus_rotation_recognizer_create(example->application), handle_rotation);
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
