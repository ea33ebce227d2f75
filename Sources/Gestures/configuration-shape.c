/* SPDX-License-Identifier: MIT */
#include "configuration-shape.h"

#include "configuration-readers.h"
#include "configuration.h"
#include "ini-file.h"
#include "stroke-file.h"
#include "stroke-shapes.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

bool shape_is_file(const char *value)
{
	size_t length = strlen(value), ending = strlen(SHAPE_ENDING);

	return length > ending && strcmp(value + length - ending, SHAPE_ENDING) == 0;
}

bool shape_file_is_beside(const char *gesture_file, const char *name)
{
	const char *end = gesture_file ? strrchr(gesture_file, '/') : NULL;
	char *path = NULL;
	bool is_there;

	if (strchr(name, '/'))
		return false;
	if (asprintf(&path, "%.*s%s" SHAPE_ENDING, end ? (int)(end + 1 - gesture_file) : 0,
		    gesture_file ? gesture_file : "", name) < 0)
		return false;
	is_there = access(path, R_OK) == 0;
	free(path);
	return is_there;
}

const char *read_shape(void *target, const char *value)
{
	struct gesture_configuration *gesture = target;
	uint32_t name;

	if (!parse_name(value, stroke_shape_names, &name) && !shape_is_file(value))
		return "not one of " STROKE_SHAPE_WORDS ", nor a file NAME" SHAPE_ENDING;
	free(gesture->shape);
	gesture->shape = strdup(value);
	return gesture->shape ? NULL : "no memory";
}

/* Returns the shape of a file beside the gesture file. Returns NULL, and what is wrong with the value. */
static struct stroke_shape *read_file(
	const char *folder, const char *name, const char **complaint, struct report *report)
{
	struct stroke_shape *shape;
	char *path = NULL;

	/* Whoever hands over a text does not choose files that the host reads. */
	*complaint = "a text that is no file has no folder for it";
	if (!folder)
		return NULL;
	*complaint = "no memory";
	if (asprintf(&path, "%s%s%s", *name == '/' ? "" : folder, *name == '/' ? "" : "/", name) < 0)
		return NULL;
	*complaint = "the file has mistakes or cannot be read";
	shape = stroke_file_read(path, report);
	free(path);
	return shape;
}

bool configuration_read_shape(const struct ini_file *file, const struct ini_section *section,
	struct gesture_configuration *gesture, struct report *report)
{
	const char *complaint = "no memory";
	uint32_t name;

	if (gesture->type != GESTURE_TYPE_STROKE || !gesture->shape)
		return true;
	if (parse_name(gesture->shape, stroke_shape_names, &name))
		gesture->drawn = stroke_shape_create(name);
	else
		gesture->drawn = read_file(file ? file->folder : NULL, gesture->shape, &complaint, report);
	if (gesture->drawn)
		gesture->rivals = stroke_shape_create_rivals(gesture->drawn);
	if (gesture->rivals)
		return true;
	report_entry(report, REPORT_ERROR, section, ini_section_find(section, "shape"), complaint,
		"the gesture is left out");
	return false;
}
