/* SPDX-License-Identifier: MIT */
/*
 * generate-trace NAME OUTPUT-PREFIX writes PREFIX.desc and PREFIX.events, an
 * evemu recording of the invented panel. Every run writes the same bytes.
 */
#include "trace.h"

#include <errno.h>
#include <string.h>

static int usage(void)
{
	fprintf(stderr, "usage: generate-trace NAME OUTPUT-PREFIX\n\n");
	for (size_t i = 0; i < trace_count; i++) {
		fprintf(stderr, "  %-20s %s\n", traces[i].name, traces[i].description);
	}
	return 2;
}

static FILE *create(const char *prefix, const char *suffix)
{
	char path[4096];
	int length = snprintf(path, sizeof path, "%s%s", prefix, suffix);
	errno = ENAMETOOLONG;
	FILE *file = length < (int)sizeof path ? fopen(path, "w") : NULL;
	if (!file) {
		fprintf(stderr, "generate-trace: %s%s: %s\n", prefix, suffix, strerror(errno));
	}
	return file;
}

static int finish(FILE *file)
{
	int failed = ferror(file);
	if (fclose(file) != 0 || failed) {
		fprintf(stderr, "generate-trace: cannot write everything\n");
		return 1;
	}
	return 0;
}

int main(int argument_count, char **arguments)
{
	const struct trace *trace = argument_count == 3 ? trace_find(arguments[1]) : NULL;
	if (!trace) {
		return usage();
	}
	FILE *description = create(arguments[2], ".desc");
	if (!description) {
		return 1;
	}
	trace_write_description(description);
	if (finish(description) != 0) {
		return 1;
	}
	FILE *events = create(arguments[2], ".events");
	if (!events) {
		return 1;
	}
	trace_write_events(trace, events);
	return finish(events);
}
