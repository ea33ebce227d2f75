/* SPDX-License-Identifier: MIT */
#include "stroke-file.h"

#include "ini-file.h"
#include "report.h"
#include "stroke-shapes.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#define COORDINATE_MAXIMUM 10000.0
#define LIKENESS_MAXIMUM 99.0 /* percent */

/* Reads `0.2,0.35 0.3,0.4`. Returns the number of points; 0: not such a list, or too many. */
static size_t parse_points(const char *text, struct stroke_point points[STROKE_DRAWN_MAXIMUM])
{
	size_t count = 0;

	while (*text) {
		struct stroke_point *point = &points[count];

		if (count == STROKE_DRAWN_MAXIMUM || !parse_number(&text, &point->x) || *text++ != ',' ||
			!parse_number(&text, &point->y) || point->x > COORDINATE_MAXIMUM ||
			point->y > COORDINATE_MAXIMUM || (*text && *text != ' '))
			return 0;
		count++;
		text += strspn(text, " ");
	}
	return count;
}

/* Reads an example. Returns what is wrong with it, or NULL. */
static const char *read_example(struct stroke_shape *shape, const char *value)
{
	struct stroke_point points[STROKE_DRAWN_MAXIMUM];
	size_t count = parse_points(value, points);

	if (count < 2)
		return "not 2 to 256 points like 0.2,0.35 with a blank between, from 0 to 10000";
	if (shape->count == STROKE_EXAMPLES_MAXIMUM)
		return "more than 16 examples";
	if (!stroke_example_make(&shape->examples[shape->count], points, count))
		return "all points are one";
	if (stroke_example_is_line(&shape->examples[shape->count]))
		return "a line, which is a swipe and no stroke";
	shape->count++;
	return NULL;
}

/* Reads how like the shape a way must be. Returns what is wrong with the value, or NULL. */
static const char *read_likeness(struct stroke_shape *shape, const char *value)
{
	double percent;

	if (!parse_number(&value, &percent) || strcmp(value, "%") != 0 || percent < STROKE_LIKENESS_LEGS * 100 ||
		percent > LIKENESS_MAXIMUM)
		return "not a part from 85% to 99%";
	shape->least = percent / 100;
	return NULL;
}

static const char *read_entry(struct stroke_shape *shape, const struct ini_entry *entry)
{
	if (strcmp(entry->key, "points") == 0)
		return read_example(shape, entry->value);
	if (strcmp(entry->key, "likeness") == 0)
		return read_likeness(shape, entry->value);
	return "no such key, there are points and likeness";
}

static void read_section(struct stroke_shape *shape, const struct ini_section *section, struct report *report)
{
	const struct ini_entry *entry;
	const char *complaint;

	for (entry = section->entries; entry; entry = entry->next) {
		complaint = read_entry(shape, entry);
		if (complaint)
			report_line(report, REPORT_ERROR, entry->line, "[" SHAPE_SECTION "] %.60s=%.40s: %s",
				entry->key, entry->value, complaint);
	}
}

static const char *find_no_text(const struct ini_file *file)
{
	switch (file->kind) {
	case TEXT_KIND_UTF16:
		return "the file is text in UTF-16; save it as UTF-8";
	case TEXT_KIND_BINARY:
		return "the file is no text, since it has a NUL byte here";
	default:
		return NULL;
	}
}

struct stroke_shape *stroke_file_parse(const struct ini_file *file, struct report *report)
{
	struct stroke_shape *shape = calloc(
		1, sizeof(struct stroke_shape) + STROKE_EXAMPLES_MAXIMUM * sizeof(struct stroke_example));
	const char *no_text = find_no_text(file);
	const struct ini_section *section;
	const struct ini_stray *stray;
	size_t before = report->errors;

	if (!shape)
		return NULL;
	shape->least = STROKE_LIKENESS_LEAST;
	if (no_text)
		report_line(report, REPORT_ERROR, file->kind_line, "%s", no_text);
	for (stray = file->strays; stray; stray = stray->next)
		report_line(report, REPORT_ERROR, stray->line, "%.60s: neither [" SHAPE_SECTION "] nor points=…",
			stray->text);
	for (section = file->sections; section; section = section->next) {
		if (section->is_closed && strcmp(section->name, SHAPE_SECTION) == 0)
			read_section(shape, section, report);
		else
			report_line(report, REPORT_ERROR, section->line,
				"[%.60s]: no such section, there is [" SHAPE_SECTION "]", section->name);
	}
	if (shape->count == 0 && report->errors == before)
		report_line(report, REPORT_ERROR, 0,
			"there is no example; [" SHAPE_SECTION "] has a line points= for each");
	if (report->errors == before)
		return shape;
	free(shape);
	return NULL;
}

struct stroke_shape *stroke_file_read(const char *path, struct report *report)
{
	const char *gesture_file = report->file;
	struct stroke_shape *shape = NULL;
	struct ini_file file;

	report->file = path;
	if (ini_file_read(&file, path))
		shape = stroke_file_parse(&file, report);
	else
		report_line(report, REPORT_ERROR, 0, "cannot be read: %s", strerror(errno));
	ini_file_finish(&file);
	report->file = gesture_file;
	return shape;
}
