/* SPDX-License-Identifier: MIT */
/*
 * Differences between Weston 10, 14 and 16, as far as the module and its test use it. The sources use the names of 16
 * or a version_ function from here, from weston-version-views.h or weston-version-keys.h; nothing else looks at the
 * version.
 *
 * Tested: 10, 14, 16. What another version changed is not known here, so that others are refused.
 */
#ifndef TACTUS_WESTON_VERSION_H
#define TACTUS_WESTON_VERSION_H

#include <libweston/libweston.h>
#include <libweston/version.h>
#include <stdbool.h>

#define WESTON_SINCE(major) (WESTON_VERSION_MAJOR >= (major))

#if WESTON_VERSION_MAJOR != 10 && WESTON_VERSION_MAJOR != 14 && WESTON_VERSION_MAJOR != 16
#error "weston-version.h knows Weston 10, 14 and 16"
#endif

/* --- the front end --------------------------------------------------------- */

/* Between 10 and 14 libweston took in libweston-desktop. */
#if WESTON_SINCE(14)
#include <libweston/desktop.h>
#else
#include <libweston-desktop/libweston-desktop.h>
#endif

/* Both are the same in all versions; from 14 on the header that declares them, weston.h, is not installed. */
struct weston_config;
struct weston_config *wet_get_config(struct weston_compositor *compositor);
int wet_module_init(struct weston_compositor *compositor, int *argc, char *argv[]);

/* --- places ---------------------------------------------------------------- */

/* 10 has two numbers for the corner of an output; since 14 locations are structs. */
static inline double version_output_x(const struct weston_output *output)
{
#if WESTON_SINCE(14)
	return output->pos.c.x;
#else
	return output->x;
#endif
}

static inline double version_output_y(const struct weston_output *output)
{
#if WESTON_SINCE(14)
	return output->pos.c.y;
#else
	return output->y;
#endif
}

#if WESTON_SINCE(14)
static inline struct weston_coord_global version_global(double x, double y)
{
	struct weston_coord_global place = { .c = weston_coord(x, y) };

	return place;
}
#endif

/* Returns the view that is shown at a location, or NULL. 10 also returns the location in the view. */
static inline struct weston_view *version_pick_view(struct weston_compositor *compositor, double x, double y)
{
#if WESTON_SINCE(14)
	return weston_compositor_pick_view(compositor, version_global(x, y));
#else
	wl_fixed_t view_x, view_y;

	return weston_compositor_pick_view(
		compositor, wl_fixed_from_double(x), wl_fixed_from_double(y), &view_x, &view_y);
#endif
}

/*
 * Converts from Weston's global space to a view's surface. Since 14 a view that has just moved must be updated first.
 */
static inline void version_place_in_surface(
	struct weston_view *view, double x, double y, wl_fixed_t *surface_x, wl_fixed_t *surface_y)
{
#if WESTON_SINCE(14)
	struct weston_coord_surface place;

	weston_view_update_transform(view);
	place = weston_coord_global_to_surface(view, version_global(x, y));
	*surface_x = wl_fixed_from_double(place.c.x);
	*surface_y = wl_fixed_from_double(place.c.y);
#else
	weston_view_from_global_fixed(view, wl_fixed_from_double(x), wl_fixed_from_double(y), surface_x, surface_y);
#endif
}

/* --- surfaces of the module ------------------------------------------------ */

/* 16 has an owner parameter; NULL means none. */
static inline struct weston_surface *version_create_surface(struct weston_compositor *compositor)
{
#if WESTON_SINCE(16)
	return weston_surface_create(compositor, NULL);
#else
	return weston_surface_create(compositor);
#endif
}

/* Since 14 surfaces are reference-counted. */
static inline void version_destroy_surface(struct weston_surface *surface)
{
#if WESTON_SINCE(14)
	weston_surface_unref(surface);
#else
	weston_surface_destroy(surface);
#endif
}

/* --- touch grabs ----------------------------------------------------------- */

/*
 * Functions of a touch grab. 10 passes a location as two wl_fixed_t, 14 as a struct; 16 passes one event struct. A
 * table begins with VERSION_TOUCH_GRAB and adds its own functions.
 */
struct version_touch_grab_interface {
	struct weston_touch_grab_interface weston;
	void (*down)(struct weston_touch *touch, const struct timespec *time, int32_t id, double x, double y);
	void (*motion)(struct weston_touch *touch, const struct timespec *time, int32_t id, double x, double y);
	void (*up)(struct weston_touch *touch, const struct timespec *time, int32_t id);
};

static inline const struct version_touch_grab_interface *version_interface_of(const struct weston_touch_grab *grab)
{
	const struct version_touch_grab_interface *table = NULL;

	return wl_container_of(grab->interface, table, weston);
}

#if WESTON_SINCE(16)
static inline void version_handle_down(struct weston_touch_grab *grab, const struct weston_touch_event *event)
{
	version_interface_of(grab)->down(
		grab->touch, &event->base.ts, event->touch_id, event->pos.c.x, event->pos.c.y);
}

static inline void version_handle_motion(struct weston_touch_grab *grab, const struct weston_touch_event *event)
{
	version_interface_of(grab)->motion(
		grab->touch, &event->base.ts, event->touch_id, event->pos.c.x, event->pos.c.y);
}

static inline void version_handle_up(struct weston_touch_grab *grab, const struct weston_touch_event *event)
{
	version_interface_of(grab)->up(grab->touch, &event->base.ts, event->touch_id);
}
#else
#if WESTON_SINCE(14)
#define VERSION_PLACE struct weston_coord_global place
#define VERSION_PLACE_X place.c.x
#define VERSION_PLACE_Y place.c.y
#else
#define VERSION_PLACE wl_fixed_t x, wl_fixed_t y
#define VERSION_PLACE_X wl_fixed_to_double(x)
#define VERSION_PLACE_Y wl_fixed_to_double(y)
#endif
static inline void version_handle_down(
	struct weston_touch_grab *grab, const struct timespec *time, int id, VERSION_PLACE)
{
	version_interface_of(grab)->down(grab->touch, time, id, VERSION_PLACE_X, VERSION_PLACE_Y);
}

static inline void version_handle_motion(
	struct weston_touch_grab *grab, const struct timespec *time, int id, VERSION_PLACE)
{
	version_interface_of(grab)->motion(grab->touch, time, id, VERSION_PLACE_X, VERSION_PLACE_Y);
}

static inline void version_handle_up(struct weston_touch_grab *grab, const struct timespec *time, int id)
{
	version_interface_of(grab)->up(grab->touch, time, id);
}
#endif

#define VERSION_TOUCH_GRAB \
	.weston.down = version_handle_down, .weston.motion = version_handle_motion, .weston.up = version_handle_up

/* --- what the module's test does in Weston's place --------------------------- */

#ifdef WESTON_VERSION_TEST_PLAYER
#include "weston-version-keys.h"

#include <libweston/windowed-output-api.h>

/*
 * libweston exports these functions for its backends and declares them in a private header. 10 and 14 take the parts of
 * an event; 16 takes an event that a public function fills.
 */
#if WESTON_SINCE(16)
void notify_touch_normalized(
	const struct weston_touch_event *event, const struct weston_point2d_device_normalized *normalized);
#elif WESTON_SINCE(14)
void notify_touch_normalized(struct weston_touch_device *device, const struct timespec *time, int id,
	const struct weston_coord_global *place, const struct weston_point2d_device_normalized *normalized, int type);
#else
void notify_touch_normalized(struct weston_touch_device *device, const struct timespec *time, int id, double x,
	double y, const struct weston_point2d_device_normalized *normalized, int type);
#endif

/* Since 14 a lift has no location. */
static inline void version_notify_touch(
	struct weston_touch_device *device, const struct timespec *time, int id, double x, double y, int type)
{
#if WESTON_SINCE(14)
	struct weston_coord_global global = version_global(x, y), *place = type == WL_TOUCH_UP ? NULL : &global;
#endif
#if WESTON_SINCE(16)
	struct weston_touch_event event;
	struct timespec copy = *time;

	weston_touch_event_init(&event, &copy, device->aggregate->seat, device, type, id, place);
	notify_touch_normalized(&event, NULL);
#elif WESTON_SINCE(14)
	notify_touch_normalized(device, time, id, place, NULL, type);
#else
	notify_touch_normalized(device, time, id, x, y, NULL, type);
#endif
}

/* Since 14 there may be several backends, each with its own heads. */
static inline bool version_create_head(struct weston_compositor *compositor, const char *name)
{
#if WESTON_SINCE(14)
	const struct weston_windowed_output_api *api =
		weston_windowed_output_get_api(compositor, WESTON_WINDOWED_OUTPUT_HEADLESS);
	struct weston_output *output = wl_container_of(compositor->output_list.next, output, link);

	return api && !wl_list_empty(&compositor->output_list) && api->create_head(output->backend, name) == 0;
#else
	const struct weston_windowed_output_api *api = weston_windowed_output_get_api(compositor);

	return api && api->create_head(compositor, name) == 0;
#endif
}
#endif

#endif
