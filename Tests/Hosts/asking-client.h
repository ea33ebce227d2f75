/* SPDX-License-Identifier: MIT */
#ifndef ASKING_CLIENT_H
#define ASKING_CLIENT_H

#include <stdint.h>

struct wl_surface;

extern struct wl_surface *part, *menu;
/* Returns the name under which a surface is printed. */
const char *name_of(struct wl_surface *which);

/* asking-client-parts.c */
void listen_to_pointer(void);
void add_part(void);
void add_waiting_part(void);
void commit_window(struct wl_surface *touched, uint32_t serial, int x, int y);
void open_menu_and_move_it(void);
void ask_for_menu(struct wl_surface *touched, uint32_t serial, int x, int y);

/* asking-client-data.c */
void listen_to_data(void);
void ask_for_drag(struct wl_surface *touched, uint32_t serial, int x, int y);

#endif
