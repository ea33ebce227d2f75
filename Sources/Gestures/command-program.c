/* SPDX-License-Identifier: MIT */
#include "command-words.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum finding {
	FINDING_NOTHING,
	FINDING_FOLDER,
	FINDING_NO_PROGRAM,
	FINDING_PROGRAM,
};

static enum finding look_at(const char *path)
{
	struct stat status;

	if (stat(path, &status) != 0)
		return FINDING_NOTHING;
	if (S_ISDIR(status.st_mode))
		return FINDING_FOLDER;
	return access(path, X_OK) == 0 ? FINDING_PROGRAM : FINDING_NO_PROGRAM;
}

static enum finding look_into(const char *folder, size_t length, const char *name)
{
	char *path = malloc(length + strlen(name) + 2);
	enum finding finding;

	if (!path)
		return FINDING_PROGRAM; /* out of memory: says nothing about the program */
	memcpy(path, folder, length);
	path[length] = '/';
	strcpy(path + length + 1, name);
	finding = look_at(path);
	free(path);
	return finding;
}

/* Returns the best finding in the search path. */
static enum finding look_for(const char *name)
{
	const char *path = getenv("PATH");
	enum finding finding, best = FINDING_NOTHING;
	size_t length;

	if (!path)
		path = "/usr/bin:/bin";
	for (;;) {
		length = strcspn(path, ":");
		/* An empty element means the working directory. */
		finding = length == 0 ? look_into(".", 1, name) : look_into(path, length, name);
		if (finding > best)
			best = finding;
		path += length;
		if (!*path++)
			return best;
	}
}

const char *command_find_problem(const char *text)
{
	const char *why;
	char **words = command_words_split(text, &why);
	enum finding finding;

	if (!words)
		return NULL;
	finding = strchr(words[0], '/') ? look_at(words[0]) : look_for(words[0]);
	free(words);
	switch (finding) {
	case FINDING_NOTHING:
		return "there is no such program yet";
	case FINDING_FOLDER:
		return "it is a folder, not a program";
	case FINDING_NO_PROGRAM:
		return "the file is not executable";
	case FINDING_PROGRAM:
		break;
	}
	return NULL;
}
