/* SPDX-License-Identifier: MIT */
/* Stand-ins for the host in the examples of the headers. */
#ifndef EXAMPLES_H
#define EXAMPLES_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <tactus.h>

#define KEY_PLAYPAUSE 164

struct stroke {
	struct tactus_view *paper;
	size_t point_count;
};

static inline void stroke_add_point(struct stroke *stroke, double x, double y, double force)
{
	(void)x, (void)y, (void)force;
	stroke->point_count++;
}

static inline void stroke_undo(struct stroke *stroke)
{
	stroke->point_count = 0;
}

struct picture {
	struct tactus_view *view;
	double x, y, held_x, held_y;
};

static inline void picture_remember_its_place(struct picture *picture)
{
	picture->held_x = picture->x;
	picture->held_y = picture->y;
}

static inline void picture_move_by(struct picture *picture, double x, double y)
{
	picture->x = picture->held_x + x;
	picture->y = picture->held_y + y;
}

struct photo {
	struct tactus_view *view;
	double matrix[6], held[6];
};

static inline void photo_remember_its_place(struct photo *photo)
{
	memcpy(photo->held, photo->matrix, sizeof photo->held);
}

static inline void photo_place(struct photo *photo, double a, double b, double c, double d, double tx, double ty)
{
	const double matrix[6] = { a, b, c, d, tx, ty };

	memcpy(photo->matrix, matrix, sizeof photo->matrix);
}

struct wire {
	size_t downs;
};

static inline void wire_send_down(struct wire *wire, uint32_t time_ms, int32_t id, double x, double y)
{
	(void)time_ms, (void)id, (void)x, (void)y;
	wire->downs++;
}

struct cursor {
	double x, y;
};

static inline void send_axis_to_client(const struct cursor *cursor, double dx, double dy)
{
	(void)cursor, (void)dx, (void)dy;
}

static inline void send_key_to_client(uint32_t key)
{
	(void)key;
}

static inline void close_window(bool *is_closed)
{
	*is_closed = true;
}

#endif
