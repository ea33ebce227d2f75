/* SPDX-License-Identifier: MIT */
/* A thread that waits for the reserve's lock sleeps, also a real-time thread on the processor of the holder. */
#define _GNU_SOURCE
#include "parts.h"

#include "../../../Sources/CMemory/lock.h"

#include "check.h"

#include <errno.h>
#include <pthread.h>
#include <sched.h>
#include <semaphore.h>
#include <time.h>

#define MS 1000000L
/* The holder works or sleeps that long, and the other thread waits. */
#define HELD_NS (100 * MS)
/* The kernel stops a spinning real-time thread for a moment each second. */
#define MOST_WAITED_NS (700 * MS)
#define ROUNDS 20000

static tactus_lock lock;
static sem_t is_held;
static long counter;

static long now(clockid_t clock)
{
	struct timespec time;

	clock_gettime(clock, &time);
	return time.tv_sec * 1000 * MS + time.tv_nsec;
}

static void *hold_and_sleep(void *unused)
{
	tactus_lock_take(&lock);
	sem_post(&is_held);
	nanosleep(&(struct timespec){ 0, HELD_NS }, NULL);
	tactus_lock_release(&lock);
	return unused;
}

static void *hold_and_work(void *unused)
{
	tactus_lock_take(&lock);
	sem_post(&is_held);
	while (now(CLOCK_THREAD_CPUTIME_ID) < HELD_NS)
		;
	tactus_lock_release(&lock);
	return unused;
}

static void *count_up(void *unused)
{
	for (int round = 0; round < ROUNDS; round++) {
		tactus_lock_take(&lock);
		counter++;
		tactus_lock_release(&lock);
	}
	return unused;
}

static void check_exclusion(void)
{
	pthread_t threads[2];

	check_begin("threads take the lock one after another");
	errno = 0;
	counter = 0;
	for (int i = 0; i < 2; i++)
		CHECK(pthread_create(&threads[i], NULL, count_up, NULL) == 0);
	for (int i = 0; i < 2; i++)
		CHECK(pthread_join(threads[i], NULL) == 0);
	CHECK(counter == 2L * ROUNDS);
	CHECK(errno == 0);
	check_end();
}

static void check_sleep(void)
{
	pthread_t holder;
	long used;

	check_begin("a thread that waits for the lock sleeps");
	CHECK(pthread_create(&holder, NULL, hold_and_sleep, NULL) == 0);
	sem_wait(&is_held);
	used = now(CLOCK_THREAD_CPUTIME_ID);
	tactus_lock_take(&lock);
	used = now(CLOCK_THREAD_CPUTIME_ID) - used;
	tactus_lock_release(&lock);
	CHECK(used < HELD_NS / 20);
	CHECK(pthread_join(holder, NULL) == 0);
	check_end();
}

/* A third thread of a priority in between must not keep the holder from releasing the lock. */
static void *occupy(void *unused)
{
	while (now(CLOCK_THREAD_CPUTIME_ID) < 10 * HELD_NS)
		;
	return unused;
}

static bool set_priority(int policy, int priority)
{
	return pthread_setschedparam(pthread_self(), policy, &(struct sched_param){ .sched_priority = priority }) == 0;
}

static void wait_as_real_time(void)
{
	pthread_t holder, occupier;
	pthread_attr_t attributes;
	long waited;

	CHECK(pthread_create(&holder, NULL, hold_and_work, NULL) == 0);
	sem_wait(&is_held);
	if (!set_priority(SCHED_FIFO, 2))
		check_skip("no right to real-time priorities");
	pthread_attr_init(&attributes);
	pthread_attr_setinheritsched(&attributes, PTHREAD_EXPLICIT_SCHED);
	pthread_attr_setschedpolicy(&attributes, SCHED_FIFO);
	pthread_attr_setschedparam(&attributes, &(struct sched_param){ .sched_priority = 1 });
	bool is_occupied = pthread_create(&occupier, &attributes, occupy, NULL) == 0;

	waited = now(CLOCK_MONOTONIC);
	tactus_lock_take(&lock);
	waited = now(CLOCK_MONOTONIC) - waited;
	tactus_lock_release(&lock);
	set_priority(SCHED_OTHER, 0);
	CHECK(waited < MOST_WAITED_NS);
	CHECK(pthread_join(holder, NULL) == 0);
	if (is_occupied)
		CHECK(pthread_join(occupier, NULL) == 0);
	pthread_attr_destroy(&attributes);
}

static void check_real_time(void)
{
	cpu_set_t before, one;
	int processor = sched_getcpu();

	check_begin("a real-time thread gets the lock from a lower thread on its processor");
	CPU_ZERO(&one);
	CPU_SET(processor < 0 ? 0 : (size_t)processor, &one);
	CHECK(sched_getaffinity(0, sizeof before, &before) == 0);
	if (sched_setaffinity(0, sizeof one, &one) == 0)
		wait_as_real_time();
	sched_setaffinity(0, sizeof before, &before);
	check_end();
}

void check_lock(void)
{
	sem_init(&is_held, 0, 0);
	check_exclusion();
	check_sleep();
	check_real_time();
	sem_destroy(&is_held);
}
