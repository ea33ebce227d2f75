/* SPDX-License-Identifier: MIT */
/* The rules of xdg_positioner, one axis at a time. */
#include "xdg-shell-server-protocol.h"
#include "xdg/positioner.h"

#include <stdint.h>

/* A popup on one axis. Sides are -1 (left, top), 0 (the middle) and 1 (right, bottom). */
struct axis {
	int64_t anchor_start, anchor_length;
	int anchor_side, gravity_side;
	int64_t offset, length;
	int64_t room_start, room_length;
	bool may_flip, may_slide, may_resize;
};

static int64_t place(const struct axis *axis, int anchor_side, int gravity_side, int64_t offset)
{
	int64_t anchor = axis->anchor_start + axis->anchor_length * (anchor_side + 1) / 2;

	/* The gravity tells to which side of the anchor the popup extends. */
	return anchor + offset - axis->length * (1 - gravity_side) / 2;
}

static bool fits(const struct axis *axis, int64_t start)
{
	return start >= axis->room_start && start + axis->length <= axis->room_start + axis->room_length;
}

static int64_t slide(const struct axis *axis, int64_t start)
{
	int64_t last = axis->room_start + axis->room_length - axis->length;

	if (start > last)
		start = last;
	return start < axis->room_start ? axis->room_start : start;
}

static int64_t resolve(struct axis *axis)
{
	int64_t start = place(axis, axis->anchor_side, axis->gravity_side, axis->offset);
	int64_t flipped = place(axis, -axis->anchor_side, -axis->gravity_side, -axis->offset);
	int64_t end;

	if (fits(axis, start))
		return start;
	if (axis->may_flip && fits(axis, flipped))
		return flipped;
	if (axis->may_slide)
		start = slide(axis, start);
	if (!axis->may_resize || fits(axis, start))
		return start;
	end = start + axis->length;
	if (end > axis->room_start + axis->room_length)
		end = axis->room_start + axis->room_length;
	if (start < axis->room_start)
		start = axis->room_start;
	/* If nothing would be left, the size stays. */
	if (end > start)
		axis->length = end - start;
	return start;
}

static int horizontal_side(uint32_t value)
{
	switch (value) {
	case XDG_POSITIONER_ANCHOR_LEFT:
	case XDG_POSITIONER_ANCHOR_TOP_LEFT:
	case XDG_POSITIONER_ANCHOR_BOTTOM_LEFT:
		return -1;
	case XDG_POSITIONER_ANCHOR_RIGHT:
	case XDG_POSITIONER_ANCHOR_TOP_RIGHT:
	case XDG_POSITIONER_ANCHOR_BOTTOM_RIGHT:
		return 1;
	default:
		return 0;
	}
}

static int vertical_side(uint32_t value)
{
	switch (value) {
	case XDG_POSITIONER_ANCHOR_TOP:
	case XDG_POSITIONER_ANCHOR_TOP_LEFT:
	case XDG_POSITIONER_ANCHOR_TOP_RIGHT:
		return -1;
	case XDG_POSITIONER_ANCHOR_BOTTOM:
	case XDG_POSITIONER_ANCHOR_BOTTOM_LEFT:
	case XDG_POSITIONER_ANCHOR_BOTTOM_RIGHT:
		return 1;
	default:
		return 0;
	}
}

/* Anchors and gravities have the same numbers. */
struct rectangle positioner_place(const struct positioner *positioner, const struct rectangle *room)
{
	const struct rectangle *beside = &positioner->anchor_rectangle;
	uint32_t adjustment = positioner->adjustment;
	struct axis across = {
		.anchor_start = beside->x,
		.anchor_length = beside->width,
		.anchor_side = horizontal_side(positioner->anchor),
		.gravity_side = horizontal_side(positioner->gravity),
		.offset = positioner->offset_x,
		.length = positioner->width,
		.room_start = room->x,
		.room_length = room->width,
		.may_flip = adjustment & XDG_POSITIONER_CONSTRAINT_ADJUSTMENT_FLIP_X,
		.may_slide = adjustment & XDG_POSITIONER_CONSTRAINT_ADJUSTMENT_SLIDE_X,
		.may_resize = adjustment & XDG_POSITIONER_CONSTRAINT_ADJUSTMENT_RESIZE_X,
	};
	struct axis down = {
		.anchor_start = beside->y,
		.anchor_length = beside->height,
		.anchor_side = vertical_side(positioner->anchor),
		.gravity_side = vertical_side(positioner->gravity),
		.offset = positioner->offset_y,
		.length = positioner->height,
		.room_start = room->y,
		.room_length = room->height,
		.may_flip = adjustment & XDG_POSITIONER_CONSTRAINT_ADJUSTMENT_FLIP_Y,
		.may_slide = adjustment & XDG_POSITIONER_CONSTRAINT_ADJUSTMENT_SLIDE_Y,
		.may_resize = adjustment & XDG_POSITIONER_CONSTRAINT_ADJUSTMENT_RESIZE_Y,
	};
	int64_t x = resolve(&across), y = resolve(&down);

	return (struct rectangle){ (int)x, (int)y, (int)across.length, (int)down.length };
}
