/* SPDX-License-Identifier: MIT */
/* Evidence that a touchscreen and an output belong together. */
#include "panel-outputs.h"

#include <math.h>
#include <string.h>

/* Panels are measured by their maker and outputs by theirs, some in whole cm. */
#define LARGEST_DIFFERENCE 0.05
/* As many letters as vendors have in an EDID. */
#define SHORTEST_VENDOR 3

enum built_in {
	BUILT_IN_UNKNOWN,
	BUILT_IN_YES,
	BUILT_IN_NO,
};

static bool is_text(const char *text)
{
	return text && *text;
}

static bool is_same(const char *text, const char *other)
{
	return is_text(text) && is_text(other) && strcmp(text, other) == 0;
}

static bool begins_with(const char *text, const char *prefix)
{
	return strncmp(text, prefix, strlen(prefix)) == 0;
}

/* --- built in ---------------------------------------------------------------------- */

/*
 * Buses of a board, such as I²C, are platform devices. A USB port may be inside a laptop or outside, which only udev's
 * property tells. If the USB controller is a platform device itself, the path has both words.
 */
static enum built_in is_panel_built_in(const struct panel_facts *panel)
{
	const char *path = panel->path;

	if (is_same(panel->integration, "internal"))
		return BUILT_IN_YES;
	if (is_same(panel->integration, "external"))
		return BUILT_IN_NO;
	if (!path || strstr(path, "usb-") || strstr(path, "bluetooth"))
		return BUILT_IN_UNKNOWN;
	return begins_with(path, "platform-") || strstr(path, "-platform-") ? BUILT_IN_YES : BUILT_IN_UNKNOWN;
}

static bool is_output_built_in(const struct output_facts *output)
{
	static const char *const connectors[] = { "eDP-", "LVDS-", "DSI-" };
	size_t index;

	for (index = 0; index < sizeof(connectors) / sizeof(connectors[0]); index++) {
		if (output->name && begins_with(output->name, connectors[index]))
			return true;
	}
	return false;
}

static int contradiction_of(const struct panel_facts *panel, const struct output_facts *output)
{
	enum built_in built_in = is_panel_built_in(panel);

	if (built_in == BUILT_IN_UNKNOWN)
		return 1;
	return (built_in == BUILT_IN_YES) == is_output_built_in(output) ? 0 : 2;
}

/* --- size -------------------------------------------------------------------------- */

/* Spares the libraries libm. */
static double larger_of(double number, double other)
{
	return number > other ? number : other;
}

static double smaller_of(double number, double other)
{
	return number < other ? number : other;
}

/* Many televisions and projectors give their shape in place of their size, as EDID allows. */
static bool is_shape_across(double width_mm, double height_mm)
{
	static const double shapes[][2] = { { 16, 9 }, { 16, 10 }, { 160, 90 }, { 160, 100 } };
	size_t index;

	for (index = 0; index < sizeof(shapes) / sizeof(shapes[0]); index++) {
		if (width_mm == shapes[index][0] && height_mm == shapes[index][1])
			return true;
	}
	return false;
}

static bool is_shape(double width_mm, double height_mm)
{
	return is_shape_across(width_mm, height_mm) || is_shape_across(height_mm, width_mm);
}

static bool is_size(double width_mm, double height_mm)
{
	return isfinite(width_mm) && isfinite(height_mm) && width_mm > 0 && height_mm > 0;
}

static double difference_of(double width_mm, double height_mm, const struct output_facts *output)
{
	return larger_of(fabs(width_mm - output->width_mm) / output->width_mm,
		fabs(height_mm - output->height_mm) / output->height_mm);
}

/* A panel may be mounted upright below a picture that is turned: both ways count. */
static bool has_equal_size(const struct panel_facts *panel, const struct output_facts *output, double *difference)
{
	if (!is_size(panel->width_mm, panel->height_mm) || !is_size(output->width_mm, output->height_mm) ||
		is_shape(output->width_mm, output->height_mm))
		return false;
	*difference = smaller_of(difference_of(panel->width_mm, panel->height_mm, output),
		difference_of(panel->height_mm, panel->width_mm, output));
	return *difference <= LARGEST_DIFFERENCE;
}

/* --- vendor ------------------------------------------------------------------------ */

/* Without the locale, in which a host's letters may be others. */
static bool is_letter(char letter)
{
	return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z');
}

static size_t count_letters(const char *text)
{
	size_t count = 0;

	while (text && is_letter(text[count]))
		count++;
	return count;
}

static bool begins_alike(const char *text, const char *other, size_t count)
{
	while (count > 0 && (text[count - 1] | 0x20) == (other[count - 1] | 0x20))
		count--;
	return count == 0;
}

/*
 * Names of devices begin with their vendor. First words are compared, as far as the shorter one goes: "WAC" fits "Wacom
 * Co.,Ltd. Pen", and "Elo Touch Solutions" fits "EloTouch Interface".
 */
static bool has_same_vendor(const struct panel_facts *panel, const struct output_facts *output)
{
	size_t panel_letters = count_letters(panel->name), output_letters = count_letters(output->vendor);
	size_t letters = panel_letters < output_letters ? panel_letters : output_letters;

	/* Some hosts say this when they know none. */
	if (output_letters == strlen("unknown") && begins_alike(output->vendor, "unknown", output_letters))
		return false;
	return letters >= SHORTEST_VENDOR && begins_alike(panel->name, output->vendor, letters);
}

/* --- all of them -------------------------------------------------------------------- */

bool panel_fits_output(enum panel_output_reason reason, const struct panel_facts *panel,
	const struct output_facts *output, struct panel_fit *fit)
{
	*fit = (struct panel_fit){ 0 };
	switch (reason) {
	case PANEL_OUTPUT_REASON_CONFIGURED:
		return is_same(panel->configured_output, output->name);
	case PANEL_OUTPUT_REASON_UDEV:
		return is_same(panel->udev_output, output->name);
	case PANEL_OUTPUT_REASON_SIZE:
		/* A monitor may be as large as the laptop's own. */
		fit->contradiction = contradiction_of(panel, output);
		fit->other_vendor = !has_same_vendor(panel, output);
		return has_equal_size(panel, output, &fit->difference);
	case PANEL_OUTPUT_REASON_BUILT_IN:
		return is_panel_built_in(panel) == BUILT_IN_YES && is_output_built_in(output);
	case PANEL_OUTPUT_REASON_VENDOR:
		fit->contradiction = contradiction_of(panel, output);
		return fit->contradiction < 2 && has_same_vendor(panel, output);
	default:
		fit->contradiction = contradiction_of(panel, output);
		return true;
	}
}

const char *panel_outputs_reason_name(uint32_t reason)
{
	static const char *const names[PANEL_OUTPUT_REASON_COUNT] = {
		[PANEL_OUTPUT_REASON_NONE] = "there is no output",
		[PANEL_OUTPUT_REASON_MISSING] = "the output that is configured for it is missing",
		[PANEL_OUTPUT_REASON_CONFIGURED] = "it is configured",
		[PANEL_OUTPUT_REASON_UDEV] = "udev's WL_OUTPUT names it",
		[PANEL_OUTPUT_REASON_SIZE] = "the sizes are equal",
		[PANEL_OUTPUT_REASON_BUILT_IN] = "built in, as the output is",
		[PANEL_OUTPUT_REASON_VENDOR] = "the vendor is the same",
		[PANEL_OUTPUT_REASON_ONLY_ONE_LEFT] = "the only one left",
		[PANEL_OUTPUT_REASON_FIRST] = "nothing says which one",
	};

	return reason < PANEL_OUTPUT_REASON_COUNT ? names[reason] : "for an unknown reason";
}
