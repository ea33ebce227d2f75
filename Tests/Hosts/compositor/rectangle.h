/* SPDX-License-Identifier: MIT */
#ifndef COMPOSITOR_RECTANGLE_H
#define COMPOSITOR_RECTANGLE_H

struct rectangle {
	int x, y, width, height;
};

#endif
