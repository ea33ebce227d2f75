/* SPDX-License-Identifier: MIT */
#include "spelling.h"

#include <string.h>

static char lower(char character)
{
	return character >= 'A' && character <= 'Z' ? (char)(character - 'A' + 'a') : character;
}

static size_t least(size_t one, size_t other)
{
	return one < other ? one : other;
}

size_t spelling_distance(const char *name, const char *wanted)
{
	enum {
		MOST = 24
	};
	/* Distances of the beginnings of both words: a row for this letter, and for the two before. */
	size_t rows[3][MOST + 1], length = strlen(wanted), i, j;

	if (strlen(name) > MOST || length > MOST)
		return MOST;
	for (j = 0; j <= length; j++)
		rows[0][j] = j;
	for (i = 1; name[i - 1]; i++) {
		size_t *row = rows[i % 3], *above = rows[(i - 1) % 3], *before = rows[(i + 1) % 3];

		row[0] = i;
		for (j = 1; j <= length; j++) {
			row[j] = above[j - 1] + (lower(name[i - 1]) != wanted[j - 1]);
			row[j] = least(row[j], least(above[j], row[j - 1]) + 1);
			if (i > 1 && j > 1 && lower(name[i - 1]) == wanted[j - 2] &&
				lower(name[i - 2]) == wanted[j - 1])
				row[j] = least(row[j], before[j - 2] + 1);
		}
	}
	return rows[(i - 1) % 3][length];
}
