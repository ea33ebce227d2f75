/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE /* clock_gettime */
#include "compositor-thread.h"

#include "log.h"

#include <stdint.h>
#include <sys/eventfd.h>
#include <time.h>
#include <unistd.h>

uint64_t now_us(void)
{
	struct timespec now;

	clock_gettime(CLOCK_MONOTONIC, &now);
	return (uint64_t)now.tv_sec * 1000000 + (uint64_t)now.tv_nsec / 1000;
}

static int handle_wakeup(int fd, uint32_t mask, void *data)
{
	struct compositor_thread *thread = data;
	uint64_t count;

	if (read(fd, &count, sizeof(count)) < 0)
		return 0;
	pthread_mutex_lock(&thread->mutex);
	if (thread->job) {
		thread->job(&thread->server, thread->data);
		thread->job = NULL;
		pthread_cond_broadcast(&thread->done);
	}
	pthread_mutex_unlock(&thread->mutex);
	return 0;
}

static void *run(void *data)
{
	struct compositor_thread *thread = data;

	server_run(&thread->server);
	return NULL;
}

void compositor_thread_do(struct compositor_thread *thread, void (*job)(struct server *server, void *data), void *data)
{
	uint64_t one = 1;

	pthread_mutex_lock(&thread->mutex);
	thread->job = job;
	thread->data = data;
	if (write(thread->wakeup, &one, sizeof(one)) < 0)
		thread->job = NULL;
	while (thread->job)
		pthread_cond_wait(&thread->done, &thread->mutex);
	pthread_mutex_unlock(&thread->mutex);
}

bool compositor_thread_start(struct compositor_thread *thread)
{
	log_errors_only(); /* the standard output is the test runner's */
	thread->options = (struct options){
		.outputs = { { 0, 0, 1280, 1024 } },
		.output_count = 1,
		.accommodations = TACTUS_TOUCH_ACCOMMODATIONS_INIT,
		.accepts_early_buffers = true,
	};
	pthread_mutex_init(&thread->mutex, NULL);
	pthread_cond_init(&thread->done, NULL);
	thread->wakeup = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
	if (thread->wakeup < 0 || !server_init(&thread->server, &thread->options) ||
		!shell_start_clock(&thread->server.shell))
		return false;
	thread->source = wl_event_loop_add_fd(thread->server.loop, thread->wakeup, WL_EVENT_READABLE, handle_wakeup,
		thread);
	return thread->source && pthread_create(&thread->thread, NULL, run, thread) == 0;
}

static void quit(struct server *server, void *data)
{
	server_quit(server);
}

void compositor_thread_stop(struct compositor_thread *thread)
{
	compositor_thread_do(thread, quit, NULL);
	pthread_join(thread->thread, NULL);
	server_disconnect_clients(&thread->server);
	wl_event_source_remove(thread->source);
	server_finish(&thread->server);
	close(thread->wakeup);
	pthread_cond_destroy(&thread->done);
	pthread_mutex_destroy(&thread->mutex);
}
