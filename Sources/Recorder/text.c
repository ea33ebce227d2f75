// SPDX-License-Identifier: MIT
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "recorder.h"

void text_add_bytes(struct text *text, const char *bytes, size_t length)
{
	if (text->is_full)
		return;
	if (length > text->capacity - text->length) {
		/* Removes the incomplete last line. */
		while (text->length > 0 && text->data[text->length - 1] != '\n')
			text->length--;
		text->is_full = true;
		return;
	}
	memcpy(text->data + text->length, bytes, length);
	text->length += length;
}

void text_add(struct text *text, const char *string)
{
	text_add_bytes(text, string, strlen(string));
}

void text_add_word(struct text *text, const char *word)
{
	text_add_bytes(text, " ", 1);
	text_add(text, word);
}

static void add_unsigned(struct text *text, uint64_t number, int digits)
{
	char buffer[24];
	size_t at = sizeof buffer;

	while (number > 0 || digits > 0 || at == sizeof buffer) {
		buffer[--at] = (char)('0' + number % 10);
		number /= 10;
		digits--;
	}
	text_add_bytes(text, buffer + at, sizeof buffer - at);
}

void text_add_integer(struct text *text, int64_t integer)
{
	if (integer < 0)
		text_add_bytes(text, "-", 1);
	add_unsigned(text, integer < 0 ? 0 - (uint64_t)integer : (uint64_t)integer, 0);
}

/* Adds a fraction with this many digits, without trailing zeros. */
static void add_fraction(struct text *text, uint64_t fraction, int digits)
{
	if (fraction == 0)
		return;
	while (fraction % 10 == 0) {
		fraction /= 10;
		digits--;
	}
	text_add_bytes(text, ".", 1);
	add_unsigned(text, fraction, digits);
}

void text_add_time(struct text *text, uint64_t time_us)
{
	uint64_t time = time_us < LATEST_US ? time_us : LATEST_US;

	add_unsigned(text, time / 1000, 0);
	add_fraction(text, time % 1000, 3);
}

/*
 * Adds a number as an exact quotient. If a double is the quotient of two whole numbers that doubles represent exactly,
 * its decimals are read back as the same double. Most numbers of devices are of this kind and need no printf().
 */
static bool add_decimals(struct text *text, double number)
{
	static const struct {
		double unit;
		int digits;
	} tries[] = { { 1, 0 }, { 1e3, 3 }, { 1e6, 6 }, { 1e8, 8 } };
	double size = fabs(number);

	for (size_t i = 0; i < sizeof tries / sizeof tries[0]; i++) {
		double unit = tries[i].unit, whole = nearbyint(size * unit);

		if (whole >= 9007199254740992.0)
			return false;
		if (whole / unit == size) {
			uint64_t units = (uint64_t)whole, divisor = (uint64_t)unit;

			if (number < 0)
				text_add_bytes(text, "-", 1);
			add_unsigned(text, units / divisor, 0);
			add_fraction(text, units % divisor, tries[i].digits);
			return true;
		}
	}
	return false;
}

void text_add_number(struct text *text, double number)
{
	char buffer[32];

	if (!isfinite(number))
		number = 0;
	if (add_decimals(text, number))
		return;
	snprintf(buffer, sizeof buffer, "%.17g", number);
	/* The host's locale may have another decimal point. */
	for (char *at = buffer; *at != '\0'; at++)
		if (*at == ',')
			*at = '.';
	text_add(text, buffer);
}

void text_add_numbers(struct text *text, const double *numbers, size_t count, char separator)
{
	for (size_t i = 0; i < count; i++) {
		if (i > 0)
			text_add_bytes(text, &separator, 1);
		text_add_number(text, numbers[i]);
	}
}
