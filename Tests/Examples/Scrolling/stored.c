/* SPDX-License-Identifier: MIT */
#include "stored.h"

#include "check.h"

#include <ctype.h>
#include <math.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

#define LARGEST_FILE (1 << 20)

static bool starts_number(const char *text)
{
	return isdigit((unsigned char)text[0]) || (text[0] == '-' && isdigit((unsigned char)text[1]));
}

void check_stored(const char *path, const char *text, double tolerance)
{
	static char stored[LARGEST_FILE];
	FILE *file = fopen(path, "r");
	if (file == NULL) {
		check_failed("%s cannot be read; scrolling-test --write makes it", path);
		return;
	}
	size_t length = fread(stored, 1, sizeof stored - 1, file);
	fclose(file);
	stored[length] = '\0';

	int line = 1;
	const char *found = text;
	const char *expected = stored;
	while (*found != '\0' || *expected != '\0') {
		/* Another machine's libm may round the last digit the other way. */
		if (starts_number(found) && starts_number(expected)) {
			char *found_end, *expected_end;
			double difference = strtod(found, &found_end) - strtod(expected, &expected_end);
			found = found_end;
			expected = expected_end;
			if (fabs(difference) <= tolerance) {
				continue;
			}
			check_failed("%s:%d: a number differs by %g; scrolling-test --write renews it",
				path, line, difference);
			return;
		}
		if (*found != *expected) {
			check_failed("%s:%d: differs; scrolling-test --write renews it", path, line);
			return;
		}
		line += *found == '\n';
		found++;
		expected++;
	}
}

void store(const char *path, const char *text)
{
	FILE *file = fopen(path, "w");
	bool is_stored = file != NULL && fputs(text, file) >= 0;
	if (file != NULL && fclose(file) != 0) {
		is_stored = false;
	}
	if (!is_stored) {
		check_failed("%s cannot be written", path);
	}
}
