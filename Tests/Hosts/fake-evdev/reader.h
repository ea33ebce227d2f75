/* SPDX-License-Identifier: MIT */
/*
 * A reader is one open file of a device. Its descriptor is an eventfd, so that
 * poll and epoll work, and its events wait in a queue here.
 */
#ifndef FAKE_EVDEV_READER_H
#define FAKE_EVDEV_READER_H

#include "device.h"

/* Is that descriptor one of ours? Takes no lock: every read() asks this. */
bool fake_reader_owns(int fd);

/*
 * The system calls on a reader; they take the lock, and fail as system calls
 * do, with -1 and errno.
 */
int fake_reader_open(const char *path, int flags);
/* Makes every later open of a device fail. */
void fake_readers_forbid(void);
int fake_reader_close(int fd);
ssize_t fake_reader_read(int fd, void *buffer, size_t size);
ssize_t fake_reader_write(int fd, const void *buffer, size_t size);
int fake_reader_ioctl(int fd, unsigned long request, void *argument);

/* The device number (st_rdev) behind the descriptor, which stays when it is unplugged. */
bool fake_reader_number(int fd, dev_t *number);

/* All of the following are called with the lock held. */

/* Queue the events for every reader of the device, or for none if one is full. */
int fake_readers_queue(int number, const struct input_event *events, size_t count);

/* The device is unplugged: its readers see ENODEV from now on. */
void fake_readers_hang_up(int number);

/*
 * Returns whether a program has opened the device and read its state. Contacts written before would count as already
 * down.
 */
bool fake_readers_are_ready(int number);
bool fake_readers_have_unread(int number);

/* Wait, with the lock let go, until a reader was opened, closed or read from. */
void fake_readers_wait_for_change(void);

#endif
