/* SPDX-License-Identifier: MIT */
/* The values that keys may have. Numbers have a point in every locale. */
#ifndef TACTUS_GESTURES_VALUES_H
#define TACTUS_GESTURES_VALUES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <tactus.h>

/* A length that may have been left to the library. */
struct length {
	bool is_set;
	enum tactus_length_unit unit;
	double value;
};

/* A word and what it stands for; a table of them ends with NULL. */
struct named_value {
	const char *name;
	uint32_t value;
};

/* Each is false if the text is not such a value; then nothing is changed. */
bool parse_boolean(const char *text, bool *value);
bool parse_count(const char *text, uint32_t minimum, uint32_t maximum, uint32_t *value);
/* `12mm`, `40px` or `40`; above 0 and at most 10000. */
bool parse_length(const char *text, struct length *value);
/* `500ms`, `0.5s` or `500`; from 1 ms, without a unit from 20 ms, to one minute. */
bool parse_duration(const char *text, uint64_t *time_us);
/* `0-50%`, `0%-50%` or `0-50`: a part of something, as fractions of 1. */
bool parse_range(const char *text, double *from, double *to);
bool parse_name(const char *text, const struct named_value *names, uint32_t *value);
/* Names with commas between them: their values together. */
bool parse_names(const char *text, const struct named_value *names, uint32_t *values);

#endif
