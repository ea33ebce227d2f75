/* SPDX-License-Identifier: MIT */
/* Cards, a tray and a folder: what the drag changes, and how it is drawn. */
#ifndef CLASSIC_DESK_H
#define CLASSIC_DESK_H

#include "support/scene.h"

#include <stdint.h>
#include <tactus-interactions.h>

#define CARDS 4
#define CARD_WIDTH 80
#define CARD_HEIGHT 60

enum place {
	ON_THE_DESK,
	IN_THE_TRAY,
	IN_THE_FOLDER,
};

struct desk {
	struct tactus_view *top;
	struct tactus_drag_session *session;
	enum place places[CARDS];
	double x, y, held; /* of the finger, and of the cards that it carries */
	uint64_t target;
	bool has_target, is_folder_open;
	double loading; /* of the folder, 0 to 1 */
};

/* Middle of a card at its place. */
void card_home(const struct desk *desk, int card, double *x, double *y);
/* The tray, and the folder, which is larger when it is open. */
struct tactus_rectangle tray_rectangle(void);
struct tactus_rectangle folder_rectangle(const struct desk *desk);

/* Drawing function of a view (support/scene.h). */
void draw_desk(cairo_t *cairo, struct tactus_view *top, double width, double height, void *data);

#endif
