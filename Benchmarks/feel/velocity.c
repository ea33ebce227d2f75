/* SPDX-License-Identifier: MIT */
/*
 * The velocity of a pan at its lift (8.10) beside what other projects expect of the same strokes.
 *
 *   velocity FOLDER    of JSON files: points (t_ms, x, y, pointer, kind), expected (vx, vy)
 */
#include <glob.h>
#include <math.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <tactus.h>

#define FILE_SIZE_MAX (1 << 20)
/* Strokes may leave the first quadrant. */
#define ORIGIN 1e5

struct velocity {
	double x, y;
};

static char text[FILE_SIZE_MAX];

static bool read_text(const char *path)
{
	FILE *file = fopen(path, "r");
	size_t length;

	if (!file)
		return false;
	length = fread(text, 1, sizeof(text) - 1, file);
	text[length] = '\0';
	fclose(file);
	return length > 0;
}

/* What follows a key; NULL: there is none before the end. */
static const char *value_of(const char *key, const char *from, const char *end)
{
	char quoted[64];
	const char *found;

	snprintf(quoted, sizeof(quoted), "\"%s\":", key);
	found = from ? strstr(from, quoted) : NULL;
	return found && found < end ? found + strlen(quoted) : NULL;
}

/* NaN: not there, or null. */
static double number_of(const char *key, const char *from, const char *end)
{
	const char *value = value_of(key, from, end);
	char *rest = NULL;
	double number = value ? strtod(value, &rest) : NAN;

	return rest == value ? NAN : number;
}

static bool is_kind(const char *point, const char *end, const char *kind)
{
	const char *value = value_of("kind", point, end);
	const char *quote = value ? strchr(value, '"') : NULL;

	return quote && strncmp(quote + 1, kind, strlen(kind)) == 0;
}

static void note_end(struct tactus_recognizer *pan, void *data)
{
	struct velocity *velocity = data;

	if (tactus_recognizer_get_state(pan) == TACTUS_RECOGNIZER_STATE_ENDED)
		tactus_pan_recognizer_get_velocity(pan, NULL, &velocity->x, &velocity->y);
}

/* The first pointer's points; a lift says nothing of the motion before it. */
static uint64_t feed(struct tactus_touch_source *source)
{
	const char *points = value_of("points", text, text + sizeof(text));
	const char *end = points ? strchr(points, ']') : NULL;
	double first = number_of("pointer", points, end);
	uint64_t time_us = 0;
	bool is_down = false;

	for (const char *point = points; point && (point = strchr(point + 1, '{')) && point < end;) {
		const char *close = strchr(point, '}');
		double x = number_of("x", point, close) + ORIGIN, y = number_of("y", point, close) + ORIGIN;

		if (number_of("pointer", point, close) != first || is_kind(point, close, "up") ||
			is_kind(point, close, "pointer_up"))
			continue;
		time_us = (uint64_t)llround(1000 * number_of("t_ms", point, close)) + 1000000;
		if (!is_down)
			tactus_touch_source_down(source, time_us, 0, x, y);
		else
			tactus_touch_source_motion(source, time_us, 0, x, y);
		tactus_touch_source_frame(source, time_us);
		is_down = true;
	}
	return time_us;
}

static struct velocity measure(void)
{
	struct tactus_application *application = tactus_application_create();
	struct tactus_view *window = tactus_window_create(application, 0, 0, 2 * ORIGIN, 2 * ORIGIN);
	struct tactus_touch_source *source = tactus_touch_source_create(application, NULL);
	struct tactus_recognizer *pan = tactus_pan_recognizer_create(application);
	struct velocity velocity = { NAN, NAN };
	uint64_t time_us;

	tactus_recognizer_set_length(pan, TACTUS_LENGTH_BEGIN, 0, TACTUS_LENGTH_UNIT_PIXELS);
	tactus_recognizer_add_target(pan, note_end, &velocity);
	tactus_view_add_recognizer(window, pan);
	time_us = feed(source);
	tactus_touch_source_up(source, time_us, 0);
	tactus_touch_source_frame(source, time_us);
	tactus_application_destroy(application);
	return velocity;
}

/* Of the axes of which something is expected. */
static double relative_error(struct velocity got, struct velocity expected)
{
	double x = isnan(expected.x) ? 0 : got.x - expected.x, y = isnan(expected.y) ? 0 : got.y - expected.y;
	double length = hypot(isnan(expected.x) ? 0 : expected.x, isnan(expected.y) ? 0 : expected.y);

	return length > 0 ? hypot(x, y) / length : NAN;
}

static void print_velocity(struct velocity velocity)
{
	const double values[] = { velocity.x, velocity.y };

	for (int i = 0; i < 2; i++) {
		if (isnan(values[i]))
			printf(i == 0 ? " –," : " – |");
		else
			printf(i == 0 ? " %.1f," : " %.1f |", values[i] == 0 ? 0.0 : values[i]);
	}
}

static void print_row(void)
{
	const char *end = text + strlen(text);
	const char *name = value_of("name", text, end), *expected_text = value_of("expected", text, end);
	struct velocity expected, got = measure();
	double error;

	name = name ? strchr(name, '"') : NULL;
	if (!name || !expected_text)
		return;
	end = strchr(expected_text, '}');
	expected = (struct velocity){ number_of("vx", expected_text, end), number_of("vy", expected_text, end) };
	error = relative_error(got, expected);
	printf("| %.*s | %s |", (int)strcspn(name + 1, "\""), name + 1,
		strstr(text, "flutter") ? "Flutter" : "Android");
	print_velocity(expected);
	print_velocity(got);
	if (isnan(error))
		printf(" – |\n");
	else
		printf(" %.1e |\n", error);
}

int main(int argc, char *argv[])
{
	char pattern[4096];
	glob_t files;

	if (argc != 2) {
		fprintf(stderr, "usage: velocity FOLDER\n");
		return 2;
	}
	snprintf(pattern, sizeof(pattern), "%s/*.json", argv[1]);
	if (glob(pattern, 0, NULL, &files) != 0) {
		fprintf(stderr, "velocity: no strokes in %s\n", argv[1]);
		return 1;
	}
	printf("| stroke | of | expected x, y px/s | got | relative error |\n|---|---|--:|--:|--:|\n");
	for (size_t i = 0; i < files.gl_pathc; i++) {
		if (read_text(files.gl_pathv[i]))
			print_row();
	}
	globfree(&files);
	return 0;
}
