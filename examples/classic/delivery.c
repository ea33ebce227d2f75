/* SPDX-License-Identifier: MIT */
/*
 * Delivery of touches to a view that a recognizer watches: at once, late, cancelled or not at all. Choose a recognizer,
 * switch its properties, touch the pad, and read the strips.
 */
#include "delivery.h"
#include "support/button.h"
#include "support/example.h"

#include <stdio.h>

#define PAD_Y 20
#define PAD_WIDTH 300
#define PAD_HEIGHT 145

static const char *const kind_names[KINDS] = { "two-finger tap", "double tap", "pan" };
static const char *const switch_names[SWITCHES] = {
	"cancels touches", "delays began", "delays ended", "ignores right half"
};

static bool is_on(const struct delivery *delivery, enum property property)
{
	return tactus_control_is_selected(delivery->switches[property]);
}

/* If that is switched on, touches in the right half of the pad are ignored: they belong to the view alone. */
static void begin_touches(struct tactus_recognizer *recognizer, const struct tactus_touch *const *touches, size_t count,
	const struct tactus_event *event, void *data)
{
	for (size_t i = 0; i < count; i++) {
		double x;

		tactus_touch_get_location(touches[i], tactus_recognizer_get_view(recognizer), &x, NULL);
		if (is_on(data, IGNORES) && x > PAD_WIDTH / 2.0)
			tactus_recognizer_ignore_touch(recognizer, touches[i], event);
		else
			tactus_recognizer_call_default(
				recognizer, TACTUS_TOUCH_PHASE_BEGAN, &touches[i], 1, event);
	}
}

static void apply_switches(struct delivery *delivery)
{
	struct timeline *timeline = &delivery->timeline;
	int length = snprintf(timeline->label, sizeof(timeline->label), "%s",
		tactus_recognizer_get_name(timeline->recognizer));

	for (int i = 0; i < KINDS; i++) {
		struct tactus_recognizer *recognizer = delivery->recognizers[i];

		tactus_recognizer_set_enabled(recognizer, recognizer == timeline->recognizer);
		tactus_recognizer_set_cancels_touches_in_view(recognizer, is_on(delivery, CANCELS));
		tactus_recognizer_set_delays_touches_began(recognizer, is_on(delivery, DELAYS_BEGAN));
		tactus_recognizer_set_delays_touches_ended(recognizer, is_on(delivery, DELAYS_ENDED));
		tactus_control_set_selected(delivery->choices[i], recognizer == timeline->recognizer);
	}
	for (int i = 0; i < SWITCHES; i++) {
		if (is_on(delivery, i) && (size_t)length < sizeof(timeline->label))
			length += snprintf(timeline->label + length, sizeof(timeline->label) - (size_t)length, ", %s",
				switch_names[i]);
	}
}

static void choose_kind(struct tactus_view *button, uint32_t event, void *data)
{
	struct delivery *delivery = data;

	for (int i = 0; i < KINDS; i++) {
		if (delivery->choices[i] == button)
			delivery->timeline.recognizer = delivery->recognizers[i];
	}
	apply_switches(delivery);
}

static void flip_switch(struct tactus_view *button, uint32_t event, void *data)
{
	tactus_control_set_selected(button, !tactus_control_is_selected(button));
	apply_switches(data);
}

static void add_recognizers(struct delivery *delivery, struct tactus_application *application)
{
	struct tactus_recognizer_callbacks callbacks = TACTUS_RECOGNIZER_CALLBACKS_INIT;

	delivery->recognizers[0] = tactus_tap_recognizer_create(application);
	delivery->recognizers[1] = tactus_tap_recognizer_create(application);
	delivery->recognizers[2] = tactus_pan_recognizer_create(application);
	tactus_tap_recognizer_set_number_of_touches_required(delivery->recognizers[0], 2);
	tactus_tap_recognizer_set_number_of_taps_required(delivery->recognizers[1], 2);
	delivery->timeline.recognizer = delivery->recognizers[0];
	callbacks.touches_began = begin_touches;
	for (int i = 0; i < KINDS; i++) {
		tactus_recognizer_set_name(delivery->recognizers[i], kind_names[i]);
		tactus_recognizer_set_callbacks(delivery->recognizers[i], &callbacks, delivery);
		tactus_view_add_recognizer(delivery->pad, delivery->recognizers[i]);
	}
}

static void start(struct example *example)
{
	static struct delivery delivery;

	scene_adopt(NULL, example->window, "window", draw_window, &delivery);
	delivery.pad = scene_add_view(
		example->window, "view", PAD_X, PAD_Y, PAD_WIDTH, PAD_HEIGHT, draw_pad, &delivery);
	tactus_view_set_multiple_touch_enabled(delivery.pad, true);
	timeline_watch(&delivery.timeline, delivery.pad);
	add_recognizers(&delivery, example->application);
	for (int i = 0; i < KINDS; i++)
		delivery.choices[i] = button_create(
			example->window, kind_names[i], 340, 20 + i * 39, 170, 28, choose_kind, &delivery);
	for (int i = 0; i < SWITCHES; i++)
		delivery.switches[i] = button_create(
			example->window, switch_names[i], 530, 20 + i * 39, 170, 28, flip_switch, &delivery);
	tactus_control_set_selected(delivery.switches[CANCELS], true);
	tactus_control_set_selected(delivery.switches[DELAYS_ENDED], true);
	apply_switches(&delivery);
}

int main(int argc, char *argv[])
{
	static const struct example_program program = {
		.title = "Delivery",
		.hint = "Choose a recognizer, switch its properties, touch the view.",
		.width = 720,
		.height = 676,
		.start = start,
	};

	return example_main(&program, argc, argv);
}
