/* SPDX-License-Identifier: MIT */
/* The examples of tactus-host.h: compiled, not run. */
#include <signal.h>
#include <stddef.h>
#include <stdio.h>
#include <tactus-host.h>
#include <wayland-server-core.h>

struct shell {
	struct tactus_host *tactus;
};

struct shell_output {
	double width, height;
	uint64_t presented_us, interval_us;
};

struct tactus_host_window *shell_window_at(struct shell *shell, double x, double y, struct wl_client **client);
void shell_send_down(struct shell *shell, struct wl_client *client, struct tactus_host_window *window,
	const struct tactus_surface_touch *touch);
void shell_schedule_frame_at(struct shell *shell, double x, double y);
void shell_draw(struct shell *shell, struct shell_output *output);
uint64_t now_us(void);
void draw(struct shell *shell, struct shell_output *output, struct tactus_host_callbacks *callbacks);
struct tactus_host_follower *follow(struct tactus_host *host, double x, double y, uint64_t time_us, void *window);
void shell_close_window_at(struct shell *shell, double x, double y);
struct tactus_host_panel *start_host(struct wl_display *display, struct shell *shell);
void set_act(struct tactus_host_callbacks *callbacks);
void unmap(struct shell *shell, struct tactus_host *host, void *window);
void land(struct tactus_host *host, struct tactus_host_panel *panel, uint32_t time_ms, int32_t id, double x, double y);
int32_t number_of(struct tactus_host_stream *stream, const struct tactus_surface_touch *touch);
void find_output(void);
void send_frame(struct tactus_host_touches *touches, struct wl_client *client);
struct tactus_host_recorder *record(struct tactus_application *application, struct wl_event_loop *loop);

/* example: host */
static struct tactus_host_window *find_window(double x, double y, struct wl_client **client, void *data)
{
	return shell_window_at(data, x, y, client);
}

static void send_down(struct tactus_host_stream *stream, struct tactus_host_window *window,
	const struct tactus_surface_touch *touch, void *data)
{
	shell_send_down(data, tactus_host_stream_get_client(stream), window, touch);
}

/* end */
struct tactus_host_panel *start_host(struct wl_display *display, struct shell *shell)
{
	/* example: host */
	struct tactus_host_callbacks callbacks = TACTUS_HOST_CALLBACKS_INIT;
	struct tactus_host *host;
	struct tactus_host_panel *panel;

	callbacks.find_window = find_window;
	callbacks.down = send_down;
	host = tactus_host_create(wl_display_get_event_loop(display), &callbacks, shell);
	panel = tactus_host_panel_create(tactus_host_get_application(host), tactus_host_get_loop(host));
	tactus_host_add_panel(host, panel);
	/* end */
	return panel;
}

/* example: host-act */
static void act(const struct tactus_gestures_event *event, void *data)
{
	if (event->action == TACTUS_GESTURES_ACTION_CLOSE)
		shell_close_window_at(data, event->start_x, event->start_y);
}

/* end */
void set_act(struct tactus_host_callbacks *callbacks)
{
	callbacks->act = act;
}

/* example: host-unmap */
static void handle_unmap(struct shell *shell, struct tactus_host *host, void *window)
{
	tactus_host_remove_window(host, window);
}

/* end */
void unmap(struct shell *shell, struct tactus_host *host, void *window)
{
	handle_unmap(shell, host, window);
}

/* example: host-frames */
static void schedule(double x, double y, void *data)
{
	shell_schedule_frame_at(data, x, y);
}

static void handle_frame(struct shell *shell, struct shell_output *output)
{
	struct tactus_gestures_output box = { .size = sizeof box, .width = output->width, .height = output->height };

	tactus_host_output_frame(shell->tactus, &box, now_us(), output->presented_us, output->interval_us);
	shell_draw(shell, output);
}
/* end */

void draw(struct shell *shell, struct shell_output *output, struct tactus_host_callbacks *callbacks)
{
	callbacks->schedule_frame = schedule;
	handle_frame(shell, output);
}

static void move_window(const double *values, uint64_t time_us, void *data)
{
	(void)values;
	(void)time_us;
	(void)data;
}

struct tactus_host_follower *follow(struct tactus_host *host, double x, double y, uint64_t time_us, void *window)
{
	struct tactus_host_follower *follower;
	/* example: host-follower */
	follower = tactus_host_follower_create(tactus_host_get_frames(host), 2, move_window, window);
	tactus_host_follower_begin(follower, x, y, time_us, (double[]){ x, y });
	/* end */
	return follower;
}

void land(struct tactus_host *host, struct tactus_host_panel *panel, uint32_t time_ms, int32_t id, double x, double y)
{
	/* example: host-panel */
	uint64_t time_us = tactus_host_panel_unwrap(panel, time_ms);

	tactus_host_prepare_finger(host, 0);
	tactus_host_panel_down(panel, time_us, id, x, y);
	tactus_host_panel_frame(panel);
	/* end */
}

void find_output(void)
{
	/* example: host-outputs */
	struct tactus_host_touchscreen touchscreen = TACTUS_HOST_TOUCHSCREEN_INIT;
	struct tactus_host_output output = TACTUS_HOST_OUTPUT_INIT;
	struct tactus_host_assignment assignment;

	touchscreen.name = "Goodix Capacitive TouchScreen";
	touchscreen.path = "platform-a90000.i2c";
	output.name = "DSI-1";
	tactus_host_assign_outputs(&touchscreen, 1, &output, 1, &assignment);
	printf("touchscreen \"%s\" belongs to output %s: %s\n", touchscreen.name, output.name,
		tactus_host_output_reason_name(assignment.reason));
	/* end */
}

int32_t number_of(struct tactus_host_stream *stream, const struct tactus_surface_touch *touch)
{
	static struct tactus_host_numbers numbers;
	/* example: host-number */
	int32_t number = tactus_host_numbers_add(&numbers, stream, touch->wire_id);
	/* end */
	return number;
}

void send_frame(struct tactus_host_touches *touches, struct wl_client *client)
{
	/* example: host-touches */
	struct tactus_host_touch_event event = TACTUS_HOST_TOUCH_EVENT_INIT;

	event.type = TACTUS_HOST_TOUCH_FRAME;
	tactus_host_touches_send(touches, client, &event);
	/* end */
}

struct tactus_host_recorder *record(struct tactus_application *application, struct wl_event_loop *loop)
{
	struct tactus_host_recorder *recorder;
	/* example: host-recorder */
	struct tactus_host_recorder_options options = TACTUS_HOST_RECORDER_OPTIONS_INIT;

	options.flight_path = "/tmp/last-minute.scenario";
	options.signal = SIGUSR2;
	recorder = tactus_host_recorder_create(application, loop, &options);
	/* end */
	return recorder;
}
