/* SPDX-License-Identifier: MIT */
#include "spelling.h"

#include <string.h>

static char lower(char character)
{
	return character >= 'A' && character <= 'Z' ? (char)(character - 'A' + 'a') : character;
}

size_t spelling_distance(const char *name, const char *wanted)
{
	enum {
		MOST = 24
	};
	size_t row[MOST + 1], length = strlen(wanted), i, j;

	if (strlen(name) > MOST || length > MOST)
		return MOST;
	for (j = 0; j <= length; j++)
		row[j] = j;
	for (i = 1; name[i - 1]; i++) {
		size_t diagonal = row[0], above;

		row[0] = i;
		for (j = 1; j <= length; j++) {
			above = row[j];
			row[j] = diagonal + (lower(name[i - 1]) != wanted[j - 1]);
			if (above + 1 < row[j])
				row[j] = above + 1;
			if (row[j - 1] + 1 < row[j])
				row[j] = row[j - 1] + 1;
			diagonal = above;
		}
	}
	return row[length];
}
