/* SPDX-License-Identifier: MIT */
/* Numbers of fingers. */
#include "fixture.h"
#include "suites.h"

static void check_numbers_of_owners(void)
{
	struct tactus_host_numbers numbers = { 0 };
	int first = 0, second = 0;

	CHECK(tactus_host_numbers_find(&numbers, &first, 0) == -1);
	CHECK(tactus_host_numbers_add(&numbers, &first, 0) == 0);
	CHECK(tactus_host_numbers_add(&numbers, &second, 0) == 1);
	CHECK(tactus_host_numbers_add(&numbers, &first, 1) == 2);
	CHECK(tactus_host_numbers_find(&numbers, &second, 0) == 1);
	tactus_host_numbers_remove(&numbers, 1);
	CHECK(tactus_host_numbers_find(&numbers, &second, 0) == -1);
	CHECK(tactus_host_numbers_add(&numbers, &first, 5) == 1);
}

static void check_numbers_run_out(void)
{
	struct tactus_host_numbers numbers = { 0 };
	int32_t id;

	for (id = 0; id < TACTUS_HOST_NUMBERS_MAXIMUM; id++)
		CHECK(tactus_host_numbers_add(&numbers, &numbers, id) == id);
	CHECK(tactus_host_numbers_add(&numbers, &numbers, id) == -1);
	tactus_host_numbers_remove(&numbers, -1);
	tactus_host_numbers_remove(&numbers, TACTUS_HOST_NUMBERS_MAXIMUM);
	CHECK(tactus_host_numbers_find(&numbers, &numbers, 63) == 63);
}

static void check_numbers_of_nobody(void)
{
	struct tactus_host_numbers numbers = { 0 };

	CHECK(tactus_host_numbers_find(&numbers, NULL, 0) == -1);
	CHECK(tactus_host_numbers_add(&numbers, NULL, 0) == -1);
	CHECK(tactus_host_numbers_add(NULL, &numbers, 0) == -1);
	CHECK(tactus_host_numbers_find(NULL, &numbers, 0) == -1);
	tactus_host_numbers_remove(NULL, 0);
}

void check_numbers(void)
{
	check_run("numbers: of several owners", check_numbers_of_owners);
	check_run("numbers: no more than 64", check_numbers_run_out);
	check_run("numbers: NULL", check_numbers_of_nobody);
}
