/* SPDX-License-Identifier: MIT */
/* Reads a shape from a file: a section [tactus-shape] with a line points= for each example, and perhaps likeness=. */
#ifndef TACTUS_GESTURES_STROKE_FILE_H
#define TACTUS_GESTURES_STROKE_FILE_H

#include "stroke.h"

struct ini_file;
struct report;

#define SHAPE_SECTION "tactus-shape"
#define SHAPE_ENDING ".shape"
/* Circles of either way, begun in eight places, are as many. */
#define STROKE_EXAMPLES_MAXIMUM 16

/* Returns the shape of a file, or NULL. Reports each mistake with the name that the report has. */
struct stroke_shape *stroke_file_parse(const struct ini_file *file, struct report *report);
/* Reads a file. Reports mistakes with its name. Returns NULL if there is one, or no memory. */
struct stroke_shape *stroke_file_read(const char *path, struct report *report);

#endif
