/* SPDX-License-Identifier: MIT */
/* A context menu: what its life, its fingers and its motion share. */
#ifndef INTERACTIONS_CONTEXT_MENU_H
#define INTERACTIONS_CONTEXT_MENU_H

#include "interaction.h"
#include "settling.h"

struct tactus_context_menu {
	struct interaction base;
	struct tactus_context_menu_settings settings;
	struct tactus_context_menu_callbacks callbacks;
	void *data;
	struct watch *view, *press;
	/* Covers the window while the menu is open; the choice is its recognizer. */
	struct watch *overlay, *choice;
	enum tactus_context_menu_state state;
	double x, y; /* of the press */
	uint64_t landed_us;
	int32_t item; /* that is highlighted */
	bool is_held; /* by the finger that has opened it */
	bool has_slid, was_asked;
	bool is_choosing, began_outside; /* another finger */
	double lift, open;
	bool is_moving;
	struct settling lifting, opening;
};

/* --- context-menu-motion.c: these may call callbacks, within interaction_enter() ------------------ */

/* A finger lands that may open the menu. */
void menu_press(struct tactus_context_menu *menu, double x, double y, uint64_t time_us);
void menu_open(struct tactus_context_menu *menu, uint64_t time_us);
/* Closes the menu, or ends a press. */
void menu_close(struct tactus_context_menu *menu, uint64_t time_us);
void menu_advance(struct tactus_context_menu *menu, uint64_t time_us);
void menu_highlight(struct tactus_context_menu *menu, int32_t item);

/* --- context-menu-fingers.c ------------------------------------------------------------------------ */

bool menu_create_recognizers(struct tactus_context_menu *menu, struct tactus_view *view);
void menu_destroy_recognizers(struct tactus_context_menu *menu);
/* Covers the window of the view, or uncovers it. */
void menu_cover(struct tactus_context_menu *menu, bool covers);

#endif
