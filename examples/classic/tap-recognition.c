/* SPDX-License-Identifier: MIT */
/* A tap anywhere on the window moves the picture to the tapped place. */
#include "tap-recognition.h"
#include "support/example.h"

#define WIDTH 480
#define HEIGHT 320

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
