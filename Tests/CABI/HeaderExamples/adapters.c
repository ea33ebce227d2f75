/* SPDX-License-Identifier: MIT */
/* The examples of tactus-libinput.h, tactus-wayland.h and tactus-recorder.h: compiled, not run. */
#include <libinput.h>
#include <tactus-libinput.h>
#include <tactus-recorder.h>
#include <tactus-wayland.h>
#include <unistd.h>
#include <wayland-server-core.h>

struct seat {
	struct tactus_wayland_seat *touch;
};

struct output {
	const char *name;
	double x, y, width, height;
};

void handle_other_event(struct libinput_event *event);
void dispatch_libinput(struct tactus_libinput *adapter, struct libinput *libinput);
struct tactus_libinput *start_libinput(struct tactus_application *application, const struct output *output);
void confine_pointer(struct tactus_libinput *adapter, const struct output *output, double x, double y);
struct tactus_wayland *start_wayland(struct tactus_application *application, struct wl_display *display);
void handle_get_touch(struct wl_client *client, struct wl_resource *wl_seat, uint32_t id);
struct tactus_view *map_surface(struct tactus_wayland *wayland, struct tactus_view *window,
	struct wl_resource *wl_surface, const struct tactus_wayland_box *boxes, size_t count);
void handle_move(struct tactus_wayland_seat *seat, struct wl_client *client, uint32_t serial, void *window);
void record(struct tactus_application *application, int fd);
struct tactus_recorder *fly(struct tactus_application *application);
void land(struct tactus_recorder *recorder, int fd);

void dispatch_libinput(struct tactus_libinput *adapter, struct libinput *libinput)
{
	/* example: libinput_events */
	struct libinput_event *event;

	libinput_dispatch(libinput);
	while ((event = libinput_get_event(libinput))) {
		enum tactus_libinput_result result = tactus_libinput_handle_event(adapter, event);

		if (result != TACTUS_LIBINPUT_RESULT_CONSUMED && result != TACTUS_LIBINPUT_RESULT_REFUSED)
			handle_other_event(event);
		libinput_event_destroy(event);
	}
	/* end */
}

struct tactus_libinput *start_libinput(struct tactus_application *application, const struct output *output)
{
	/* example: libinput_adapter */
	struct tactus_libinput *adapter = tactus_libinput_create(application);

	tactus_libinput_set_features(adapter, TACTUS_LIBINPUT_FEATURE_TOUCH | TACTUS_LIBINPUT_FEATURE_GESTURES);
	tactus_libinput_set_default_rectangle(adapter, 0, 0, 1280, 800);
	/* end */
	/* example: libinput_mapping */
	struct tactus_libinput_output screen = TACTUS_LIBINPUT_OUTPUT_INIT;

	screen.name = output->name;
	screen.x = output->x;
	screen.y = output->y;
	screen.width = output->width;
	screen.height = output->height;
	screen.transform = TACTUS_LIBINPUT_TRANSFORM_90;
	tactus_libinput_set_outputs(adapter, &screen, 1);
	/* end */
	return adapter;
}

void confine_pointer(struct tactus_libinput *adapter, const struct output *output, double x, double y)
{
	/* example: libinput_pointer */
	tactus_libinput_set_pointer_area(adapter, output->x, output->y, output->width, output->height);
	tactus_libinput_set_pointer_position(adapter, x, y);
	/* end */
}

struct tactus_wayland *start_wayland(struct tactus_application *application, struct wl_display *display)
{
	/* example: wayland_adapter */
	struct tactus_wayland *wayland = tactus_wayland_create(application, display);
	struct tactus_wayland_seat *seat = tactus_wayland_seat_create(wayland, 0);
	/* end */
	(void)seat;
	return wayland;
}

/* example: wayland_seats */
void handle_get_touch(struct wl_client *client, struct wl_resource *wl_seat, uint32_t id)
{
	struct seat *seat = wl_resource_get_user_data(wl_seat);

	tactus_wayland_seat_get_touch(seat ? seat->touch : NULL, client, wl_seat, id);
}

/* end */
struct tactus_view *map_surface(struct tactus_wayland *wayland, struct tactus_view *window,
	struct wl_resource *wl_surface, const struct tactus_wayland_box *boxes, size_t count)
{
	/* example: wayland_surfaces */
	struct tactus_view *view = tactus_wayland_surface_create(wayland, wl_surface, 40, 60, 640, 480);

	tactus_wayland_surface_set_input_region(view, boxes, count);
	tactus_view_add_subview(window, view);
	/* end */
	return view;
}

static void move_window(const struct tactus_touch *touch, uint64_t time_us, double x, double y, void *window)
{
	(void)touch, (void)time_us, (void)x, (void)y, (void)window;
}

static void drop_window(const struct tactus_touch *touch, uint64_t time_us, bool cancelled, void *window)
{
	(void)touch, (void)time_us, (void)cancelled, (void)window;
}

/* example: wayland_touches */
// xdg_toplevel.move
void handle_move(struct tactus_wayland_seat *seat, struct wl_client *client, uint32_t serial, void *window)
{
	struct tactus_touch_grab_callbacks callbacks = TACTUS_TOUCH_GRAB_CALLBACKS_INIT;

	callbacks.motion = move_window;
	callbacks.end = drop_window;
	tactus_wayland_seat_take_touch(seat, client, serial, &callbacks, window);
}

/* end */
void record(struct tactus_application *application, int fd)
{
	/* example: record */
	struct tactus_recorder *recorder = tactus_recorder_create_for_fd(application, fd);

	tactus_recorder_add_comment(recorder, "my-compositor 1.4");
	// … the session …
	tactus_recorder_destroy(recorder);
	close(fd);
	/* end */
}

struct tactus_recorder *fly(struct tactus_application *application)
{
	/* example: recorder */
	struct tactus_recorder *recorder = tactus_flight_recorder_create(application, 60 * 1000000, 4 << 20);
	/* end */
	return recorder;
}

void land(struct tactus_recorder *recorder, int fd)
{
	/* example: dump */
	tactus_recorder_dump_to_fd(recorder, fd);
	/* end */
}
