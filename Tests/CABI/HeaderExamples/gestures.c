/* SPDX-License-Identifier: MIT */
/* The examples of tactus-gestures.h: compiled, not run. */
#include <stdio.h>
#include <tactus-gestures.h>

struct shell;

void shell_close_window_at(struct shell *shell, double x, double y);
void shell_settle_workspace(struct shell *shell, bool commits);
void shell_drag_workspace(struct shell *shell, double progress);
struct tactus_gestures_host all_functions(void);
struct tactus_gestures *start(struct tactus_application *application, struct tactus_view *window, struct shell *shell);
void read_again(struct tactus_gestures *gestures, struct tactus_touch_source *panel);
void land(struct tactus_gestures *gestures, struct tactus_touch_source *panel, uint32_t seat, uint64_t time_us,
	int32_t id, double x, double y);
void end(const char *name, int status);

/* example: gestures */
static void log_line(const char *line, void *data)
{
	fprintf(stderr, "my-compositor: %s\n", line);
}

static void act(const struct tactus_gestures_event *event, void *data)
{
	if (event->action == TACTUS_GESTURES_ACTION_CLOSE)
		shell_close_window_at(data, event->start_x, event->start_y);
}

/* end */
struct tactus_gestures *start(struct tactus_application *application, struct tactus_view *window, struct shell *shell)
{
	/* example: gestures */
	struct tactus_gestures_host host = TACTUS_GESTURES_HOST_INIT;
	struct tactus_gestures *gestures;

	host.log = log_line;
	host.act = act;
	host.actions = 1u << TACTUS_GESTURES_ACTION_CLOSE;
	gestures = tactus_gestures_create(application, window, &host, shell);
	tactus_gestures_load(gestures, NULL);
	tactus_gestures_add_seat(gestures, 0);
	/* end */
	return gestures;
}

/* example: phases */
static void follow(const struct tactus_gestures_event *event, void *data)
{
	if (event->phase == TACTUS_GESTURES_PHASE_ENDED || event->phase == TACTUS_GESTURES_PHASE_CANCELLED)
		shell_settle_workspace(data, event->commits);
	else
		shell_drag_workspace(data, event->progress);
}

/* end */
/* example: output */
static bool find_output(const struct tactus_touch *touch, struct tactus_gestures_output *output, void *data)
{
	output->name = "DSI-1";
	output->width = 1080;
	output->height = 1920;
	return true;
}

/* end */
struct tactus_gestures_host all_functions(void)
{
	struct tactus_gestures_host host = TACTUS_GESTURES_HOST_INIT;

	host.act = follow;
	host.find_output = find_output;
	return host;
}

void read_again(struct tactus_gestures *gestures, struct tactus_touch_source *panel)
{
	/* example: dispatch */
	if (tactus_gestures_dispatch(gestures))
		tactus_gestures_accommodate(gestures, panel);
	/* end */
}

void land(struct tactus_gestures *gestures, struct tactus_touch_source *panel, uint32_t seat, uint64_t time_us,
	int32_t id, double x, double y)
{
	/* example: seats */
	tactus_gestures_complete_seat(gestures, seat);
	tactus_touch_source_down(panel, time_us, id, x, y);
	/* end */
}

void end(const char *name, int status)
{
	/* example: exit */
	char buffer[64];
	const char *failure = tactus_gestures_describe_exit(status, buffer, sizeof buffer);

	if (failure)
		fprintf(stderr, "%s: %s\n", name, failure);
	/* end */
}
