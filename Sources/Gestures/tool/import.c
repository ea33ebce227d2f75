/* SPDX-License-Identifier: MIT */
/* Keys, commands and texts of other programs, checked by the rules of gesture files. */
#include "gestures-tool.h"

#include "../command-words.h"
#include "../ini-file.h"
#include "../key-names.h"
#include "../set.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

bool gestures_translate_keys(const char *names, char *text, size_t size)
{
	struct key_combination keys;
	size_t used = 0;

	for (;; names++) {
		size_t length = strcspn(names, "+");
		const char *name = length > 0 ? find_foreign_key(names, length) : NULL;
		int written = name
			? snprintf(text + used, size - used, "%s%s", used ? "+" : "", name)
			: snprintf(text + used, size - used, "%s%.*s", used ? "+" : "", (int)length, names);

		if (written < 0 || (size_t)written >= size - used)
			return false;
		used += (size_t)written;
		names += length;
		if (!*names)
			return parse_keys(text, &keys);
	}
}

bool gestures_needs_shell(const char *command)
{
	const char *why = NULL;
	char **words = command_words_split(command, &why);
	bool is_readable = words;

	free(words);
	return !is_readable || command_words_find_shell(command);
}

struct check {
	gestures_mistake_func tell;
	void *data;
};

static void handle_mistake(const struct tactus_gestures_mistake *mistake, void *data)
{
	const struct check *check = data;
	const char *text = strstr(mistake->sentence, ": ");

	/* Settings that work and are perhaps not meant are no loss of a translation. */
	if (mistake->severity > TACTUS_GESTURES_SEVERITY_NOTE)
		check->tell(mistake->line, text ? text + 2 : mistake->sentence, check->data);
}

size_t gestures_check_text(const char *text, size_t length, gestures_mistake_func tell, void *data)
{
	struct check check = { tell, data };
	struct report report = { handle_mistake, &check, "text", 0, 0 };
	struct configuration configuration;
	struct ini_file file;

	configuration_init(&configuration);
	if (ini_file_parse(&file, text, length))
		configuration_read(&configuration, &file, false, &report);
	configuration_finish(&configuration);
	ini_file_finish(&file);
	return report.count;
}
