/* SPDX-License-Identifier: MIT */
#include "json.h"
#include "folder.h"

#include <math.h>

bool json_list_open(struct json_list *list, const char *folder, const char *name)
{
	*list = (struct json_list){ .file = open_in_folder(folder, name) };
	if (list->file) {
		fprintf(list->file, "[");
	}
	return list->file != NULL;
}

void json_list_close(struct json_list *list)
{
	fprintf(list->file, "\n]\n");
	fclose(list->file);
}

void json_object_begin(struct json_list *list)
{
	fprintf(list->file, "%s\n\t{", list->has_objects ? "," : "");
	list->has_objects = true;
	list->has_members = false;
}

void json_object_end(struct json_list *list)
{
	fprintf(list->file, " }");
}

static void begin_member(struct json_list *list, const char *name)
{
	fprintf(list->file, "%s \"%s\": ", list->has_members ? "," : "", name);
	list->has_members = true;
}

void json_text(struct json_list *list, const char *name, const char *value)
{
	begin_member(list, name);
	fprintf(list->file, "\"%s\"", value);
}

void json_number(struct json_list *list, const char *name, double value)
{
	begin_member(list, name);
	if (isfinite(value)) {
		fprintf(list->file, "%.6g", value);
	} else {
		fprintf(list->file, "null");
	}
}
