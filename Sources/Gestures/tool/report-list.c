/* SPDX-License-Identifier: MIT */
#include "report-list.h"

#include <stdlib.h>
#include <string.h>

struct listed_report {
	unsigned line;
	size_t index;
	char *text;
};

void report_list_add(const struct tactus_gestures_mistake *mistake, void *data)
{
	struct report_list *list = data;
	size_t capacity = list->capacity ? 2 * list->capacity : 16;
	struct listed_report *reports = list->reports;

	if (list->count == list->capacity) {
		reports = realloc(reports, capacity * sizeof(*reports));
		if (!reports)
			return;
		list->reports = reports;
		list->capacity = capacity;
	}
	reports[list->count] = (struct listed_report){ mistake->line, list->count, strdup(mistake->sentence) };
	list->count++;
}

static int compare(const void *one, const void *other)
{
	const struct listed_report *first = one, *second = other;

	if (first->line != second->line)
		return first->line < second->line ? -1 : 1;
	return first->index < second->index ? -1 : 1;
}

void report_list_tell(struct report_list *list, gestures_tell_func tell, void *data)
{
	size_t index;

	if (list->count > 0)
		qsort(list->reports, list->count, sizeof(*list->reports), compare);
	for (index = 0; index < list->count; index++) {
		if (list->reports[index].text)
			tell(list->reports[index].text, data);
		free(list->reports[index].text);
	}
	free(list->reports);
	memset(list, 0, sizeof(*list));
}
