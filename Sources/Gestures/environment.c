/* SPDX-License-Identifier: MIT */
#include "environment.h"

#include "gesture.h"

#include <math.h>
#include <stdio.h>

/* Numbers are whole: shells only calculate with these, and a locale could put a comma into others. */
#define WHOLE_MAXIMUM 1e6

static void add_text(struct environment *environment, const char *name, const char *value)
{
	char *text = environment->texts[environment->count];

	snprintf(text, sizeof(environment->texts[0]), "%s=%s", name, value);
	environment->variables[environment->count++] = text;
	environment->variables[environment->count] = NULL;
}

static void add_number(struct environment *environment, const char *name, double value)
{
	char text[16];

	if (!(value > -WHOLE_MAXIMUM))
		value = isnan(value) ? 0 : -WHOLE_MAXIMUM;
	if (value > WHOLE_MAXIMUM)
		value = WHOLE_MAXIMUM;
	snprintf(text, sizeof(text), "%d", (int)lround(value));
	add_text(environment, name, text);
}

static double percent(double place, double length)
{
	double part = length > 0 ? place / length * 100 : 0;

	return part < 0 ? 0 : part > 100 ? 100
					 : part;
}

void environment_fill(
	struct environment *environment, const struct gesture *gesture, const struct tactus_gestures_event *event)
{
	static const char *const phases[] = { "began", "changed", "ended", "cancelled" };
	const struct attempt *attempt = &gesture->attempt;
	const struct tactus_gestures_output *output = &attempt->output;
	double x = event->x - output->x, y = event->y - output->y;

	environment->count = 0;
	add_text(environment, "TACTUS_GESTURE", event->name);
	add_text(environment, "TACTUS_PHASE", phases[event->phase]);
	add_number(environment, "TACTUS_X", x);
	add_number(environment, "TACTUS_Y", y);
	add_number(environment, "TACTUS_DX", event->dx);
	add_number(environment, "TACTUS_DY", event->dy);
	add_number(environment, "TACTUS_SCALE_PERCENT", event->scale * 100);
	add_number(environment, "TACTUS_DEGREES", event->rotation * 180 / 3.141592653589793);
	if (!attempt->has_output)
		return;
	add_text(environment, "TACTUS_OUTPUT", attempt->output_name);
	add_number(environment, "TACTUS_X_PERCENT", percent(x, output->width));
	add_number(environment, "TACTUS_Y_PERCENT", percent(y, output->height));
}
