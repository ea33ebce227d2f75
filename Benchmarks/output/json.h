/* SPDX-License-Identifier: MIT */
/*
 * Writes a list of flat objects, one to a line.
 */
#ifndef BENCHMARKS_JSON_H
#define BENCHMARKS_JSON_H

#include <stdbool.h>
#include <stdio.h>

struct json_list {
	FILE *file;
	bool has_objects, has_members;
};

/* False, with a message, if the file cannot be written. */
bool json_list_open(struct json_list *list, const char *folder, const char *name);
void json_list_close(struct json_list *list);

void json_object_begin(struct json_list *list);
void json_object_end(struct json_list *list);

/* Members of the object that was begun. Names and texts need no escapes. */
void json_text(struct json_list *list, const char *name, const char *value);
/* null if it is not a number. */
void json_number(struct json_list *list, const char *name, double value);

#endif
