/* SPDX-License-Identifier: MIT */
/* The groups of checks beside those in fake-evdev-test.c. */
#ifndef FAKE_EVDEV_TEST_CHECKS_H
#define FAKE_EVDEV_TEST_CHECKS_H

/* Descriptions, kinds of devices, and what is refused. */
void check_devices(void);

/* Reading from a device, and not reading fast enough. */
void check_readers(void);

/* The generator's own traces, and the reader of recordings. */
void check_traces(void);

/* Every recording in the folder; NULL or a folder that is not there: skipped. */
void check_recordings(const char *folder);

/*
 * The environment variables: the program (argv[0]) starts itself again with
 * REMOTE_CONTROLLED as its argument, and drives it through the socket.
 */
#define REMOTE_CONTROLLED "--remote-controlled"
void check_remote_control(const char *program);
int be_remote_controlled(void);

#endif
