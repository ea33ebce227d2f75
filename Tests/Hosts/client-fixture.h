/* SPDX-License-Identifier: MIT */
/* A toolkit with a tap and a pan on one window, for tests that call the listeners of hosts/client. */
#ifndef CLIENT_FIXTURE_H
#define CLIENT_FIXTURE_H

#include "tactus-client-private.h"

/* The glue never reads a surface. */
#define OURS ((struct wl_surface *)&client_surfaces[0])
#define FOREIGN ((struct wl_surface *)&client_surfaces[1])
#define AT(number) wl_fixed_from_double(number)

extern char client_surfaces[2];
extern struct tactus_application *application;
extern struct tactus_client *client;
extern struct tactus_client_seat *seat;
extern int taps, pans_begun, pans_ended, pans_cancelled;
/* Place of the last tap, px. */
extern double last_x;
/* Whether the tap's callback destroys the glue, or removes the seat. */
extern bool destroys, removes;

/* Creates the toolkit with one seat. Returns its window. */
struct tactus_view *client_start(void);
void client_finish(void);
/* Says where OURS is; FOREIGN is not the toolkit's. */
bool client_place_of(struct wl_surface *surface, struct tactus_client_place *place, void *data);
/* Adds a recognizer to a view. */
void client_add(struct tactus_view *view, struct tactus_recognizer *recognizer, tactus_action_func action);

#endif
