/* SPDX-License-Identifier: MIT */
/* Programs that follow gestures on a socket. */
#include "fixture.h"
#include "suites.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

/* Nobody. */
#define OTHER_USER 65534
#define DRAG "[tactus-gesture]\nname=d\ntype=drag\nfingers=1\nfollowed=true\n"
#define TAP "[tactus-gesture]\nname=t\ntype=tap\nfingers=1\nfollowed=true\n"

static int follow(const struct fixture *fixture, int number, const char *wishes)
{
	struct sockaddr_un address = { .sun_family = AF_UNIX };
	int fd = socket(AF_UNIX, SOCK_STREAM, 0);

	snprintf(address.sun_path, sizeof(address.sun_path), "%s/tactus-gestures-%d", fixture->folder, number);
	CHECK(connect(fd, (const struct sockaddr *)&address, sizeof(address)) == 0);
	CHECK(send(fd, wishes, strlen(wishes), MSG_NOSIGNAL) == (ssize_t)strlen(wishes));
	return fd;
}

/* Returns what a follower has got, until the next call; "gone" if it was dropped. */
static const char *got(int fd)
{
	static char text[65536];
	ssize_t count = recv(fd, text, sizeof(text) - 1, MSG_DONTWAIT);

	if (count == 0 || (count < 0 && errno == ECONNRESET))
		return "gone";
	text[count > 0 ? count : 0] = '\0';
	return text;
}

/* A fixture whose session has a folder of its own. */
static void begin(struct fixture *fixture, const char *text)
{
	fixture_create(fixture);
	setenv("XDG_RUNTIME_DIR", fixture->folder, 1);
	fixture_load(fixture, text);
}

static void end(struct fixture *fixture)
{
	fixture_forget_notes();
	fixture_destroy(fixture);
	unsetenv("XDG_RUNTIME_DIR");
}

static void check_steps(void)
{
	struct fixture fixture;
	const char *text;
	int fd;

	begin(&fixture, DRAG TAP);
	CHECK(tactus_gestures_publish(fixture.gestures) == TACTUS_STATUS_OK);
	fd = follow(&fixture, 0, "d\nother\n");
	finger_down(&fixture, 1000, 0, 400, 300);
	finger_motion(&fixture, 1010, 0, 409, 300);
	CHECK(strcmp(got(fd), "") == 0);
	finger_motion(&fixture, 1020, 0, 420, 300);
	text = got(fd);
	CHECK(strstr(text, "\"gesture\":\"d\",\"phase\":\"began\",\"time-us\":1020000,\"fingers\":1,"));
	CHECK(strstr(text, "\"x\":420.000,\"y\":300.000,"));
	CHECK(!strstr(text, "carried-out"));
	finger_motion(&fixture, 1030, 0, 600, 300);
	text = got(fd);
	CHECK(strstr(text, "\"phase\":\"changed\",\"time-us\":1030000,"));
	CHECK(strstr(text, "\"x\":600.000,"));
	/* Half of the output's 800 px, and far enough to be carried out. */
	finger_motion(&fixture, 1040, 0, 810, 300);
	got(fd);
	finger_up(&fixture, 1050, 0);
	text = got(fd);
	CHECK(strstr(text, "\"phase\":\"ended\""));
	CHECK(strstr(text, "\"carried-out\":true}\n"));
	/* Nobody has asked for the tap. */
	finger_tap(&fixture, 3000, 400, 300);
	CHECK(strcmp(got(fd), "") == 0);
	close(fd);
	fd = follow(&fixture, 0, "*\n");
	finger_tap(&fixture, 5000, 400, 300);
	text = got(fd);
	CHECK(strstr(text, "\"gesture\":\"t\",\"phase\":\"ended\",\"time-us\":5050000,\"fingers\":1,"));
	CHECK(strstr(text, "\"carried-out\":true}\n"));
	close(fd);
	end(&fixture);
}

/* A gesture that goes back, or is cancelled, is not carried out. */
static void check_given_up(void)
{
	struct fixture fixture;
	const char *text;
	int fd;

	begin(&fixture, DRAG);
	CHECK(tactus_gestures_publish(fixture.gestures) == TACTUS_STATUS_OK);
	fd = follow(&fixture, 0, "d\n");
	finger_down(&fixture, 1000, 0, 400, 300);
	finger_motion(&fixture, 1020, 0, 420, 300);
	finger_motion(&fixture, 1040, 0, 440, 300);
	finger_motion(&fixture, 2000, 0, 441, 300);
	got(fd);
	finger_up(&fixture, 2100, 0);
	CHECK(strstr(got(fd), "\"carried-out\":false}\n"));
	finger_down(&fixture, 3000, 0, 400, 300);
	finger_motion(&fixture, 3020, 0, 420, 300);
	got(fd);
	tactus_touch_source_cancel_all(fixture.panel, 3030000);
	text = got(fd);
	CHECK(strstr(text, "\"phase\":\"cancelled\""));
	CHECK(!strstr(text, "carried-out"));
	close(fd);
	end(&fixture);
}

/* Changes come no more often than frames of an output do. */
static void check_rate(void)
{
	struct fixture fixture;
	unsigned lines = 0;
	int fd;

	begin(&fixture, DRAG);
	CHECK(tactus_gestures_publish(fixture.gestures) == TACTUS_STATUS_OK);
	fd = follow(&fixture, 0, "d\n");
	finger_down(&fixture, 1000, 0, 100, 300);
	finger_motion(&fixture, 1010, 0, 130, 300);
	for (unsigned time = 1011; time <= 1110; time++)
		finger_motion(&fixture, time, 0, 130 + (time - 1010), 300);
	for (const char *next = got(fd); (next = strstr(next, "\"changed\"")); next++)
		lines++;
	CHECK(lines == 14);
	close(fd);
	end(&fixture);
}

/* Who does not read, asks for too much or is one too many is dropped; the others are told. */
static void check_bad_followers(void)
{
	struct fixture fixture;
	char wishes[512];
	int silent, greedy, many[20], good, refused = 0;

	begin(&fixture, DRAG);
	CHECK(tactus_gestures_publish(fixture.gestures) == TACTUS_STATUS_OK);
	silent = follow(&fixture, 0, "d\n");
	memset(wishes, 'x', sizeof(wishes));
	wishes[sizeof(wishes) - 1] = '\0';
	greedy = follow(&fixture, 0, wishes);
	good = follow(&fixture, 0, "d\n");
	for (unsigned time = 1000; time < 41000; time += 200) {
		finger_drag(&fixture, time, 100, 300, 700, 300);
		got(good);
		fixture_forget_notes();
	}
	CHECK(strcmp(got(greedy), "gone") == 0);
	while (recv(silent, wishes, sizeof(wishes), MSG_DONTWAIT) > 0)
		;
	CHECK(strcmp(got(silent), "gone") == 0);
	close(silent);
	close(greedy);
	/* Those that have ended before they were accepted take nobody's place. */
	for (size_t index = 0; index < 40; index++)
		close(follow(&fixture, 0, "d\n"));
	for (size_t index = 0; index < 20; index++)
		many[index] = follow(&fixture, 0, "d\n");
	finger_drag(&fixture, 50000, 100, 300, 700, 300);
	for (size_t index = 0; index < 20; index++) {
		refused += strcmp(got(many[index]), "gone") == 0;
		close(many[index]);
	}
	CHECK(refused == 5);
	CHECK(strstr(got(good), "\"carried-out\":true}\n"));
	close(good);
	/* A program may write no more, and go on reading. */
	good = follow(&fixture, 0, "d\n");
	shutdown(good, SHUT_WR);
	finger_drag(&fixture, 60000, 100, 300, 700, 300);
	got(good);
	finger_drag(&fixture, 70000, 100, 300, 700, 300);
	CHECK(strstr(got(good), "\"phase\":\"began\""));
	close(good);
	end(&fixture);
}

/* Connects as another user, who may enter the folder for once. Returns whether that got anything of the gestures. */
static bool is_told_to_others(struct fixture *fixture)
{
	char path[128], byte;
	int pipes[2], fd, status = -1;
	pid_t child;

	snprintf(path, sizeof(path), "%s/tactus-gestures-0", fixture->folder);
	CHECK(chmod(path, 0666) == 0 && chmod(fixture->folder, 0711) == 0 && pipe(pipes) == 0);
	child = fork();
	if (child == 0) {
		if (setgid(OTHER_USER) != 0 || setuid(OTHER_USER) != 0)
			_exit(2);
		fd = follow(fixture, 0, "*\n");
		CHECK(write(pipes[1], "", 1) == 1);
		_exit(recv(fd, &byte, 1, 0) > 0);
	}
	CHECK(read(pipes[0], &byte, 1) == 1);
	finger_drag(fixture, 1000, 100, 300, 700, 300);
	CHECK(waitpid(child, &status, 0) == child && WIFEXITED(status) && WEXITSTATUS(status) < 2);
	close(pipes[0]);
	close(pipes[1]);
	return WEXITSTATUS(status) != 0;
}

static void check_other_users(void)
{
	struct fixture fixture;

	if (geteuid() != 0) {
		check_skip("only root can become another user");
		return;
	}
	begin(&fixture, DRAG);
	CHECK(tactus_gestures_publish(fixture.gestures) == TACTUS_STATUS_OK);
	CHECK(!is_told_to_others(&fixture));
	chmod(fixture.folder, 0700);
	end(&fixture);
}

/* A step takes a part of a queue without end, and the next one goes on. */
static void check_queue(void)
{
	struct fixture fixture;
	int fd;

	begin(&fixture, DRAG);
	CHECK(tactus_gestures_publish(fixture.gestures) == TACTUS_STATUS_OK);
	for (size_t index = 0; index < 300; index++)
		close(follow(&fixture, 0, "d\n"));
	fd = follow(&fixture, 0, "d\n");
	finger_down(&fixture, 1000, 0, 100, 300);
	finger_motion(&fixture, 1020, 0, 200, 300);
	CHECK(strcmp(got(fd), "") == 0);
	finger_motion(&fixture, 1040, 0, 300, 300);
	CHECK(strstr(got(fd), "\"phase\":\"changed\""));
	finger_up(&fixture, 1050, 0);
	close(fd);
	end(&fixture);
}

/* Makes a socket at which nobody listens, as a program that crashed leaves it. */
static void leave_socket(const struct fixture *fixture)
{
	struct sockaddr_un address = { .sun_family = AF_UNIX };
	int fd = socket(AF_UNIX, SOCK_STREAM, 0);

	snprintf(address.sun_path, sizeof(address.sun_path), "%s/tactus-gestures-0", fixture->folder);
	CHECK(bind(fd, (const struct sockaddr *)&address, sizeof(address)) == 0);
	close(fd);
}

/* The socket is the user's alone; a left-over one is taken, one in use is not. */
static void check_sockets(void)
{
	struct fixture fixture, other;
	struct stat status;
	char first[128], second[128];

	begin(&fixture, DRAG);
	CHECK(tactus_gestures_publish(NULL) == TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK(tactus_gestures_publish(fixture.gestures) == TACTUS_STATUS_OK);
	CHECK(tactus_gestures_publish(fixture.gestures) == TACTUS_STATUS_OK);
	snprintf(first, sizeof(first), "%s/tactus-gestures-0", fixture.folder);
	snprintf(second, sizeof(second), "%s/tactus-gestures-1", fixture.folder);
	CHECK(stat(first, &status) == 0 && S_ISSOCK(status.st_mode) && (status.st_mode & 0777) == 0600);
	fixture_create(&other);
	setenv("XDG_RUNTIME_DIR", fixture.folder, 1);
	CHECK(tactus_gestures_publish(other.gestures) == TACTUS_STATUS_OK);
	CHECK(stat(second, &status) == 0);
	fixture_destroy(&other);
	CHECK(stat(second, &status) != 0);
	CHECK(stat(first, &status) == 0);
	fixture_use_host(&fixture);
	CHECK(stat(first, &status) != 0);
	leave_socket(&fixture);
	CHECK(tactus_gestures_publish(fixture.gestures) == TACTUS_STATUS_OK);
	CHECK(stat(second, &status) != 0);
	close(follow(&fixture, 0, "*\n"));
	fixture_use_host(&fixture);
	/* A folder that others may enter, and none. */
	chmod(fixture.folder, 0755);
	CHECK(tactus_gestures_publish(fixture.gestures) == TACTUS_STATUS_SYSTEM);
	chmod(fixture.folder, 0700);
	unsetenv("XDG_RUNTIME_DIR");
	CHECK(tactus_gestures_publish(fixture.gestures) == TACTUS_STATUS_SYSTEM);
	end(&fixture);
}

void check_followers(void)
{
	check_run("followers: a line for each step, by name", check_steps);
	check_run("followers: what is taken back is not carried out", check_given_up);
	check_run("followers: changes at the rate of frames", check_rate);
	check_run("followers: one that does not read is dropped, one too many refused", check_bad_followers);
	check_run("followers: another user gets nothing", check_other_users);
	check_run("followers: a queue without end is taken in parts", check_queue);
	check_run("followers: a socket of the user alone, with a free number", check_sockets);
}
