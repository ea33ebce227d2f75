/* SPDX-License-Identifier: MIT */
#include "volume.h"

#include "gesture-step.h"
#include "wlr-layer-shell-unstable-v1-client-protocol.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* px. */
#define WIDTH 64
#define HEIGHT 400
#define FROM_EDGE 128
#define ASSUMED_OUTPUT 1000
/* How long the bar stays. */
#define STAY_MS 1500

static void draw(cairo_t *cairo, int width, int height, void *data)
{
	const struct volume *volume = data;
	double filled = round(volume->value * height);

	cairo_set_source_rgb(cairo, 0.2, 0.2, 0.2);
	cairo_paint(cairo);
	cairo_set_source_rgb(cairo, 1.0, 0.6, 0.2);
	cairo_rectangle(cairo, 0, height - filled, width, filled);
	cairo_fill(cairo);
}

static const struct panel_design design = {
	.name = "volume",
	.layer = ZWLR_LAYER_SHELL_V1_LAYER_OVERLAY,
	.anchor = ZWLR_LAYER_SURFACE_V1_ANCHOR_RIGHT,
	.margin_right = FROM_EDGE,
	.draw = draw,
};

static void set_value(struct volume *volume, double value)
{
	volume->value = fmin(fmax(value, 0), 1);
	panel_redraw(&volume->panel);
}

static void end(struct volume *volume, uint64_t now_ms)
{
	volume->is_held = false;
	volume->hide_ms = now_ms + STAY_MS;
	printf("volume %.0f\n", volume->value * 100);
}

void volume_follow(struct volume *volume, const struct gesture_step *step, uint64_t now_ms)
{
	double output = step->output_height > 0 ? step->output_height : ASSUMED_OUTPUT;

	/* The gesture may have begun before this program did. */
	if (!volume->is_held && (step->phase == GESTURE_BEGAN || step->phase == GESTURE_CHANGED)) {
		volume->from = volume->value;
		volume->is_held = true;
		volume->hide_ms = 0;
	}
	if (!volume->is_held)
		return;
	if (step->phase == GESTURE_CANCELLED) {
		volume_let_go(volume, now_ms);
		return;
	}
	/* The gesture has two directions, so that its progress has no sign. */
	set_value(volume, volume->from - step->dy / output);
	panel_show(&volume->panel, step->output, WIDTH, HEIGHT);
	/* A short way is as good as a long one: whether it was carried out does not matter here. */
	if (step->phase == GESTURE_ENDED)
		end(volume, now_ms);
}

void volume_let_go(struct volume *volume, uint64_t now_ms)
{
	if (!volume->is_held)
		return;
	set_value(volume, volume->from);
	end(volume, now_ms);
}

bool volume_update(struct volume *volume, uint64_t now_ms)
{
	if (volume->hide_ms > 0 && now_ms >= volume->hide_ms) {
		panel_hide(&volume->panel);
		volume->hide_ms = 0;
	}
	return panel_update(&volume->panel);
}

int volume_timeout(const struct volume *volume, uint64_t now_ms)
{
	if (volume->hide_ms == 0)
		return -1;
	return volume->hide_ms > now_ms ? (int)(volume->hide_ms - now_ms) : 0;
}

void volume_init(struct volume *volume, const struct globals *globals)
{
	memset(volume, 0, sizeof(*volume));
	volume->value = 0.5;
	panel_init(&volume->panel, globals, &design, volume);
}

void volume_finish(struct volume *volume)
{
	panel_finish(&volume->panel);
}
