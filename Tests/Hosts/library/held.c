/* SPDX-License-Identifier: MIT */
/* Gestures of a file that follow the fingers: one change per output frame; clients get each sample at once. */
#include "fixture.h"
#include "suites.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#define MS UINT64_C(1000)
#define ROW \
	"[tactus-gesture]\nname=row\ntype=drag\nfingers=3\ndirection=left,right\naction=workspace-left\n"
#define ZOOM "[tactus-gesture]\nname=zoom\ntype=pinch\nfingers=2\naction=workspace-up\n"
#define VOLUME "[tactus-gesture]\nname=volume\ntype=drag\nfingers=3\nfollowed=true\n"

static struct fixture fixture;
static unsigned asked;

static void schedule(double x, double y, void *data)
{
	asked++;
}

static void act(const struct tactus_gestures_event *event, void *data)
{
	static const char *const phases[] = { "began", "changed", "ended", "cancelled" };

	note("%s %s", event->name, phases[event->phase]);
	if (strcmp(event->name, "zoom") == 0)
		note(" scale %.3f\n", event->scale);
	else
		note(" %.2f px, %.4f\n", event->dx, event->progress);
}

static void open_host(bool has_frames, const char *gestures)
{
	asked = 0;
	fixture_open(&fixture);
	fixture.callbacks.act = act;
	fixture.callbacks.actions =
		1u << TACTUS_GESTURES_ACTION_WORKSPACE_LEFT | 1u << TACTUS_GESTURES_ACTION_WORKSPACE_UP;
	fixture.callbacks.schedule_frame = has_frames ? schedule : NULL;
	fixture_start(&fixture);
	CHECK(tactus_gestures_load_text(tactus_host_get_gestures(fixture.host), gestures, strlen(gestures)) ==
		TACTUS_STATUS_OK);
}

/* Three fingers beside all windows, 40 px apart. */
static void three(unsigned ms, double x, char phase)
{
	int32_t finger;

	for (finger = 0; finger < 3; finger++) {
		if (phase == 'd')
			tactus_host_panel_down(fixture.panel, ms * MS, finger, x + 40 * finger, 500);
		else if (phase == 'm')
			tactus_host_panel_motion(fixture.panel, ms * MS, finger, x + 40 * finger, 500);
		else
			tactus_host_panel_up(fixture.panel, ms * MS, finger);
	}
	tactus_host_panel_frame(fixture.panel);
}

static void show_frame(unsigned ms)
{
	CHECK(tactus_host_output_frame(fixture.host, NULL, ms * MS, 0, 0) == TACTUS_STATUS_OK);
}

/* The drag begins with the first motion, of 20 px. */
static void begin_drag(void)
{
	three(1000, 400, 'd');
	three(1008, 420, 'm');
}

static void check_changes(void)
{
	unsigned step;

	open_host(true, ROW);
	begin_drag();
	expect_notes("row began 20.00 px, 0.0200\n");
	for (step = 2; step <= 7; step++) {
		three(1000 + 8 * step, 400 + 20 * step, 'm');
		if (step % 2 == 1)
			show_frame(1000 + 8 * step + 3);
	}
	expect_notes("row changed 55.00 px, 0.0550\nrow changed 95.00 px, 0.0950\nrow changed 135.00 px, 0.1350\n");
	CHECK(asked == 9);
	three(1064, 560, 'u');
	expect_notes("row changed 140.00 px, 0.1400\nrow ended 140.00 px, 0.1400\n");
	show_frame(1067);
	expect_notes("");
	CHECK(asked == 9);
	fixture_close(&fixture);
}

static void check_at_once(void)
{
	open_host(false, ROW);
	begin_drag();
	three(1016, 440, 'm');
	three(1024, 460, 'm');
	expect_notes("row began 20.00 px, 0.0200\nrow changed 40.00 px, 0.0400\nrow changed 60.00 px, 0.0600\n");
	show_frame(1027);
	expect_notes("");
	fixture_close(&fixture);
}

static void check_pinch(void)
{
	unsigned step;

	open_host(true, ZOOM);
	finger_down(fixture.panel, 1000, 0, 400, 500);
	finger_down(fixture.panel, 1000, 1, 500, 500);
	for (step = 1; step <= 6; step++) {
		tactus_host_panel_motion(fixture.panel, (1000 + 8 * step) * MS, 0, 400 - 10.0 * step, 500);
		tactus_host_panel_motion(fixture.panel, (1000 + 8 * step) * MS, 1, 500 + 10.0 * step, 500);
		tactus_host_panel_frame(fixture.panel);
		if (step % 2 == 0)
			show_frame(1000 + 8 * step + 3);
	}
	/* Of 120 px at its begin: 135, 175 and 215 px. */
	expect_notes("zoom began scale 1.000\nzoom changed scale 1.125\nzoom changed scale 1.458\n"
		     "zoom changed scale 1.792\n");
	fixture_close(&fixture);
}

/* A finger of another person, on a window, while the workspaces follow. */
static void check_clients(void)
{
	struct tactus_host_panel *other;

	open_host(true, ROW);
	other = fixture_add_panel(&fixture, 7);
	begin_drag();
	finger_down(other, 1010, 1, 50, 50);
	three(1016, 440, 'm');
	finger_motion(other, 1017, 1, 55, 50);
	finger_motion(other, 1021, 1, 60, 50);
	expect_notes("row began 20.00 px, 0.0200\ndown client 0 seat 7 window 0 id 0 at 50,50\n"
		     "motion client 0 seat 7 window 0 id 0 at 55,50\nmotion client 0 seat 7 window 0 id 0 at 60,50\n");
	show_frame(1022);
	expect_notes("row changed 42.50 px, 0.0425\n");
	/* A lift, too, reaches the client without a frame. */
	finger_up(other, 1023, 1);
	expect_notes("up client 0 seat 7 window 0 id 0 at 60,50\n");
	tactus_host_panel_destroy(other);
	fixture_close(&fixture);
}

/* The output was unplugged: no frame comes, but the row follows. */
static void check_unplugged(void)
{
	int tick;

	open_host(true, ROW);
	begin_drag();
	three(1016, 440, 'm');
	show_frame(1019);
	expect_notes("row began 20.00 px, 0.0200\nrow changed 35.00 px, 0.0350\n");
	three(1024, 460, 'm');
	three(1032, 480, 'm');
	for (tick = 0; tick < 3; tick++) {
		expect_notes("");
		CHECK(wl_event_loop_dispatch(fixture.loop, 10000) == 0);
	}
	expect_notes("row changed 80.00 px, 0.0800\n");
	three(1040, 500, 'm');
	expect_notes("row changed 100.00 px, 0.1000\n");
	three(1048, 500, 'u');
	expect_notes("row ended 100.00 px, 0.1000\n");
	fixture_close(&fixture);
}

/* The system takes the fingers, or the gestures go, while a change waits. */
static void check_cancel(void)
{
	open_host(true, ROW);
	begin_drag();
	three(1016, 440, 'm');
	tactus_host_cancel(fixture.host);
	expect_notes("row began 20.00 px, 0.0200\nrow cancelled 40.00 px, 0.0400\n");
	three(1020, 440, 'u');
	three(2000, 400, 'd');
	three(2008, 420, 'm');
	three(2016, 440, 'm');
	expect_notes("row began 20.00 px, 0.0200\n");
	CHECK(tactus_gestures_load_text(tactus_host_get_gestures(fixture.host), ZOOM, strlen(ZOOM)) ==
		TACTUS_STATUS_OK);
	expect_notes("row cancelled 40.00 px, 0.0400\n");
	show_frame(2019);
	expect_notes("");
	fixture_close(&fixture);
}

/* --- other programs -------------------------------------------------------------- */

static int connect_follower(const char *folder)
{
	struct sockaddr_un address = { .sun_family = AF_UNIX };
	int fd = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);

	snprintf(address.sun_path, sizeof(address.sun_path), "%s/tactus-gestures-0", folder);
	CHECK(connect(fd, (const struct sockaddr *)&address, sizeof(address)) == 0);
	CHECK(send(fd, "volume\n", 7, 0) == 7);
	return fd;
}

static unsigned count_changes(int fd)
{
	char text[8192];
	ssize_t length = recv(fd, text, sizeof(text) - 1, 0);
	unsigned count = 0;
	const char *line;

	text[length > 0 ? length : 0] = '\0';
	for (line = text; (line = strstr(line, "\"changed\"")); line++)
		count++;
	return count;
}

/* Samples each 4 ms, frames each 8 ms. */
static void check_programs(void)
{
	char folder[] = "/tmp/tactus-host-XXXXXX";
	unsigned step;
	int fd;

	CHECK(mkdtemp(folder));
	setenv("XDG_RUNTIME_DIR", folder, 1);
	open_host(true, VOLUME);
	fd = connect_follower(folder);
	begin_drag();
	for (step = 3; step <= 12; step++) {
		three(1000 + 4 * step, 400 + 20 * step, 'm');
		if (step % 2 == 0)
			show_frame(1000 + 4 * step + 1);
	}
	CHECK(count_changes(fd) == 5);
	close(fd);
	/* Nobody follows any more: nobody asks for frames. */
	three(1052, 700, 'm');
	show_frame(1053);
	asked = 0;
	three(1056, 720, 'm');
	CHECK(asked == 0);
	fixture_close(&fixture);
	rmdir(folder);
	unsetenv("XDG_RUNTIME_DIR");
	expect_notes("");
}

void check_held(void)
{
	check_run("gestures: one change per output frame", check_changes);
	check_run("gestures: a host without output frames", check_at_once);
	check_run("gestures: a pinch per output frame", check_pinch);
	check_run("gestures: clients get each sample at once", check_clients);
	check_run("gestures: the output is unplugged", check_unplugged);
	check_run("gestures: cancelled while a change waits", check_cancel);
	check_run("gestures: other programs are told once per output frame", check_programs);
}
