/* SPDX-License-Identifier: MIT */
#include "log.h"

#include <stdio.h>

#define LINE_MAXIMUM 256

static tactus_log_func log_handler;
static void *log_data;

void tactus_interactions_set_log_handler(tactus_log_func handler, void *data)
{
	log_handler = handler;
	log_data = data;
}

void interactions_log_once(atomic_flag *was_said, const char *function, const char *what)
{
	char line[LINE_MAXIMUM];

	if (atomic_flag_test_and_set(was_said))
		return;
	snprintf(line, sizeof(line), "client bug: %s: %s", function, what);
	if (log_handler)
		log_handler(TACTUS_LOG_LEVEL_ERROR, line, log_data);
	else
		fprintf(stderr, "tactus: %s\n", line);
}
