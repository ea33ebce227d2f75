/* SPDX-License-Identifier: MIT */
#include "values.h"

#include <string.h>
#include <strings.h>

#define LENGTH_MAXIMUM 10000.0
#define DURATION_MINIMUM_MS 1.0
#define DURATION_MAXIMUM_MS 60000.0
/* Smaller numbers without a unit are probably meant as seconds. */
#define BARE_DURATION_MINIMUM_MS 20.0

static bool is_digit(char character)
{
	return character >= '0' && character <= '9';
}

bool parse_number(const char **text, double *number)
{
	const char *at = *text;
	double value = 0, place = 1;

	if (!is_digit(*at))
		return false;
	for (; is_digit(*at); at++)
		value = value * 10 + (*at - '0');
	if (*at == '.') {
		for (at++; is_digit(*at); at++) {
			place /= 10;
			value += place * (*at - '0');
		}
	}
	*number = value;
	*text = at;
	return true;
}

bool parse_boolean(const char *text, bool *value)
{
	if (strcmp(text, "true") != 0 && strcmp(text, "false") != 0)
		return false;
	*value = strcmp(text, "true") == 0;
	return true;
}

bool parse_count(const char *text, uint32_t minimum, uint32_t maximum, uint32_t *value)
{
	uint32_t count = 0;

	if (!*text)
		return false;
	for (; is_digit(*text) && count <= maximum; text++)
		count = count * 10 + (uint32_t)(*text - '0');
	if (*text || count < minimum || count > maximum)
		return false;
	*value = count;
	return true;
}

/* Units may have capitals, and a blank in front. */
static bool is_unit(const char *text, const char *unit)
{
	return strcasecmp(text + strspn(text, " "), unit) == 0;
}

bool parse_length(const char *text, struct length *value)
{
	double number;

	if (!parse_number(&text, &number) || !(number > 0 && number <= LENGTH_MAXIMUM))
		return false;
	if (is_unit(text, "mm"))
		value->unit = TACTUS_LENGTH_UNIT_MILLIMETRES;
	else if (is_unit(text, "px") || !*text)
		value->unit = TACTUS_LENGTH_UNIT_PIXELS;
	else
		return false;
	value->value = number;
	value->is_set = true;
	return true;
}

bool parse_duration(const char *text, uint64_t *time_us)
{
	double number, minimum = DURATION_MINIMUM_MS;

	if (!parse_number(&text, &number))
		return false;
	if (is_unit(text, "s"))
		number *= 1000;
	else if (!*text)
		minimum = BARE_DURATION_MINIMUM_MS;
	else if (!is_unit(text, "ms"))
		return false;
	if (!(number >= minimum && number <= DURATION_MAXIMUM_MS))
		return false;
	*time_us = (uint64_t)(number * 1000);
	return true;
}

bool parse_range(const char *text, double *from, double *to)
{
	double first, last;

	if (!parse_number(&text, &first))
		return false;
	text += strspn(text, " %");
	if (*text++ != '-')
		return false;
	text += strspn(text, " ");
	if (!parse_number(&text, &last))
		return false;
	text += strspn(text, " %");
	if (*text || first >= last || last > 100)
		return false;
	*from = first / 100;
	*to = last / 100;
	return true;
}

static bool find_name(const char *text, size_t length, const struct named_value *names, uint32_t *value)
{
	for (; names->name; names++) {
		if (strlen(names->name) == length && strncmp(names->name, text, length) == 0) {
			*value = names->value;
			return true;
		}
	}
	return false;
}

bool parse_name(const char *text, const struct named_value *names, uint32_t *value)
{
	return find_name(text, strlen(text), names, value);
}

bool parse_names(const char *text, const struct named_value *names, uint32_t *values)
{
	uint32_t sum = 0, value = 0;
	size_t length;

	for (;;) {
		text += strspn(text, " ");
		length = strcspn(text, ", ");
		if (!find_name(text, length, names, &value))
			return false;
		sum |= value;
		text += length;
		text += strspn(text, " ");
		if (!*text)
			break;
		if (*text++ != ',')
			return false;
	}
	*values = sum;
	return true;
}
