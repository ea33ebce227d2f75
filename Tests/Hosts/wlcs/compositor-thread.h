/* SPDX-License-Identifier: MIT */
/* The test compositor in a thread of its own, and a way to have things done there. */
#ifndef WLCS_COMPOSITOR_THREAD_H
#define WLCS_COMPOSITOR_THREAD_H

#include "options.h"
#include "server.h"

#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>

struct compositor_thread {
	struct options options;
	struct server server;
	pthread_t thread;
	pthread_mutex_t mutex;
	pthread_cond_t done;
	int wakeup; /* an eventfd in the compositor's event loop */
	struct wl_event_source *source;
	void (*job)(struct server *server, void *data); /* NULL while there is none */
	void *data;
};

/* False, and it has said why, if the compositor does not start. */
bool compositor_thread_start(struct compositor_thread *thread);
/* Does something in the thread and returns when it is done. */
void compositor_thread_do(struct compositor_thread *thread, void (*job)(struct server *server, void *data), void *data);
void compositor_thread_stop(struct compositor_thread *thread);

/* The clock that devices go by. */
uint64_t now_us(void);

#endif
