/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE
#include "session-lock.h"

#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LOGIND "org.freedesktop.login1"
#define PREFIX "/org/freedesktop/login1"
#define MATCH \
	"type='signal',sender='" LOGIND "',path_namespace='" PREFIX "'," \
	"interface='org.freedesktop.DBus.Properties',member='PropertiesChanged'"
/* Longest time for an answer of logind, in µs: meanwhile fingers wait. */
#define PATIENCE 300000

/* sd-bus.h has these types; its header is not needed to build. */
struct bus;
struct message;
struct error {
	const char *name, *message;
	int needs_free;
};
typedef int (*signal_func)(struct message *message, void *data, struct error *error);

/* The functions of libsystemd, with the types of its manual. */
struct library {
	void *handle;
	int (*open_system)(struct bus **bus);
	void *(*close_unref)(struct bus *bus);
	int (*get_fd)(struct bus *bus);
	int (*process)(struct bus *bus, struct message **message);
	int (*set_timeout)(struct bus *bus, uint64_t microseconds);
	int (*add_match)(struct bus *bus, void **slot, const char *match, signal_func handler, void *data);
	int (*path_encode)(const char *prefix, const char *name, char **path);
	int (*get_property)(struct bus *bus, const char *destination, const char *path, const char *interface,
		const char *member, struct error *error, struct message **reply, const char *type);
	int (*get_property_trivial)(struct bus *bus, const char *destination, const char *path, const char *interface,
		const char *member, struct error *error, char type, void *value);
	int (*read)(struct message *message, const char *types, ...);
	void *(*message_unref)(struct message *message);
	void (*error_free)(struct error *error);
};

struct session_lock {
	struct library library;
	struct bus *bus;
	char *seat_path;
	bool is_due, is_locked;
};

static bool load(struct library *library)
{
	const struct {
		const char *name;
		void *place;
	} functions[] = {
		{ "sd_bus_open_system", &library->open_system },
		{ "sd_bus_close_unref", &library->close_unref },
		{ "sd_bus_get_fd", &library->get_fd },
		{ "sd_bus_process", &library->process },
		{ "sd_bus_set_method_call_timeout", &library->set_timeout },
		{ "sd_bus_add_match", &library->add_match },
		{ "sd_bus_path_encode", &library->path_encode },
		{ "sd_bus_get_property", &library->get_property },
		{ "sd_bus_get_property_trivial", &library->get_property_trivial },
		{ "sd_bus_message_read", &library->read },
		{ "sd_bus_message_unref", &library->message_unref },
		{ "sd_bus_error_free", &library->error_free },
	};

	library->handle = dlopen("libsystemd.so.0", RTLD_NOW | RTLD_LOCAL);
	if (!library->handle)
		return false;
	for (size_t index = 0; index < sizeof(functions) / sizeof(*functions); index++) {
		void *function = dlsym(library->handle, functions[index].name);

		if (!function)
			return false;
		memcpy(functions[index].place, &function, sizeof(function));
	}
	return true;
}

static int note_signal(struct message *message, void *data, struct error *error)
{
	struct session_lock *lock = data;

	(void)message;
	(void)error;
	lock->is_due = true;
	return 0;
}

/* Asks which session is active, and whether it is locked. One that cannot be asked is not. */
static void ask(struct session_lock *lock)
{
	const struct library *library = &lock->library;
	struct error error = { 0 };
	struct message *reply = NULL;
	const char *session = NULL, *path = NULL;
	int is_locked = 0;

	lock->is_due = false;
	if (library->get_property(lock->bus, LOGIND, lock->seat_path, LOGIND ".Seat", "ActiveSession", &error, &reply,
		    "(so)") >= 0 &&
		library->read(reply, "(so)", &session, &path) >= 0 && *session &&
		library->get_property_trivial(
			lock->bus, LOGIND, path, LOGIND ".Session", "LockedHint", &error, 'b', &is_locked) < 0)
		is_locked = 0;
	library->message_unref(reply);
	library->error_free(&error);
	lock->is_locked = is_locked != 0;
}

struct session_lock *session_lock_create(const char *seat)
{
	struct session_lock *lock = calloc(1, sizeof(*lock));

	if (!lock)
		return NULL;
	if (!load(&lock->library) || lock->library.open_system(&lock->bus) < 0 ||
		lock->library.path_encode(PREFIX "/seat", seat, &lock->seat_path) < 0 ||
		lock->library.set_timeout(lock->bus, PATIENCE) < 0 ||
		lock->library.add_match(lock->bus, NULL, MATCH, note_signal, lock) < 0) {
		session_lock_destroy(lock);
		return NULL;
	}
	lock->is_due = true;
	(void)session_lock_dispatch(lock);
	return lock;
}

void session_lock_destroy(struct session_lock *lock)
{
	if (!lock)
		return;
	if (lock->bus)
		lock->library.close_unref(lock->bus);
	free(lock->seat_path);
	/* libsystemd stays loaded: it is not made to be unloaded. */
	free(lock);
}

int session_lock_get_fd(struct session_lock *lock)
{
	return lock->library.get_fd(lock->bus);
}

bool session_lock_dispatch(struct session_lock *lock)
{
	int result;

	do {
		/* A question also reads other messages, which then wait in memory: they are handled at once. */
		if (lock->is_due)
			ask(lock);
		result = lock->library.process(lock->bus, NULL);
	} while (result > 0 || (result == 0 && lock->is_due));
	if (result < 0)
		lock->is_locked = false;
	return result >= 0;
}

bool session_lock_is_locked(const struct session_lock *lock)
{
	return lock->is_locked;
}
