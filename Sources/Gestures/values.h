/* SPDX-License-Identifier: MIT */
/* Parsers for values of keys. Numbers have a decimal point in every locale. */
#ifndef TACTUS_GESTURES_VALUES_H
#define TACTUS_GESTURES_VALUES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <tactus.h>

/* A length, which may be left to the library. */
struct length {
	bool is_set;
	enum tactus_length_unit unit;
	double value;
};

/* A word and its value; a table of them ends with NULL. */
struct named_value {
	const char *name;
	uint32_t value;
};

/* The functions below return false, and change nothing, if the text is not such a value. */
/* Reads digits with at most one point between them, and moves *text behind them. */
bool parse_number(const char **text, double *number);
bool parse_boolean(const char *text, bool *value);
bool parse_count(const char *text, uint32_t minimum, uint32_t maximum, uint32_t *value);
/* Reads `12mm`, `40 px` or `40`; above 0 and at most 10000. Units may have capitals, and a blank in front. */
bool parse_length(const char *text, struct length *value);
/* Reads `500ms`, `0.5s` or `500`; from 1 ms, or 20 ms without a unit, to one minute. */
bool parse_duration(const char *text, uint64_t *time_us);
/* Reads `0-50%`, `0%-50%` or `0-50`: a part of something, as fractions of 1. */
bool parse_range(const char *text, double *from, double *to);
bool parse_name(const char *text, const struct named_value *names, uint32_t *value);
/* Reads comma-separated names; the value is the union of theirs. */
bool parse_names(const char *text, const struct named_value *names, uint32_t *values);

#endif
