/* SPDX-License-Identifier: MIT */
/* What is said to a touch source whose description is wrong (rules 12.8 and 15.4). */
#include "fixture.h"
#include "suites.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static const struct tactus_touch_source_info defaults = TACTUS_TOUCH_SOURCE_INFO_INIT;

/* A mistake is logged once for each function: each is made in an application of its own. */
static void check_refused(const struct tactus_touch_source_info *info, const char *expected)
{
	struct fixture fixture;
	char line[256];

	fixture_create(&fixture);
	CHECK(tactus_touch_source_create(fixture.application, info) == NULL);
	snprintf(line, sizeof line, "client bug: tactus_touch_source_create: application: %s", expected);
	if (strcmp(fixture.line, line) != 0)
		check_failed("logged \"%s\", not \"%s\"", fixture.line, line);
	CHECK_STATUS(tactus_touch_source_set_info(fixture.panel, info), TACTUS_STATUS_INVALID_ARGUMENT);
	snprintf(line, sizeof line, "client bug: tactus_touch_source_set_info: touch source #3: %s", expected);
	if (strcmp(fixture.line, line) != 0)
		check_failed("logged \"%s\", not \"%s\"", fixture.line, line);
	fixture_destroy(&fixture);
}

static void sizes_are_named(void)
{
	struct tactus_recognizer_delegate delegate = TACTUS_RECOGNIZER_DELEGATE_INIT;
	struct tactus_touch_source_info info = defaults;
	struct fixture fixture;

	info.size = 12345;
	check_refused(&info, "info.size is 12345, must be what the _INIT macro of its type sets, with nothing but "
			     "zeros behind what this version knows");
	fixture_create(&fixture);
	delegate.size = 12;
	CHECK_STATUS(tactus_recognizer_set_delegate(tactus_tap_recognizer_create(fixture.application), &delegate, NULL),
		TACTUS_STATUS_INVALID_ARGUMENT);
	CHECK(strstr(fixture.line, ": delegate.size is 12, must be what the _INIT macro of its type sets, "));
	fixture_destroy(&fixture);
}

static void members_are_named(void)
{
	struct tactus_touch_source_info info = defaults;

	info.flags = 64;
	check_refused(&info, "info.flags is 64, must have no bits but those that its enum lists");
	info.flags = TACTUS_TOUCH_SOURCE_FLAGS_NORMALIZED;
	check_refused(&info, "info.width is 0, must be above 0: normalized coordinates need a rectangle");
	info.width = 800;
	info.height = -1;
	check_refused(&info, "info.height is -1, must be finite and at least 0");
	info.height = 600;
	info.width_mm = NAN;
	check_refused(&info, "info.width_mm is nan, must be finite and at least 0");
	info.width_mm = 0;
	info.x = INFINITY;
	check_refused(&info, "x, y and transform must be finite");
}

void check_source_descriptions(void)
{
	check_run("sizes of structs are named when they are refused", sizes_are_named);
	check_run("members of a source's description are named when they are refused", members_are_named);
}
