/* SPDX-License-Identifier: MIT */
/*
 * Shakes of a device: samples of an accelerometer are fed into the engine, and the first responder prints its events.
 *
 * Reading order: listener.c (the first responder), this file (samples and time), iio.c, evdev.c and samples.c (where
 * samples come from).
 */
#include "accelerometer.h"
#include "listener.h"
#include "log.h"
#include "options.h"

#include <errno.h>
#include <inttypes.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct shake {
	struct tactus_application *application;
	struct accelerometer *accelerometer;
	FILE *record; /* NULL: not recorded */
};

static bool feed(const struct shake *shake, const struct sample *sample)
{
	enum tactus_status status = tactus_application_add_acceleration(
		shake->application, sample->time_us, sample->x, sample->y, sample->z);

	if (status != TACTUS_STATUS_OK) {
		log_error("the sample at %" PRIu64 " µs: %s", sample->time_us, tactus_status_to_string(status));
		return false;
	}
	/* Records the engine's time, so that a replay gives the same result even for a late sample. */
	if (shake->record)
		fprintf(shake->record, "%" PRIu64 " %.17g %.17g %.17g\n",
			tactus_application_get_time(shake->application), sample->x, sample->y, sample->z);
	return true;
}

/* Feeds all available samples. Returns why it stopped. */
static enum reading feed_all(const struct shake *shake)
{
	enum reading reading;
	struct sample sample;

	while ((reading = shake->accelerometer->read(shake->accelerometer, &sample)) == READING_SAMPLE) {
		if (!feed(shake, &sample))
			return READING_FAILED;
	}
	return reading;
}

/* Time comes from the samples; afterwards pending timers expire. */
static bool play(const struct shake *shake)
{
	uint64_t deadline_us;

	if (feed_all(shake) != READING_END)
		return false;
	while (tactus_application_get_next_deadline(shake->application, &deadline_us) == TACTUS_STATUS_OK)
		tactus_application_advance(shake->application, deadline_us);
	return true;
}

/* Time comes from the clock: the engine's timer ends a shake even if no sample arrives. */
static bool watch(const struct shake *shake)
{
	struct pollfd fds[] = {
		{ .fd = shake->accelerometer->fd, .events = POLLIN },
		{ .fd = tactus_application_get_timer_fd(shake->application), .events = POLLIN },
	};

	if (fds[1].fd < 0) {
		log_error("no timer");
		return false;
	}
	for (;;) {
		if (poll(fds, 2, -1) < 0 && errno != EINTR) {
			log_error("poll: %s", strerror(errno));
			return false;
		}
		/* Available samples come first: they are older than the clock's time. */
		if (feed_all(shake) != READING_NOTHING_YET)
			return false;
		if (fds[1].revents != 0)
			tactus_application_dispatch_timer(shake->application);
	}
}

static struct accelerometer *open_accelerometer(const struct options *options)
{
	if (options->samples)
		return samples_open(options->samples);
	if (options->evdev)
		return evdev_open(options->evdev);
	return iio_open(options->iio, options->rate);
}

static bool open_record(struct shake *shake, const char *path)
{
	shake->record = fopen(path, "we");
	if (!shake->record) {
		log_error("%s: %s", path, strerror(errno));
		return false;
	}
	setvbuf(shake->record, NULL, _IOLBF, 0);
	return true;
}

static bool run(struct shake *shake, const struct options *options)
{
	shake->application = tactus_application_create();
	if (!shake->application || !listener_create(shake->application))
		return false;
	shake->accelerometer = open_accelerometer(options);
	if (!shake->accelerometer || (options->record && !open_record(shake, options->record)))
		return false;
	if (options->has_remote_control)
		tactus_application_send_remote_control(shake->application, options->remote_control);
	return shake->accelerometer->fd < 0 ? play(shake) : watch(shake);
}

int main(int argc, char *argv[])
{
	struct shake shake = { 0 };
	struct options options;
	bool good;

	switch (options_parse(&options, argc, argv)) {
	case OPTIONS_RUN:
		break;
	case OPTIONS_HELP_SHOWN:
		return EXIT_SUCCESS;
	case OPTIONS_WRONG:
		return EXIT_FAILURE;
	}
	setvbuf(stdout, NULL, _IOLBF, 0);
	good = run(&shake, &options);
	if (shake.record)
		fclose(shake.record);
	if (shake.accelerometer)
		shake.accelerometer->close(shake.accelerometer);
	tactus_application_destroy(shake.application);
	return good ? EXIT_SUCCESS : EXIT_FAILURE;
}
