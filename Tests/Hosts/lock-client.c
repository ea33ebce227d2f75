/* SPDX-License-Identifier: MIT */
/* A locker: locks the screen with a surface that takes touches, and unlocks it at SIGUSR1. */
#define _GNU_SOURCE /* memfd_create */
#include "ext-session-lock-v1-client-protocol.h"
#include "test-connection.h"

#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/signalfd.h>
#include <unistd.h>

static struct ext_session_lock_manager_v1 *manager;
static struct wl_output *output;
static struct wl_surface *shade;

static void handle_global(
	void *data, struct wl_registry *registry, uint32_t name, const char *interface, uint32_t version)
{
	if (strcmp(interface, ext_session_lock_manager_v1_interface.name) == 0)
		manager = wl_registry_bind(registry, name, &ext_session_lock_manager_v1_interface, 1);
	else if (strcmp(interface, wl_output_interface.name) == 0 && !output)
		output = wl_registry_bind(registry, name, &wl_output_interface, 2);
}

static void handle_global_remove(void *data, struct wl_registry *registry, uint32_t name)
{
}

static const struct wl_registry_listener registry_listener = {
	.global = handle_global,
	.global_remove = handle_global_remove,
};

static void handle_locked(void *data, struct ext_session_lock_v1 *lock)
{
	puts("locked");
}

static void handle_finished(void *data, struct ext_session_lock_v1 *lock)
{
	puts("refused");
	exit(EXIT_FAILURE);
}

static const struct ext_session_lock_v1_listener lock_listener = {
	.locked = handle_locked,
	.finished = handle_finished,
};

/* The buffer has exactly the size of the output, as the protocol demands. */
static void handle_configure(void *data, struct ext_session_lock_surface_v1 *lock_surface, uint32_t serial,
	uint32_t width, uint32_t height)
{
	int32_t size = (int32_t)(width * height * 4);
	int pixels = memfd_create("shade", MFD_CLOEXEC);
	struct wl_shm_pool *pool;

	if (pixels < 0 || ftruncate(pixels, size) < 0)
		exit(EXIT_FAILURE);
	pool = wl_shm_create_pool(shm, pixels, size);
	ext_session_lock_surface_v1_ack_configure(lock_surface, serial);
	wl_surface_attach(shade,
		wl_shm_pool_create_buffer(
			pool, 0, (int32_t)width, (int32_t)height, (int32_t)width * 4, WL_SHM_FORMAT_XRGB8888),
		0, 0);
	wl_surface_commit(shade);
	wl_shm_pool_destroy(pool);
	close(pixels);
}

static const struct ext_session_lock_surface_v1_listener surface_listener = { .configure = handle_configure };

/* Returns whether the signal has come; false if the connection has ended. */
static bool await_signal(void)
{
	sigset_t signals;
	struct pollfd polled[2] = { { .fd = wl_display_get_fd(display), .events = POLLIN }, { .events = POLLIN } };

	sigemptyset(&signals);
	sigaddset(&signals, SIGUSR1);
	sigprocmask(SIG_BLOCK, &signals, NULL);
	polled[1].fd = signalfd(-1, &signals, SFD_CLOEXEC);
	for (;;) {
		if (wl_display_dispatch_pending(display) < 0 || wl_display_flush(display) < 0)
			return false;
		if (poll(polled, 2, -1) < 0 || (polled[0].revents && wl_display_dispatch(display) < 0))
			return false;
		if (polled[1].revents)
			return true;
	}
}

int main(void)
{
	struct ext_session_lock_v1 *lock;

	setvbuf(stdout, NULL, _IOLBF, 0);
	if (!test_connect())
		return EXIT_FAILURE;
	wl_registry_add_listener(wl_display_get_registry(display), &registry_listener, NULL);
	wl_display_roundtrip(display);
	if (!manager || !output)
		return EXIT_FAILURE;
	wl_seat_get_touch(seat);
	lock = ext_session_lock_manager_v1_lock(manager);
	ext_session_lock_v1_add_listener(lock, &lock_listener, NULL);
	shade = wl_compositor_create_surface(compositor);
	ext_session_lock_surface_v1_add_listener(
		ext_session_lock_v1_get_lock_surface(lock, shade, output), &surface_listener, NULL);
	if (!await_signal())
		return EXIT_FAILURE;
	ext_session_lock_v1_unlock_and_destroy(lock);
	wl_display_roundtrip(display);
	return EXIT_SUCCESS;
}
