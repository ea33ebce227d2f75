/* SPDX-License-Identifier: MIT */
#include "configuration-names.h"

#include "configuration.h"

#include <libweston/libweston.h>
#include <string.h>

/* The next name of a list and its length, without the blanks around it; moves *names behind it. NULL: no more. */
static const char *next_name(const char **names, size_t *length)
{
	const char *name = *names + strspn(*names, ", ");

	if (!*name)
		return NULL;
	*length = strcspn(name, ",");
	*names = name + *length;
	while (name[*length - 1] == ' ')
		--*length;
	return name;
}

static bool is_name(const char *text, size_t length, const char *name)
{
	return strlen(name) == length && strncmp(text, name, length) == 0;
}

bool names_contain(const char *names, const char *name)
{
	const char *text;
	size_t length;

	while ((text = next_name(&names, &length))) {
		if (is_name(text, length, name))
			return true;
	}
	return false;
}

static bool somebody_has(const struct configuration *configuration, const char *text, size_t length)
{
	const struct gesture_configuration *gesture;

	wl_list_for_each(gesture, &configuration->gestures, link) {
		if (is_name(text, length, gesture->name))
			return true;
	}
	return false;
}

void configuration_check_names(const struct configuration *configuration)
{
	const struct gesture_configuration *gesture;
	const char *names, *text;
	size_t length;

	wl_list_for_each(gesture, &configuration->gestures, link) {
		names = gesture->waits_for ? gesture->waits_for : "";
		while ((text = next_name(&names, &length))) {
			if (!somebody_has(configuration, text, length))
				weston_log("tactus: weston.ini:%u: [tactus-gesture] waits-for=%.*s: no such gesture; "
					   "it is ignored\n",
					gesture->line, (int)length, text);
		}
	}
}
