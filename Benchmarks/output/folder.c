/* SPDX-License-Identifier: MIT */
#include "folder.h"

FILE *open_in_folder(const char *folder, const char *name)
{
	char path[4096];
	FILE *file;

	snprintf(path, sizeof path, "%s/%s", folder, name);
	file = fopen(path, "w");
	if (!file) {
		perror(path);
	}
	return file;
}
