/* SPDX-License-Identifier: MIT */
/**
 * @file tactus-wayland.h
 * Sends the touches that the gestures leave to Wayland clients: wl_touch on libwayland-server.
 *
 * The host keeps its wl_display, its wl_seat globals and its wl_surface objects. It creates one adapter for an
 * application and one seat for each wl_seat, hands wl_seat.get_touch on, and creates the views of surfaces here.
 *
 * From then on every client sees a legal wl_touch stream, whatever recognizers decide (docs/semantics.md, §10):
 * each down is closed by one up or covered by one cancel, each client gets one frame for each delivery in which
 * it got events, ids are small, coordinates surface-local, times milliseconds that wrap.
 *
 * The conventions are those of tactus.h, but for errno, which libwayland changes. Application, display, clients,
 * surfaces, seats and adapter may go in any order, also in callbacks, as far as libwayland allows it: a display does
 * not go while its event loop dispatches, and a client does not go while libwayland destroys it or one of its
 * objects. unheard_touch is not called then, but from the event loop afterwards; actions, view callbacks and destroy
 * listeners of tactus.h are, since the view of a wl_surface goes with it. Link with libtactus-wayland, libtactus and
 * wayland-server (1.20 or later).
 */
#ifndef TACTUS_WAYLAND_H
#define TACTUS_WAYLAND_H

#include "tactus.h"

#ifdef __cplusplus
extern "C" {
#endif

struct wl_client;
struct wl_display;
struct wl_resource;

/** Stands between one application and the clients of one display. @since 0.1 */
struct tactus_wayland;
/** The touches of one wl_seat: its wl_touch objects, those of all clients. @since 0.1 */
struct tactus_wayland_seat;

/* ------------------------------------------------------------------ */
/** @defgroup wayland_adapter The Wayland adapter
 *  One adapter connects an application with a wl_display. It keeps a record of the clients, seats and surfaces that
 *  are made through it, and sends their wl_touch events. All memory that sending needs is reserved when they are
 *  made.
 *
 *  @code
 *  struct tactus_wayland *wayland = tactus_wayland_create(application, display);
 *  struct tactus_wayland_seat *seat = tactus_wayland_seat_create(wayland, 0);
 *  @endcode
 *
 *  Common mistakes: sending wl_touch events beside the adapter, so that ids and frames collide; destroying a display
 *  while its event loop dispatches.
 *  @{ */

/**
 * Creates an adapter. NULL without an application, a display or memory. Everything that sending needs is
 * reserved here and when clients, seats and surfaces come: an event allocates nothing. @since 0.1
 */
struct tactus_wayland *tactus_wayland_create(struct tactus_application *application, struct wl_display *display);

/**
 * Destroys the adapter with its seats and the views of its surfaces. Clients that have touches get cancel; their
 * wl_touch objects stay, and hear nothing more. Application and display may be destroyed before or after it.
 * Inside a callback memory is freed when the outermost call returns. NULL is allowed. @since 0.1
 */
void tactus_wayland_destroy(struct tactus_wayland *wayland);

/** Keeps a pointer of the host's; the library never looks behind it. @since 0.1 */
enum tactus_status tactus_wayland_set_user_data(struct tactus_wayland *wayland, void *data);
/** Returns the user data that was set, or NULL. @since 0.1 */
void *tactus_wayland_get_user_data(const struct tactus_wayland *wayland);
/** The application that it was made for; NULL once that is gone. @since 0.1 */
struct tactus_application *tactus_wayland_get_application(const struct tactus_wayland *wayland);
/** The display that it was made for; NULL once that is gone. @since 0.1 */
struct wl_display *tactus_wayland_get_display(const struct tactus_wayland *wayland);

/** @} */
/* ------------------------------------------------------------------ */
/** @defgroup wayland_seats Wayland seats
 *  A seat stands behind one wl_seat global. Its number is that of the touch sources that feed it, 0 unless there are
 *  several seats. The host keeps the global, offers the version of tactus_wayland_get_seat_version() at most, and
 *  hands wl_seat.get_touch on.
 *
 *  @code
 *  void handle_get_touch(struct wl_client *client, struct wl_resource *wl_seat, uint32_t id)
 *  {
 *  	struct seat *seat = wl_resource_get_user_data(wl_seat);
 *
 *  	tactus_wayland_seat_get_touch(seat ? seat->touch : NULL, client, wl_seat, id);
 *  }
 *  @endcode
 *
 *  Common mistakes: answering wl_seat.get_touch for a seat that is gone with an error, whereas the protocol wants an
 *  object that hears nothing: pass NULL.
 *  @{ */

/**
 * The version in which the host should offer wl_seat: the highest that both this library (9) and the libwayland
 * that is there know. @since 0.1
 */
uint32_t tactus_wayland_get_seat_version(void);

/**
 * Creates what stands behind one wl_seat.
 * @param number the seat of the touch sources that feed it (1.13), as in struct tactus_touch_source_info
 * @return NULL: the adapter has a seat of that number, is gone, or there is no memory. @since 0.1
 */
struct tactus_wayland_seat *tactus_wayland_seat_create(struct tactus_wayland *wayland, uint32_t number);

/**
 * Destroys a seat. Clients that have touches of it get cancel; their wl_touch objects stay, and hear nothing more.
 * NULL is allowed. @since 0.1
 */
void tactus_wayland_seat_destroy(struct tactus_wayland_seat *seat);

/** Keeps a pointer of the host's; the library never looks behind it. @since 0.1 */
enum tactus_status tactus_wayland_seat_set_user_data(struct tactus_wayland_seat *seat, void *data);
/** Returns the user data that was set, or NULL. @since 0.1 */
void *tactus_wayland_seat_get_user_data(const struct tactus_wayland_seat *seat);
/** Its number; 0 without a seat. @since 0.1 */
uint32_t tactus_wayland_seat_get_number(const struct tactus_wayland_seat *seat);
/** The seat of a number, or NULL. @since 0.1 */
struct tactus_wayland_seat *tactus_wayland_find_seat(const struct tactus_wayland *wayland, uint32_t number);

/**
 * Handles wl_seat.get_touch: makes the wl_touch. A client may have any number of them for a seat; all hear the
 * same, and each only of touches that went down after it was made. wl_touch.shape is sent from version 6 on, with the
 * downs and motions of touches whose source reports their size; wl_touch.orientation is not, since no source reports
 * it.
 *
 * @param seat NULL, or its application is gone: the object is made and hears nothing, as the protocol wants it of a
 *     seat that has lost its touchscreen
 * @param wl_seat the object of which the request is; its version becomes that of the wl_touch, up to
 *     tactus_wayland_get_seat_version()
 * @param id of the new object
 * @return INVALID_ARGUMENT: no client or wl_seat. NO_MEMORY: the client was told so. @since 0.1
 */
enum tactus_status tactus_wayland_seat_get_touch(struct tactus_wayland_seat *seat, struct wl_client *client,
	struct wl_resource *wl_seat, uint32_t id);

/** Returns the number of wl_touch objects that a client has of this seat. @since 0.1 */
size_t tactus_wayland_seat_get_resource_count(const struct tactus_wayland_seat *seat, const struct wl_client *client);

/** @} */
/* ------------------------------------------------------------------ */
/** @defgroup wayland_surfaces Views of wl_surface objects
 *  The view of a wl_surface is a view as any other: the host puts it into the tree, moves, transforms and hides it.
 *  It is destroyed with the wl_surface; touches that are down on it then end for the client with up and frame (10.5).
 *
 *  @code
 *  struct tactus_view *view = tactus_wayland_surface_create(wayland, wl_surface, 40, 60, 640, 480);
 *
 *  tactus_wayland_surface_set_input_region(view, boxes, count);
 *  tactus_view_add_subview(window, view);
 *  @endcode
 *
 *  Common mistakes: creating the view at each map instead of taking it out of the tree while the surface is not
 *  mapped; forgetting the input region, so that shadows of windows take touches.
 *  @{ */

/**
 * Creates the view of a wl_surface, not in a tree yet. It is destroyed with the wl_surface: touches that are down on
 * it end with up and frame if the client lives (10.5), and silently if it does not. Taken out of its tree while the
 * surface is not mapped, it takes no touches.
 *
 * @param wl_surface of a client of the adapter's display
 * @param x, y, width, height place and size in the superview, logical pixels
 * @return NULL: a number is not finite, a size below 0, the adapter or its application gone, no memory. @since 0.1
 */
struct tactus_view *tactus_wayland_surface_create(struct tactus_wayland *wayland, struct wl_resource *wl_surface,
	double x, double y, double width, double height);

/** The wl_surface behind a view; NULL: the view is not one of this adapter's, or its wl_surface is gone. @since 0.1 */
struct wl_resource *tactus_wayland_surface_get_resource(
	const struct tactus_wayland *wayland, const struct tactus_view *surface);
/** The view of a wl_surface, of several the newest, or NULL. @since 0.1 */
struct tactus_view *tactus_wayland_find_surface(
	const struct tactus_wayland *wayland, const struct wl_resource *wl_surface);
/** The stream of a client; NULL if it has neither surfaces nor wl_touch objects here. @since 0.1 */
struct tactus_surface_client *tactus_wayland_find_client(
	const struct tactus_wayland *wayland, const struct wl_client *client);

/** Changes the size of a surface and leaves its corner where it is: for a commit. @since 0.1 */
enum tactus_status tactus_wayland_surface_set_size(struct tactus_view *surface, double width, double height);

/** A box in surface coordinates, from (x1, y1) to before (x2, y2); laid out as pixman_box32_t. @since 0.1 */
struct tactus_wayland_box {
	/** Whole surface-local units. */
	int32_t x1, y1, x2, y2;
};

/**
 * Sets the input region that a commit has made valid: touches elsewhere fall through to what lies behind. It is cut
 * to the surface's bounds. With pixman:
 *
 *     int count;
 *     const void *boxes = pixman_region32_rectangles(&region, &count);
 *     tactus_wayland_surface_set_input_region(view, boxes, count);
 *
 * A host that would rather be asked sets point_inside by tactus_view_set_callbacks() instead.
 *
 * @param boxes copied; NULL: all of the surface, as wl_surface.set_input_region(NULL); empty boxes count as none
 * @param count 0 with boxes that are not NULL: nowhere
 * @since 0.1
 */
enum tactus_status tactus_wayland_surface_set_input_region(
	struct tactus_view *surface, const struct tactus_wayland_box *boxes, size_t count);

/** @} */
/* ------------------------------------------------------------------ */
/** @defgroup wayland_touches Wayland touches and serials
 *  The host learns of each finger that lands, before any gesture delays or claims it: the moment to raise a window or
 *  to close a popup. Requests of clients name a touch by the serial of its down or up; it is found here, described,
 *  and taken for an interactive move, a resize, a drag or a popup's grab.
 *
 *  @code
 *  // xdg_toplevel.move
 *  void handle_move(struct tactus_wayland_seat *seat, struct wl_client *client, uint32_t serial, void *window)
 *  {
 *  	struct tactus_touch_grab_callbacks callbacks = TACTUS_TOUCH_GRAB_CALLBACKS_INIT;
 *
 *  	callbacks.motion = move_window;
 *  	callbacks.end = drop_window;
 *  	tactus_wayland_seat_take_touch(seat, client, serial, &callbacks, window);
 *  }
 *  @endcode
 *
 *  Common mistakes: taking a touch whose serial was found for another client; expecting the client to get an up
 *  afterwards: it gets cancel.
 *  @{ */

/** State of a touch as its client knows it. Values are stable; new ones may be added. @since 0.1 */
enum tactus_wayland_touch_state {
	/** Nothing was sent (yet): it is withheld, was claimed by a gesture, or is on no surface. */
	TACTUS_WAYLAND_TOUCH_STATE_NONE = 0,
	/** Its down was sent. */
	TACTUS_WAYLAND_TOUCH_STATE_SENT = 1,
	/** No wl_touch hears of it; the host does instead, by unheard_touch. */
	TACTUS_WAYLAND_TOUCH_STATE_UNHEARD = 2,
	/** Its up was sent. */
	TACTUS_WAYLAND_TOUCH_STATE_ENDED = 3,
	/** The client got cancel. */
	TACTUS_WAYLAND_TOUCH_STATE_CANCELLED = 4,
	/** Taken by tactus_wayland_seat_take_touch(); the client got cancel. */
	TACTUS_WAYLAND_TOUCH_STATE_TAKEN = 5,
	TACTUS_WAYLAND_TOUCH_STATE_FORCE_32_BIT = INT32_MAX
};

/** A touch as Wayland sees it. Filled by the library. @since 0.1 */
struct tactus_wayland_touch {
	/** As TACTUS_WAYLAND_TOUCH_INIT sets it. */
	size_t size;
	/** NULL: the adapter has no seat of the touch's number. */
	struct tactus_wayland_seat *seat;
	/** The touch, until it lifts; valid during the callback. NULL: it has lifted, or left the client. */
	const struct tactus_touch *touch;
	/** The view of the surface that it went down on; NULL: it went down elsewhere, or the view is gone. */
	struct tactus_view *surface;
	/** The wl_surface behind it; NULL as above. */
	struct wl_resource *wl_surface;
	/** Whose it is; NULL as above. */
	struct wl_client *client;
	/** Surface-local, as sent last; without a surface in the application's space. */
	double x, y;
	/** When that was: µs. */
	uint64_t time_us;
	/** Of wl_touch.down, or given by tactus_wayland_set_touch_serial(); 0: none (yet). */
	uint32_t serial;
	/** Of wl_touch.up; 0: none (yet). */
	uint32_t up_serial;
	/** The id in wl_touch events; -1: none (yet). */
	int32_t id;
	/** enum tactus_wayland_touch_state. */
	uint32_t state;
};
/** Sets the size; nothing else is set. @since 0.1 */
#define TACTUS_WAYLAND_TOUCH_INIT \
	{ sizeof(struct tactus_wayland_touch), NULL, NULL, NULL, NULL, NULL, 0, 0, 0, 0, 0, -1, 0 }

/** Notifications for the host. NULL members are not called. The struct is copied. @since 0.1 */
struct tactus_wayland_callbacks {
	size_t size;
	/**
	 * A finger landed, on a surface or elsewhere; before any gesture delays or claims it, so nothing was sent, and
	 * perhaps nothing will be: for focus, raising, closing popups, idle timers. The touch may be taken here.
	 */
	void (*touch_down)(struct tactus_wayland *wayland, const struct tactus_wayland_touch *touch, void *data);
	/**
	 * A touch on the surface of a client that has no wl_touch of the seat, so that the host can emulate a pointer;
	 * or one of the type INDIRECT_POINTER on any surface, which is none for wl_touch. The host is told what would
	 * have been sent. BEGAN comes first, ENDED or CANCELLED last and once, unless seat, adapter, display or
	 * application go meanwhile. The touch stays the host's when the client makes a wl_touch. There are no frames:
	 * the events of one delivery come in a row. What the end of a wl_surface or a client causes is told by an idle
	 * source of the display's event loop, or when the next finger lands; surface and client are NULL then.
	 * @p touch->touch is the same in all phases, and only a name once the touch has lifted.
	 */
	void (*unheard_touch)(struct tactus_wayland *wayland, enum tactus_touch_phase phase,
		const struct tactus_wayland_touch *touch, void *data);
};
/** Sets the size; nothing else is set. @since 0.1 */
#define TACTUS_WAYLAND_CALLBACKS_INIT { sizeof(struct tactus_wayland_callbacks), NULL, NULL }

/** NULL: none. @since 0.1 */
enum tactus_status tactus_wayland_set_callbacks(
	struct tactus_wayland *wayland, const struct tactus_wayland_callbacks *callbacks, void *data);

/**
 * Finds the touch whose down or up has a serial: what a client names in xdg_toplevel.move and .resize,
 * xdg_popup.grab, wl_data_device.start_drag. The last 128 touches that are over are remembered, since a client that
 * answers to an up often names its down.
 *
 * @param client the one that names the serial, so that others' touches are not found; NULL: any
 * @param touch filled in; may be NULL
 * @return OK; NONE: there is none. Whether it is still down, @p touch->state says. O(1), at most 256 comparisons.
 * @since 0.1
 */
enum tactus_status tactus_wayland_seat_find_touch(const struct tactus_wayland_seat *seat,
	const struct wl_client *client, uint32_t serial, struct tactus_wayland_touch *touch);

/** Returns the state of a touch as its client knows it, also on no surface. NONE: the touch is over. @since 0.1 */
enum tactus_status tactus_wayland_describe_touch(const struct tactus_wayland *wayland,
	const struct tactus_touch *touch, struct tactus_wayland_touch *description);

/**
 * Takes the touch behind a serial for a move, a resize, a drag or a popup's grab: its client gets cancel, its
 * recognizers are cancelled, the rest goes to @p callbacks (10.6). A touch that is known otherwise, as by its id
 * (tactus_surface_client_find_touch()), is taken by tactus_touch_take(). See there for the callbacks.
 * @return UNKNOWN_TOUCH: the client has no touch with that serial. WRONG_STATE: it is over. @since 0.1
 */
enum tactus_status tactus_wayland_seat_take_touch(struct tactus_wayland_seat *seat, const struct wl_client *client,
	uint32_t serial, const struct tactus_touch_grab_callbacks *callbacks, void *data);

/**
 * Gives an unheard touch the serial of the pointer button that the host has sent for it, by which it is found from
 * then on. WRONG_STATE: the touch is not an unheard one. @since 0.1
 */
enum tactus_status tactus_wayland_set_touch_serial(
	struct tactus_wayland *wayland, const struct tactus_touch *touch, uint32_t serial);

/** @} */

#ifdef __cplusplus
}
#endif

#endif
