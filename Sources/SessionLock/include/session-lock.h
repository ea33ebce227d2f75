/* SPDX-License-Identifier: MIT */
/* Whether the session at a seat is locked, as its lock screen tells systemd-logind. */
#ifndef TACTUS_SESSION_LOCK_H
#define TACTUS_SESSION_LOCK_H

#include <stdbool.h>

struct session_lock;

/*
 * Returns NULL where nobody can tell: without libsystemd, which is loaded when it is there, or without a system bus.
 * @p seat is logind's name of the seat.
 */
struct session_lock *session_lock_create(const char *seat);
void session_lock_destroy(struct session_lock *lock);

/* Becomes readable when the answer may have changed. */
int session_lock_get_fd(struct session_lock *lock);

/* Handles what is readable. Returns false when the bus has gone: nothing more will come. */
bool session_lock_dispatch(struct session_lock *lock);

/* False without an active session. */
bool session_lock_is_locked(const struct session_lock *lock);

#endif
