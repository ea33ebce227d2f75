/* SPDX-License-Identifier: MIT */
/*
 * Panels of grouped bars as SVG, whose colours follow the reader's light or dark scheme.
 */
#ifndef BENCHMARKS_BARS_H
#define BENCHMARKS_BARS_H

#include <stdbool.h>
#include <stddef.h>

#define BARS_SERIES_MAX 3
#define BARS_GROUPS_MAX 16
#define BARS_PANELS_MAX 4
#define BARS_NAME_SIZE 16

struct bars_panel {
	const char *title;
	char groups[BARS_GROUPS_MAX][BARS_NAME_SIZE];
	size_t group_count;
	/* At least 0. */
	double values[BARS_SERIES_MAX][BARS_GROUPS_MAX];
	/* Of the numbers at the bars. */
	int digits;
};

struct bars {
	const char *title;
	const char *series[BARS_SERIES_MAX];
	size_t series_count;
	struct bars_panel panels[BARS_PANELS_MAX];
	size_t panel_count, columns;
};

/* False, with a message, if the file cannot be written. */
bool bars_write(const struct bars *bars, const char *folder, const char *file_name);

#endif
