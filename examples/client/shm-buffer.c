/* SPDX-License-Identifier: MIT */
#define _GNU_SOURCE /* memfd_create */
#include "shm-buffer.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

static void handle_release(void *data, struct wl_buffer *wl_buffer)
{
	struct shm_buffer *buffer = data;

	buffer->busy = false;
}

static const struct wl_buffer_listener buffer_listener = {
	.release = handle_release,
};

static int open_memory(size_t length)
{
	int fd = memfd_create("touches", MFD_CLOEXEC);

	if (fd < 0)
		return -1;
	if (ftruncate(fd, (off_t)length) < 0) {
		int error = errno;

		close(fd);
		errno = error;
		return -1;
	}
	return fd;
}

static bool create_wl_buffer(struct shm_buffer *buffer, struct wl_shm *shm, int fd, int stride)
{
	struct wl_shm_pool *pool = wl_shm_create_pool(shm, fd, (int32_t)buffer->length);

	if (!pool)
		return false;
	buffer->wl_buffer = wl_shm_pool_create_buffer(pool, 0, buffer->width, buffer->height,
		stride, WL_SHM_FORMAT_ARGB8888);
	wl_shm_pool_destroy(pool);
	if (!buffer->wl_buffer)
		return false;
	wl_buffer_add_listener(buffer->wl_buffer, &buffer_listener, buffer);
	return true;
}

bool shm_buffer_init(struct shm_buffer *buffer, struct wl_shm *shm, int width, int height)
{
	int stride = cairo_format_stride_for_width(CAIRO_FORMAT_ARGB32, width);
	bool created = false;
	int fd;

	memset(buffer, 0, sizeof(*buffer));
	if (stride <= 0 || height <= 0 || height > INT32_MAX / stride) {
		fprintf(stderr, "client: a %dx%d buffer is impossible\n", width, height);
		return false;
	}
	buffer->width = width;
	buffer->height = height;
	buffer->length = (size_t)stride * (size_t)height;

	fd = open_memory(buffer->length);
	if (fd >= 0) {
		void *memory = mmap(NULL, buffer->length, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);

		if (memory != MAP_FAILED)
			buffer->memory = memory;
	}
	if (buffer->memory) {
		buffer->surface = cairo_image_surface_create_for_data(buffer->memory,
			CAIRO_FORMAT_ARGB32, width, height, stride);
		created = create_wl_buffer(buffer, shm, fd, stride);
	}
	if (!created) {
		fprintf(stderr, "client: no %dx%d buffer: %s\n", width, height, strerror(errno));
		shm_buffer_finish(buffer);
	}
	if (fd >= 0)
		close(fd); /* the pool and the mapping hold it */
	return created;
}

void shm_buffer_finish(struct shm_buffer *buffer)
{
	if (buffer->wl_buffer)
		wl_buffer_destroy(buffer->wl_buffer);
	if (buffer->surface)
		cairo_surface_destroy(buffer->surface);
	if (buffer->memory)
		munmap(buffer->memory, buffer->length);
	memset(buffer, 0, sizeof(*buffer));
}
