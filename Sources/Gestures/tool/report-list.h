/* SPDX-License-Identifier: MIT */
/* Reports in the order of the file's lines, in which people mend them. */
#ifndef TACTUS_GESTURES_TOOL_REPORT_LIST_H
#define TACTUS_GESTURES_TOOL_REPORT_LIST_H

#include "../report.h"
#include "gestures-tool.h"

struct report_list {
	struct listed_report *reports;
	size_t count, capacity;
};

/* Adds a report; for struct report, with a report_list as data. */
void report_list_add(const struct tactus_gestures_mistake *mistake, void *data);
/* Tells all reports, sorted by line, and empties the list. */
void report_list_tell(struct report_list *list, gestures_tell_func tell, void *data);

#endif
