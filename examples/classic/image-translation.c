/* SPDX-License-Identifier: MIT */
/*
 * A picture that a pan moves. A pan's translation counts from where the finger went down. Set to zero at each action,
 * it tells how far the finger has moved since the last action.
 */
#include "image-translation.h"
#include "support/example.h"

#define WIDTH 480
#define HEIGHT 320

static void move_image(struct tactus_recognizer *pan, void *data)
{
	struct tactus_view *image = tactus_recognizer_get_view(pan);
	struct tactus_view *superview = tactus_view_get_superview(image);
	double x, y, width, height, dx, dy;

	tactus_pan_recognizer_get_translation(pan, superview, &dx, &dy);
	tactus_pan_recognizer_set_translation(pan, superview, 0, 0);
	tactus_view_get_frame(image, &x, &y, &width, &height);
	tactus_view_set_frame(image, x + dx, y + dy, width, height);
	log_line("pan %s by %.0f,%.0f: the image is at %.0f,%.0f", state_name(pan), dx, dy, x + dx, y + dy);
}

static void start(struct example *example)
{
	struct tactus_view *image = scene_add_view(
		example->window, "image", IMAGE_X, IMAGE_Y, IMAGE_WIDTH, IMAGE_HEIGHT, draw_image, NULL);
	struct tactus_recognizer *pan = tactus_pan_recognizer_create(example->application);

	scene_adopt(NULL, example->window, "window", draw_window, NULL);
	tactus_recognizer_add_target(pan, move_image, NULL);
	tactus_view_add_recognizer(image, pan);
}

int main(int argc, char *argv[])
{
	static const struct example_program program = {
		.title = "Image translation",
		.hint = "Drag the picture.",
		.width = WIDTH,
		.height = HEIGHT,
		.start = start,
	};

	return example_main(&program, argc, argv);
}
