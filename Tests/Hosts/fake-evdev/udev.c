/* SPDX-License-Identifier: MIT */
/* libudev's context, its lists and its enumeration. */
#define _GNU_SOURCE
#include "udev.h"

#include <fnmatch.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* --- context -------------------------------------------------------------- */

struct udev {
	atomic_int references; /* announcing on another thread takes one, too */
};

FAKE_INTERPOSED struct udev *udev_new(void)
{
	struct udev *udev = calloc(1, sizeof *udev);
	return udev_ref(udev);
}

FAKE_INTERPOSED struct udev *udev_ref(struct udev *udev)
{
	if (udev) {
		atomic_fetch_add(&udev->references, 1);
	}
	return udev;
}

FAKE_INTERPOSED struct udev *udev_unref(struct udev *udev)
{
	if (udev && atomic_fetch_sub(&udev->references, 1) == 1) {
		free(udev);
	}
	return NULL;
}

/* --- lists ---------------------------------------------------------------- */

void fake_list_add(struct udev_list_entry **list, const char *name, const char *value)
{
	struct udev_list_entry *entry = calloc(1, sizeof *entry);
	if (entry) {
		snprintf(entry->name, sizeof entry->name, "%s", name);
		snprintf(entry->value, sizeof entry->value, "%s", value);
		entry->next = *list;
		*list = entry;
	}
}

void fake_list_free(struct udev_list_entry *list)
{
	while (list) {
		struct udev_list_entry *next = list->next;
		free(list);
		list = next;
	}
}

FAKE_INTERPOSED struct udev_list_entry *udev_list_entry_get_next(struct udev_list_entry *entry)
{
	return entry ? entry->next : NULL;
}

FAKE_INTERPOSED struct udev_list_entry *udev_list_entry_get_by_name(struct udev_list_entry *entry, const char *name)
{
	while (entry && strcmp(entry->name, name) != 0) {
		entry = entry->next;
	}
	return entry;
}

FAKE_INTERPOSED const char *udev_list_entry_get_name(struct udev_list_entry *entry)
{
	return entry ? entry->name : NULL;
}

FAKE_INTERPOSED const char *udev_list_entry_get_value(struct udev_list_entry *entry)
{
	return entry ? entry->value : NULL;
}

/* --- enumeration ---------------------------------------------------------- */

struct udev_enumerate {
	int references;
	struct udev *udev;
	bool by_subsystem, wants_input; /* as in udev, subsystems add up */
	bool wants_none;
	struct udev_list_entry *sysname_patterns;
	struct udev_list_entry *properties;
	struct udev_list_entry *found;
};

FAKE_INTERPOSED struct udev_enumerate *udev_enumerate_new(struct udev *udev)
{
	struct udev_enumerate *enumerate = calloc(1, sizeof *enumerate);
	if (enumerate) {
		enumerate->references = 1;
		enumerate->udev = udev_ref(udev);
	}
	return enumerate;
}

FAKE_INTERPOSED struct udev_enumerate *udev_enumerate_ref(struct udev_enumerate *enumerate)
{
	if (enumerate) {
		enumerate->references++;
	}
	return enumerate;
}

FAKE_INTERPOSED struct udev_enumerate *udev_enumerate_unref(struct udev_enumerate *enumerate)
{
	if (enumerate && --enumerate->references == 0) {
		fake_list_free(enumerate->sysname_patterns);
		fake_list_free(enumerate->properties);
		fake_list_free(enumerate->found);
		udev_unref(enumerate->udev);
		free(enumerate);
	}
	return NULL;
}

FAKE_INTERPOSED struct udev *udev_enumerate_get_udev(struct udev_enumerate *enumerate)
{
	return enumerate->udev;
}

FAKE_INTERPOSED int udev_enumerate_add_match_subsystem(struct udev_enumerate *enumerate, const char *subsystem)
{
	enumerate->by_subsystem = true;
	enumerate->wants_input |= strcmp(subsystem, "input") == 0;
	return 0;
}

FAKE_INTERPOSED int udev_enumerate_add_nomatch_subsystem(struct udev_enumerate *enumerate, const char *subsystem)
{
	enumerate->wants_none |= strcmp(subsystem, "input") == 0;
	return 0;
}

FAKE_INTERPOSED int udev_enumerate_add_match_sysname(struct udev_enumerate *enumerate, const char *pattern)
{
	fake_list_add(&enumerate->sysname_patterns, pattern, "");
	return 0;
}

FAKE_INTERPOSED int udev_enumerate_add_match_property(struct udev_enumerate *enumerate, const char *key,
	const char *value)
{
	fake_list_add(&enumerate->properties, key, value ? value : "*");
	return 0;
}

FAKE_INTERPOSED int udev_enumerate_add_match_is_initialized(struct udev_enumerate *enumerate)
{
	(void)enumerate;
	return 0;
}

/* Our devices have no tags and no sysfs attributes. */

FAKE_INTERPOSED int udev_enumerate_add_match_tag(struct udev_enumerate *enumerate, const char *tag)
{
	(void)tag;
	enumerate->wants_none = true;
	return 0;
}

FAKE_INTERPOSED int udev_enumerate_add_match_sysattr(struct udev_enumerate *enumerate, const char *attribute,
	const char *value)
{
	(void)attribute;
	(void)value;
	enumerate->wants_none = true;
	return 0;
}

FAKE_INTERPOSED int udev_enumerate_add_nomatch_sysattr(struct udev_enumerate *enumerate, const char *attribute,
	const char *value)
{
	(void)enumerate;
	(void)attribute;
	(void)value;
	return 0;
}

FAKE_INTERPOSED int udev_enumerate_add_syspath(struct udev_enumerate *enumerate, const char *syspath)
{
	fake_list_add(&enumerate->found, syspath, "");
	return 0;
}

static bool matches(const struct udev_enumerate *enumerate, struct udev_device *device)
{
	if (enumerate->wants_none || (enumerate->by_subsystem && !enumerate->wants_input)) {
		return false;
	}
	bool named = enumerate->sysname_patterns == NULL;
	for (struct udev_list_entry *pattern = enumerate->sysname_patterns; pattern; pattern = pattern->next) {
		named |= fnmatch(pattern->name, udev_device_get_sysname(device), 0) == 0;
	}
	bool owned = enumerate->properties == NULL;
	for (struct udev_list_entry *wanted = enumerate->properties; wanted; wanted = wanted->next) {
		const char *value = udev_device_get_property_value(device, wanted->name);
		owned |= value && fnmatch(wanted->value, value, 0) == 0;
	}
	return named && owned;
}

FAKE_INTERPOSED int udev_enumerate_scan_devices(struct udev_enumerate *enumerate)
{
	fake_list_free(enumerate->found);
	enumerate->found = NULL;
	/* Backwards, since entries are added in front. */
	for (int number = FAKE_EVDEV_MAX_DEVICES - 1; number >= 0; number--) {
		pthread_mutex_lock(&fake_evdev_lock);
		const struct fake_device *found = fake_device_find(number);
		struct udev_device *device = found ? fake_udev_device_new(enumerate->udev, found, NULL) : NULL;
		pthread_mutex_unlock(&fake_evdev_lock);
		if (device && matches(enumerate, device)) {
			fake_list_add(&enumerate->found, udev_device_get_syspath(device), "");
		}
		udev_device_unref(device);
	}
	return 0;
}

FAKE_INTERPOSED struct udev_list_entry *udev_enumerate_get_list_entry(struct udev_enumerate *enumerate)
{
	return enumerate->found;
}
