/* SPDX-License-Identifier: MIT */
/*
 * A person whose gestures are in force, and the process that recognizes them with this person's rights. The process
 * that holds the devices reads nothing that belongs to the person but the user database.
 */
#ifndef PERSON_RIGHTS_H
#define PERSON_RIGHTS_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

#define PERSON_TEXT_SIZE 256

/* Descriptor of the connection to the process that holds the devices, in a process that person_start() has started. */
#define PERSON_CONNECTION 3

struct person {
	uid_t uid;
	gid_t gid;
	char name[PERSON_TEXT_SIZE];
	char home[PERSON_TEXT_SIZE];
	char shell[PERSON_TEXT_SIZE];
};

/* Finds a user. Returns false if there is none, or an entry is too long. */
bool person_find(uid_t uid, struct person *person);
bool person_find_by_name(const char *name, struct person *person);

/*
 * Starts this program again, with @p arguments (without the program's name, NULL at the end), as the person: with their
 * user, groups, home and runtime folder, an environment of nothing else, and no descriptors but the standard ones and
 * @p connection. Returns the process, or -1 with errno. Without root's rights the person must be the caller.
 */
pid_t person_start(const struct person *person, int connection, char *const *arguments);

/*
 * Lets a process of a user run before those that share the processor, as touches wait for it: SCHED_FIFO with priority
 * 1, not inherited, and ended by the kernel if it computes for half a second without a pause. Does nothing if that is
 * not permitted, or the process is not this user's.
 */
void person_make_prompt(uid_t uid, pid_t process);

/* Takes back what person_make_prompt() gave. */
void person_make_ordinary(uid_t uid, pid_t process);

/*
 * Lets this process itself run before those that share the processor, SCHED_FIFO with priority 1; what it starts is
 * ordinary. Returns false with errno if that is not permitted.
 */
bool person_become_prompt(void);

/* Whether this process itself is a prompt one. */
bool person_is_prompt(void);

/* Names this process in lists of processes. */
void person_name_process(const char *name);

/* Stores who is at the other end of a connection, as the kernel knows it. Returns false if it does not. */
bool person_find_peer(int connection, uid_t *uid, pid_t *process);

/* Accepts a connection. Returns its descriptor, which commands do not inherit, or -1. */
int person_accept(int descriptor);

#endif
