/* SPDX-License-Identifier: MIT */
/*
 * picture-box FILE.png RRGGBB: prints where pixels of one colour are in a picture, `X Y WIDTH HEIGHT` of the smallest
 * rectangle with all of them, or `none`.
 */
#include <cairo.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

struct box {
	int left, top, right, bottom;
};

static void add_row(struct box *box, const uint32_t *row, int width, int y, uint32_t color)
{
	int x;

	for (x = 0; x < width; x++) {
		if ((row[x] & 0xffffff) != color)
			continue;
		box->left = x < box->left ? x : box->left;
		box->right = x > box->right ? x : box->right;
		box->top = y < box->top ? y : box->top;
		box->bottom = y;
	}
}

int main(int argc, char **argv)
{
	cairo_surface_t *picture = argc == 3 ? cairo_image_surface_create_from_png(argv[1]) : NULL;
	struct box box = { INT32_MAX, INT32_MAX, -1, -1 };
	int y;

	if (!picture || cairo_surface_status(picture) != CAIRO_STATUS_SUCCESS) {
		fprintf(stderr, "picture-box: FILE.png RRGGBB, and a picture that can be read\n");
		return 1;
	}
	for (y = 0; y < cairo_image_surface_get_height(picture); y++)
		add_row(&box,
			(const uint32_t *)(const void *)(cairo_image_surface_get_data(picture) +
				(size_t)y * (size_t)cairo_image_surface_get_stride(picture)),
			cairo_image_surface_get_width(picture), y, (uint32_t)strtoul(argv[2], NULL, 16));
	cairo_surface_destroy(picture);
	if (box.bottom < 0)
		puts("none");
	else
		printf("%d %d %d %d\n", box.left, box.top, box.right - box.left + 1, box.bottom - box.top + 1);
	return 0;
}
