/* SPDX-License-Identifier: MIT */
/*
 * Tactus in a compositor on wlroots. "Adopting Tactus in a compositor that exists" in docs/guide.md shows where the
 * calls go. Copy these files:
 *
 *   tactus-wlroots.h, -private.h, wlroots-version.h
 *   tactus-wlroots.c           surfaces and views, what leaves for clients
 *   tactus-wlroots-input.c     touchscreens
 *   tactus-wlroots-grabs.c     optional: moves and drag and drop with a finger
 *   tactus-wlroots-pointer.c   optional: the pointer for clients without wl_touch
 *
 * The glue listens to the touch events of a wlr_cursor, feeds them to the engine, asks the compositor which surface is
 * below a finger, and hands what the gestures leave to the wlr_seat. The compositor itself no longer listens to these
 * events and no longer calls wlr_seat_touch_notify_*().
 */
#ifndef TACTUS_WLROOTS_H
#define TACTUS_WLROOTS_H

#include <stdbool.h>
#include <stdint.h>
#include <tactus.h>

struct tactus_wlroots;
struct wl_event_loop;
struct wlr_cursor;
struct wlr_output_layout;
struct wlr_seat;
struct wlr_seat_request_start_drag_event;
struct wlr_surface;
struct wlr_xdg_shell;

/* What the glue needs of the compositor. Copied; all of it outlives the glue. */
struct tactus_wlroots_host {
	struct wl_event_loop *loop;
	struct wlr_seat *seat;
	/* Touchscreens are attached to it with wlr_cursor_attach_input_device(), and mapped to their outputs. */
	struct wlr_cursor *cursor;
	struct wlr_output_layout *layout;
	/* A finger beside all surfaces closes its popups that have a grab. May be NULL. */
	struct wlr_xdg_shell *xdg_shell;
	void *data; /* of the functions */

	/* Returns the surface at a place of the layout, and the place in it; NULL: no client's. */
	struct wlr_surface *(*surface_at)(double lx, double ly, double *sx, double *sy, void *data);

	/* A surface is touched for the first time: name its view, or keep gestures off it. May be NULL. */
	void (*surface_added)(struct wlr_surface *surface, struct tactus_view *view, void *data);
};

/* Returns NULL without memory or without a needed member; the reason is logged. One for each seat. */
struct tactus_wlroots *tactus_wlroots_create(const struct tactus_wlroots_host *host);
/* Clients get no further touches. Call it before the cursor, the layout and the seat go. NULL is allowed. */
void tactus_wlroots_destroy(struct tactus_wlroots *glue);

struct tactus_application *tactus_wlroots_get_application(const struct tactus_wlroots *glue);
/*
 * Returns the view that covers all outputs, in layout coordinates. Gestures above all clients are added to it; views of
 * the compositor's own that become its subviews lie in front of all surfaces.
 */
struct tactus_view *tactus_wlroots_get_root(const struct tactus_wlroots *glue);
/* Returns the surface that the touch is on, or NULL. */
struct wlr_surface *tactus_wlroots_get_surface(const struct tactus_touch *touch);
/* Returns the number of fingers on all touchscreens of the seat. */
unsigned tactus_wlroots_count_fingers(const struct tactus_wlroots *glue);

/*
 * For requests to move or to resize (tactus-wlroots-grabs.c): takes the finger that the serial belongs to from its
 * client, which gets cancel (rule 10.6). From now on the wlr_cursor is where the finger is; `motion` is called when it
 * has moved and `end` when it has lifted or was cancelled. Returns false if the serial is not that of the client's only
 * finger: then it is perhaps the pointer's.
 */
bool tactus_wlroots_take_touch(struct tactus_wlroots *glue, struct wlr_surface *surface, uint32_t serial,
	void (*motion)(uint32_t time_ms, void *data), void (*end)(uint32_t time_ms, void *data), void *data);

/*
 * For the seat's request_start_drag (tactus-wlroots-grabs.c): starts a drag and drop that follows the finger. Returns
 * false if the serial is no touch's: then it is perhaps the pointer's.
 */
bool tactus_wlroots_start_drag(struct tactus_wlroots *glue, const struct wlr_seat_request_start_drag_event *event);

/*
 * Gives a client without wl_touch one finger as the pointer's left button (tactus-wlroots-pointer.c). The functions are
 * what the compositor does when the pointer has moved or a button was pressed, where that is more than telling the
 * seat; each may be NULL. The wlr_cursor has been moved to the finger; `pressed` false is the release. Returns false
 * without memory.
 */
bool tactus_wlroots_emulate_pointer(struct tactus_wlroots *glue, void (*motion)(uint32_t time_ms, void *data),
	void (*button)(uint32_t time_ms, uint32_t button, bool pressed, void *data), void *data);

#endif
