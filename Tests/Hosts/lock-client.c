/* SPDX-License-Identifier: MIT */
/*
 * Locks the screen with a surface that can be touched, on one output, until it is told to unlock by SIGUSR1.
 * WAYLAND_DEBUG=1 shows its touches.
 */
#define _GNU_SOURCE /* memfd_create */
#include "ext-session-lock-v1-client-protocol.h"
#include "test-connection.h"

#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

static struct ext_session_lock_manager_v1 *manager;
static struct wl_output *output;
static struct wl_surface *locker;
static volatile sig_atomic_t unlocks;

static void handle_global(void *data, struct wl_registry *registry, uint32_t name, const char *interface,
	uint32_t version)
{
	if (strcmp(interface, ext_session_lock_manager_v1_interface.name) == 0)
		manager = wl_registry_bind(registry, name, &ext_session_lock_manager_v1_interface, 1);
	else if (strcmp(interface, wl_output_interface.name) == 0)
		output = wl_registry_bind(registry, name, &wl_output_interface, 1);
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
}

static void handle_finished(void *data, struct ext_session_lock_v1 *lock)
{
	fprintf(stderr, "the compositor does not lock\n");
	exit(EXIT_FAILURE);
}

static const struct ext_session_lock_v1_listener lock_listener = {
	.locked = handle_locked,
	.finished = handle_finished,
};

/* The surface has to be as large as its output. */
static void handle_configure(void *data, struct ext_session_lock_surface_v1 *lock_surface, uint32_t serial,
	uint32_t width, uint32_t height)
{
	int32_t size = (int32_t)(width * height * 4);
	int file = memfd_create("locker", MFD_CLOEXEC);
	struct wl_shm_pool *pool;

	if (file < 0 || ftruncate(file, size) < 0)
		exit(EXIT_FAILURE);
	pool = wl_shm_create_pool(shm, file, size);
	ext_session_lock_surface_v1_ack_configure(lock_surface, serial);
	wl_surface_attach(locker,
		wl_shm_pool_create_buffer(
			pool, 0, (int32_t)width, (int32_t)height, (int32_t)width * 4, WL_SHM_FORMAT_XRGB8888),
		0, 0);
	wl_surface_commit(locker);
}

static const struct ext_session_lock_surface_v1_listener lock_surface_listener = { .configure = handle_configure };

static void handle_signal(int number)
{
	unlocks = 1;
}

int main(void)
{
	const struct sigaction action = { .sa_handler = handle_signal };
	struct ext_session_lock_v1 *lock;
	struct pollfd readable;

	sigaction(SIGUSR1, &action, NULL);
	if (!test_connect())
		return EXIT_FAILURE;
	wl_registry_add_listener(wl_display_get_registry(display), &registry_listener, NULL);
	wl_display_roundtrip(display);
	if (!manager || !output)
		return EXIT_FAILURE;
	wl_seat_get_touch(seat);
	lock = ext_session_lock_manager_v1_lock(manager);
	ext_session_lock_v1_add_listener(lock, &lock_listener, NULL);
	locker = wl_compositor_create_surface(compositor);
	ext_session_lock_surface_v1_add_listener(
		ext_session_lock_v1_get_lock_surface(lock, locker, output), &lock_surface_listener, NULL);
	readable = (struct pollfd){ .fd = wl_display_get_fd(display), .events = POLLIN };
	while (!unlocks && wl_display_flush(display) >= 0) {
		if (poll(&readable, 1, -1) > 0 && wl_display_dispatch(display) < 0)
			return EXIT_FAILURE;
	}
	ext_session_lock_v1_unlock_and_destroy(lock);
	wl_display_roundtrip(display);
	return EXIT_SUCCESS;
}
