/* SPDX-License-Identifier: MIT */
/*
 * A card that can be dragged after it has been held. A long press and a pan watch the same finger. Normally one of them
 * would exclude the other, so their delegate allows both. The pan moves the card only while it is held.
 */
#include "drag-and-drop.h"
#include "support/example.h"

#define WIDTH 480
#define HEIGHT 320
#define CARD_WIDTH 120
#define CARD_HEIGHT 80
#define TRAY_X 290
#define TRAY_Y 60
#define TRAY_WIDTH 150
#define TRAY_HEIGHT 180

/* Over the tray, the card moves to the tray's middle. */
static void drop_card(struct drag_and_drop *all)
{
	double x = CARD_WIDTH / 2.0, y = CARD_HEIGHT / 2.0;

	tactus_view_convert_point(all->card, all->tray, &x, &y);
	if (x < 0 || x >= TRAY_WIDTH || y < 0 || y >= TRAY_HEIGHT) {
		log_line("the card is dropped beside the tray");
		return;
	}
	tactus_view_set_frame(all->card, TRAY_X + (TRAY_WIDTH - CARD_WIDTH) / 2.0,
		TRAY_Y + (TRAY_HEIGHT - CARD_HEIGHT) / 2.0, CARD_WIDTH, CARD_HEIGHT);
	log_line("the card is dropped into the tray");
}

static void handle_press(struct tactus_recognizer *press, void *data)
{
	struct drag_and_drop *all = data;

	switch (tactus_recognizer_get_state(press)) {
	case TACTUS_RECOGNIZER_STATE_BEGAN:
		log_line("long press began: the card can be dragged");
		all->is_held = true;
		tactus_view_set_alpha(all->card, 0.5);
		break;
	case TACTUS_RECOGNIZER_STATE_ENDED:
	case TACTUS_RECOGNIZER_STATE_CANCELLED:
		log_line("long press %s", state_name(press));
		all->is_held = false;
		tactus_view_set_alpha(all->card, 1);
		drop_card(all);
		break;
	default:
		break;
	}
}

static void handle_pan(struct tactus_recognizer *pan, void *data)
{
	struct drag_and_drop *all = data;
	double x, y, dx, dy;

	tactus_pan_recognizer_get_translation(pan, NULL, &dx, &dy);
	tactus_pan_recognizer_set_translation(pan, NULL, 0, 0);
	if (!all->is_held) {
		log_line("pan %s: not held, so the card stays", state_name(pan));
		return;
	}
	tactus_view_get_frame(all->card, &x, &y, NULL, NULL);
	tactus_view_set_frame(all->card, x + dx, y + dy, CARD_WIDTH, CARD_HEIGHT);
	log_line("pan %s by %.0f,%.0f", state_name(pan), dx, dy);
}

static enum tactus_answer recognize_both(struct tactus_recognizer *pan, struct tactus_recognizer *other, void *data)
{
	const struct drag_and_drop *all = data;

	return other == all->press ? TACTUS_ANSWER_YES : TACTUS_ANSWER_DEFAULT;
}

static void start(struct example *example)
{
	static struct drag_and_drop all;
	struct tactus_recognizer_delegate delegate = TACTUS_RECOGNIZER_DELEGATE_INIT;
	struct tactus_recognizer *pan = tactus_pan_recognizer_create(example->application);

	all.tray = scene_add_view(
		example->window, "tray", TRAY_X, TRAY_Y, TRAY_WIDTH, TRAY_HEIGHT, draw_tray, NULL);
	all.card = scene_add_view(example->window, "card", 50, 60, CARD_WIDTH, CARD_HEIGHT, draw_card, &all);
	all.press = tactus_long_press_recognizer_create(example->application);
	delegate.should_recognize_simultaneously_with = recognize_both;
	tactus_recognizer_set_delegate(pan, &delegate, &all);
	tactus_recognizer_add_target(all.press, handle_press, &all);
	tactus_recognizer_add_target(pan, handle_pan, &all);
	tactus_view_add_recognizer(all.card, all.press);
	tactus_view_add_recognizer(all.card, pan);
}

int main(int argc, char *argv[])
{
	static const struct example_program program = {
		.title = "Drag and drop",
		.hint = "Hold the card for half a second, then drag it into the tray.",
		.width = WIDTH,
		.height = HEIGHT,
		.start = start,
	};

	return example_main(&program, argc, argv);
}
