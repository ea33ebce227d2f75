/* SPDX-License-Identifier: MIT */
#include "ways.h"

#include "values.h"

#include <math.h>
#include <string.h>
#include <strings.h>

#define DEGREE 57.29577951308232
#define FULL_TURN 360.0
/* A diagonal is the eighth in the middle of its quarter. */
#define EIGHTH 45.0

struct diagonal {
	const char *vertical, *horizontal;
	double middle;
};

static const struct diagonal diagonals[] = {
	{ "up", "right", 45 },
	{ "up", "left", 135 },
	{ "down", "left", 225 },
	{ "down", "right", 315 },
};

static double middle_of(uint32_t direction)
{
	switch (direction) {
	case TACTUS_SWIPE_DIRECTION_UP:
		return 90;
	case TACTUS_SWIPE_DIRECTION_LEFT:
		return 180;
	case TACTUS_SWIPE_DIRECTION_DOWN:
		return 270;
	default:
		return 0;
	}
}

void ways_add(struct ways *ways, double from_degrees, double to_degrees)
{
	long step = lround(from_degrees * 2), end = lround(to_degrees * 2);

	for (; step < end; step++) {
		long index = ((step % WAYS_STEPS) + WAYS_STEPS) % WAYS_STEPS;

		ways->words[index / 64] |= UINT64_C(1) << (index % 64);
	}
}

void ways_add_quarters(struct ways *ways, uint32_t directions)
{
	uint32_t bit;

	for (bit = 1; bit <= TACTUS_SWIPE_DIRECTION_DOWN; bit <<= 1) {
		if (directions & bit)
			ways_add(ways, middle_of(bit) - EIGHTH, middle_of(bit) + EIGHTH);
	}
}

void ways_add_half(struct ways *ways, uint32_t direction)
{
	ways_add(ways, middle_of(direction) - 2 * EIGHTH, middle_of(direction) + 2 * EIGHTH);
}

bool ways_are_none(const struct ways *ways)
{
	size_t index;

	for (index = 0; index < WAYS_WORDS; index++) {
		if (ways->words[index])
			return false;
	}
	return true;
}

bool ways_have(const struct ways *ways, double x, double y)
{
	double degrees = atan2(-y, x) * DEGREE;
	long index;

	if (x == 0 && y == 0)
		return false;
	if (degrees < 0)
		degrees += FULL_TURN;
	index = (long)floor(degrees * 2) % WAYS_STEPS;
	return ways->words[index / 64] >> (index % 64) & 1;
}

bool ways_cover(const struct ways *ways, const struct ways *other)
{
	size_t index;

	for (index = 0; index < WAYS_WORDS; index++) {
		if (other->words[index] & ~ways->words[index])
			return false;
	}
	return true;
}

/* Returns whether a text is two words with a - between them. */
static bool is_pair(const char *text, size_t length, const char *first, const char *second)
{
	size_t front = strlen(first);

	return length == front + 1 + strlen(second) && strncmp(text, first, front) == 0 && text[front] == '-' &&
		strncmp(text + front + 1, second, strlen(second)) == 0;
}

/* Reads `30-60deg`. */
static bool parse_angles(const char *text, double *from, double *to)
{
	if (!parse_number(&text, from))
		return false;
	if (strncasecmp(text, "deg", 3) == 0)
		text += 3;
	if (*text++ != '-' || !parse_number(&text, to) || strcasecmp(text, "deg") != 0)
		return false;
	return *from <= FULL_TURN && *to <= FULL_TURN && fabs(*to - *from) >= 1;
}

bool ways_parse(struct ways *ways, const char *text, uint32_t length)
{
	char word[32];
	double from, to;
	size_t index;

	for (index = 0; index < sizeof(diagonals) / sizeof(*diagonals); index++) {
		const struct diagonal *diagonal = &diagonals[index];

		if (!is_pair(text, length, diagonal->vertical, diagonal->horizontal) &&
			!is_pair(text, length, diagonal->horizontal, diagonal->vertical))
			continue;
		ways_add(ways, diagonal->middle - EIGHTH / 2, diagonal->middle + EIGHTH / 2);
		return true;
	}
	if (length >= sizeof(word))
		return false;
	memcpy(word, text, length);
	word[length] = '\0';
	if (!parse_angles(word, &from, &to))
		return false;
	/* 330-30deg leads past 0°. */
	ways_add(ways, from, to < from ? to + FULL_TURN : to);
	return true;
}
