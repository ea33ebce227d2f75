/* SPDX-License-Identifier: MIT */
/* A tap anywhere on the window moves the picture to the tapped place. */
#include "support/example.h"
#include "support/painting.h"

#define WIDTH 480
#define HEIGHT 320
#define IMAGE_WIDTH 130
#define IMAGE_HEIGHT 95

struct tap_recognition {
	struct tactus_view *image;
	double x, y;           /* of the last tap */
	double from_x, from_y; /* where the image was before it */
	int taps;
};

static void place_image(struct tap_recognition *all)
{
	tactus_view_set_frame(all->image, all->x - IMAGE_WIDTH / 2.0, all->y - IMAGE_HEIGHT / 2.0, IMAGE_WIDTH,
		IMAGE_HEIGHT);
}

static void handle_tap(struct tactus_recognizer *tap, void *data)
{
	struct tap_recognition *all = data;

	all->from_x = all->x;
	all->from_y = all->y;
	tactus_recognizer_get_location(tap, tactus_recognizer_get_view(tap), &all->x, &all->y);
	place_image(all);
	all->taps++;
	log_line("tap %d at %.0f,%.0f: the image goes there", all->taps, all->x, all->y);
}

static void draw_window(cairo_t *cairo, struct tactus_view *window, double width, double height, void *data)
{
	const struct tap_recognition *all = data;

	if (all->taps == 0)
		return;
	draw_dashed_box(cairo, all->from_x - IMAGE_WIDTH / 2.0, all->from_y - IMAGE_HEIGHT / 2.0, IMAGE_WIDTH,
		IMAGE_HEIGHT);
	draw_line(cairo, all->from_x, all->from_y, all->x, all->y);
}

static void draw_image(cairo_t *cairo, struct tactus_view *image, double width, double height, void *data)
{
	const struct tap_recognition *all = data;

	draw_photograph(cairo, PAINTING_EVENING, width, height);
	if (all->taps == 0)
		return;
	/* Marks the middle, where the finger was. */
	set_colour(cairo, WHITE);
	cairo_set_line_width(cairo, 3);
	draw_dot(cairo, width / 2, height / 2, 4);
	draw_ring(cairo, width / 2, height / 2, 14);
	draw_ring(cairo, width / 2, height / 2, 24);
}

static void start(struct example *example)
{
	static struct tap_recognition all = { .x = 100, .y = 80 };
	struct tactus_recognizer *tap = tactus_tap_recognizer_create(example->application);

	all.image = scene_add_view(example->window, "image", 0, 0, 1, 1, draw_image, &all);
	place_image(&all);
	scene_adopt(NULL, example->window, "window", draw_window, &all);
	tactus_recognizer_add_target(tap, handle_tap, &all);
	tactus_view_add_recognizer(example->window, tap);
}

int main(int argc, char *argv[])
{
	static const struct example_program program = {
		.title = "Tap recognition",
		.hint = "Tap somewhere.",
		.width = WIDTH,
		.height = HEIGHT,
		.start = start,
	};

	return example_main(&program, argc, argv);
}
