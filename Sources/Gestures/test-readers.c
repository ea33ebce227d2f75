/* SPDX-License-Identifier: MIT */
/* Readers of the bounds that a file sets for `tactus gestures test`. */
#include "configuration-readers.h"

#include "configuration.h"
#include "value-names.h"

#include <string.h>

static bool parse_percent(const char *text, double *percent)
{
	double number;

	if (!parse_number(&text, &number) || number > 100)
		return false;
	text += strspn(text, " ");
	if (strcmp(text, "%") != 0 && *text)
		return false;
	*percent = number;
	return true;
}

const char *read_test_fires(void *target, const char *value)
{
	return parse_percent(value, &((struct configuration *)target)->test.fires) ? NULL
										   : "not a part of 100%, like 90%";
}

const char *read_test_taken(void *target, const char *value)
{
	return parse_percent(value, &((struct configuration *)target)->test.taken) ? NULL
										   : "not a part of 100%, like 2%";
}

const char *read_test_takes(void *target, const char *value)
{
	return parse_names(value, need_names, &((struct configuration *)target)->test.takes)
		? NULL
		: "not of tap, double-tap, scroll, pinch, long-press, selection, drawing";
}

const char *read_test_wait(void *target, const char *value)
{
	return parse_duration(value, &((struct configuration *)target)->test.wait_us)
		? NULL
		: "not a time from 1ms to 60s, like 500ms or 0.5s; a number alone is ms and at least 20";
}
