/* SPDX-License-Identifier: MIT */
/* The descriptor itself: reading, polling, and readers that lag behind. */
#define _GNU_SOURCE
#include "../fake-evdev.h"
#include "check.h"
#include "checks.h"
#include "session.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <sched.h>
#include <sys/ioctl.h>
#include <unistd.h>

#define TIMEOUT_MS 10000

static struct session session;

static bool is_readable(int fd)
{
	struct pollfd ready = { .fd = fd, .events = POLLIN };
	return poll(&ready, 1, 0) == 1;
}

static bool read_fails_with(int fd, int code)
{
	struct input_event event;
	errno = 0;
	return read(fd, &event, sizeof event) < 0 && errno == code;
}

static void frames_are_read_whole(void)
{
	struct input_event events[8];
	plug_panel(0);
	int fd = open("/dev/input/event0", O_RDONLY | O_NONBLOCK | O_CLOEXEC);
	CHECK(fd >= 0 && !is_readable(fd) && read_fails_with(fd, EAGAIN));

	CHECK(fake_evdev_put(0, 1, EV_ABS, ABS_MT_TRACKING_ID, 1) == 0);
	CHECK(!is_readable(fd) && read_fails_with(fd, EAGAIN));
	CHECK(fake_evdev_put(0, 1, EV_SYN, SYN_REPORT, 0) == 0);
	CHECK(fake_evdev_put(0, 2, EV_ABS, ABS_MT_TRACKING_ID, -1) == 0);
	CHECK(is_readable(fd));
	CHECK(read(fd, events, sizeof events[0] - 1) < 0 && errno == EINVAL);
	CHECK(read(fd, events, sizeof events) == 2 * sizeof events[0]);
	CHECK(events[0].code == ABS_MT_TRACKING_ID && events[1].code == SYN_REPORT);
	CHECK(!is_readable(fd) && read_fails_with(fd, EAGAIN));

	fake_evdev_remove(0);
	CHECK(is_readable(fd) && read_fails_with(fd, ENODEV));
	plug_panel(0); /* a new device with the same name does not belong to the old reader */
	CHECK(read_fails_with(fd, ENODEV));
	close(fd);
	fake_evdev_remove(0);
	CHECK(open("/dev/input/event0", O_RDONLY | O_CLOEXEC) < 0 && errno == ENOENT);
}

static void undeclared_events_go_nowhere(void)
{
	struct input_event events[8];
	plug_panel(0);
	int fd = open("/dev/input/event0", O_RDONLY | O_NONBLOCK | O_CLOEXEC);
	CHECK(fake_evdev_put(0, 1, EV_ABS, ABS_MT_DISTANCE, 1) == 0);
	CHECK(fake_evdev_put(0, 1, EV_ABS, ABS_MT_DISTANCE, 2) == 0);
	CHECK(fake_evdev_put(0, 1, EV_KEY, 0xffff, 1) == 0);
	CHECK(fake_evdev_put(0, 1, 0xffff, 0, 1) == 0);
	CHECK(fake_evdev_put(0, 1, EV_ABS, ABS_MT_TRACKING_ID, 1) == 0);
	CHECK(fake_evdev_put(0, 1, EV_SYN, SYN_REPORT, 0) == 0);
	CHECK(read(fd, events, sizeof events) == 2 * sizeof events[0]);
	CHECK(events[0].code == ABS_MT_TRACKING_ID && events[1].code == SYN_REPORT);
	close(fd);
	fake_evdev_remove(0);
}

static void revoked_readers_see_nothing(void)
{
	plug_panel(0);
	int fd = open("/dev/input/event0", O_RDONLY | O_NONBLOCK | O_CLOEXEC);
	CHECK(ioctl(fd, EVIOCREVOKE, NULL) == 0);
	CHECK(is_readable(fd) && read_fails_with(fd, ENODEV));
	CHECK(fake_evdev_put(0, 1, EV_SYN, SYN_REPORT, 0) == 0);
	close(fd);
	fake_evdev_remove(0);
}

static int write_motion(int x)
{
	struct input_event frame[] = {
		{ .type = EV_ABS, .code = ABS_MT_POSITION_X, .value = x },
		{ .type = EV_SYN, .code = SYN_REPORT },
	};
	frame[0].input_event_sec = frame[1].input_event_sec = 1; /* start time of a session */
	return fake_evdev_write(0, frame, 2);
}

static void full_queue_is_refused(void)
{
	plug_panel(0);
	session_open_paths(&session, 1);
	put_touch(&session, 0, 0, 1, 0, 0);
	put_frame(&session, 0);

	int frames = 0;
	while (frames <= FAKE_EVDEV_MAX_UNREAD && write_motion(frames + 1) == 0) {
		frames++;
	}
	CHECK(frames == FAKE_EVDEV_MAX_UNREAD / 2);
	CHECK(write_motion(frames + 1) == -EAGAIN);
	session_dispatch(&session);
	CHECK(session.motion == frames); /* nothing was lost */

	static const struct input_event too_many[FAKE_EVDEV_MAX_UNREAD + 1];
	CHECK(fake_evdev_write(0, too_many, FAKE_EVDEV_MAX_UNREAD + 1) == -EMSGSIZE);
	session_close(&session);
}

#define THREAD_FRAMES 5000

static void *write_frames(void *count)
{
	for (int i = 1; i <= THREAD_FRAMES; i++) {
		int result;
		while ((result = write_motion(i)) == -EAGAIN) {
			sched_yield();
		}
		*(int *)count += result == 0;
	}
	return NULL;
}

static void another_thread_may_write(void)
{
	plug_panel(0);
	session_open_paths(&session, 1);
	put_touch(&session, 0, 0, 1, 0, 0);
	put_frame(&session, 0);

	pthread_t thread;
	int written = 0;
	CHECK(pthread_create(&thread, NULL, write_frames, &written) == 0);
	struct pollfd ready = { .fd = libinput_get_fd(session.libinput), .events = POLLIN };
	while (session.motion < THREAD_FRAMES && poll(&ready, 1, TIMEOUT_MS) > 0) {
		session_dispatch(&session);
	}
	CHECK(session.motion == THREAD_FRAMES);
	fake_evdev_remove(0); /* ends the wait of the writer */
	pthread_join(thread, NULL);
	CHECK(written == THREAD_FRAMES);
	session_close(&session);
}

void check_readers(void)
{
	check_run("frames are read whole", frames_are_read_whole);
	check_run("undeclared events go nowhere", undeclared_events_go_nowhere);
	check_run("revoked readers see nothing", revoked_readers_see_nothing);
	check_run("a full queue is refused", full_queue_is_refused);
	check_run("another thread may write", another_thread_may_write);
}
