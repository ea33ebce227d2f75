/* SPDX-License-Identifier: MIT */
/* What examples/followers reads of a host's lines. Prints `ok NAME` or `FAIL NAME: why` for each check, and `end`. */
#include "../../examples/followers/gesture-step.h"
#include "../../examples/followers/lines.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define GOOD \
	"{\"version\":1,\"gesture\":\"a \\\"b\\\" \\\\\",\"phase\":\"ended\",\"time-us\":84211400,\"fingers\":2," \
	"\"progress\":0.125,\"output\":\"DSI-1\",\"output-height\":720.000,\"dx\":-1.500,\"dy\":2e1," \
	"\"carried-out\":true}"

static void check(const char *name, bool is_good, const char *line)
{
	if (is_good)
		printf("ok %s\n", name);
	else
		printf("FAIL %s: %s\n", name, line);
}

static enum gesture_step_result read_line(const char *line)
{
	struct gesture_step step;

	return gesture_step_read(&step, line);
}

static void check_members(void)
{
	struct gesture_step step;
	bool is_good = gesture_step_read(&step, GOOD) == GESTURE_STEP_READ;

	check("a follower reads all members of a line",
		is_good && strcmp(step.gesture, "a \"b\" \\") == 0 && step.phase == GESTURE_ENDED &&
			step.progress == 0.125 && strcmp(step.output, "DSI-1") == 0 && step.output_height == 720 &&
			step.dx == -1.5 && step.dy == 20 && step.carried_out,
		GOOD);
}

static void check_unknown_members(void)
{
	static const char line[] =
		"{ \"new\" : {\"a\":[1,{\"b\":\"}]\\\"\"}],\"dy\":7}, \"version\":1, \"phase\" :\"began\","
		"\"list\":[ [] ],"
		"\"none\":null,\"text\":\"\\u0041\",\"yes\":false, \"gesture\":\"g\" , \"dy\":-3.5 }";
	struct gesture_step step;
	bool is_good = gesture_step_read(&step, line) == GESTURE_STEP_READ;

	check("a follower skips members that it does not know",
		is_good && strcmp(step.gesture, "g") == 0 && step.dy == -3.5, line);
}

/* No beginning of a line is taken for a whole one. */
static void check_prefixes(void)
{
	char line[sizeof(GOOD)];
	const char *wrong = NULL;

	for (size_t length = 0; length + 1 < sizeof(GOOD) && !wrong; length++) {
		memcpy(line, GOOD, length);
		line[length] = '\0';
		if (read_line(line) != GESTURE_STEP_BAD)
			wrong = line;
	}
	check("a follower takes no half of a line", !wrong, wrong);
}

static void check_versions(void)
{
	static const char other[] = "{\"version\":2,\"gesture\":[\"now a list\"]}";

	check("a follower leaves lines of another version alone",
		read_line(other) == GESTURE_STEP_OTHER_VERSION, other);
}

static void check_bad_lines(void)
{
	static const char *const lines[] = {
		"",
		"[]",
		"{}",
		"{\"gesture\":\"g\",\"phase\":\"began\"}",
		"{\"version\":1,\"phase\":\"began\"}",
		"{\"version\":1,\"gesture\":\"g\"}",
		"{\"version\":1,\"gesture\":\"g\",\"phase\":\"begun\"}",
		"{\"version\":1,\"gesture\":\"g\",\"phase\":\"began\",}",
		"{\"version\":1,\"gesture\":\"g\",\"phase\":\"began\"} {",
		"{\"version\":1,\"gesture\":\"g\",\"phase\":\"began\" \"dy\":1}",
		"{\"version\":1,\"gesture\":\"g\",\"phase\":\"began\",\"dy\":1e999}",
		"{\"version\":1,\"gesture\":\"g\",\"phase\":\"began\",\"dy\":nan}",
		"{\"version\":1,\"gesture\":\"g\",\"phase\":\"began\",\"dy\":0x10}",
		"{\"version\":1,\"gesture\":\"g\",\"phase\":\"began\",\"dy\":\"1\"}",
		"{\"version\":1,\"gesture\":\"g\",\"phase\":\"began\",\"new\":[[[[}",
		"{\"version\":1,\"gesture\":\"g\\",
	};
	const char *wrong = NULL;

	for (size_t i = 0; i < sizeof(lines) / sizeof(lines[0]); i++) {
		if (read_line(lines[i]) != GESTURE_STEP_BAD)
			wrong = lines[i];
	}
	check("a follower refuses what is no step of a gesture", !wrong, wrong);
}

struct heard {
	char text[256];
	int count;
};

static void hear(const char *line, void *data)
{
	struct heard *heard = data;
	size_t length = strlen(heard->text);

	heard->count++;
	snprintf(heard->text + length, sizeof(heard->text) - length, "%.10s|", line);
}

static void check_cuts(void)
{
	static const char text[] = "one\n\ntwo\nthree\nrest";
	bool is_good = true;

	for (size_t cut = 0; cut < sizeof(text); cut++) {
		struct lines lines = { 0 };
		struct heard heard = { 0 };

		lines_add(&lines, text, cut, hear, &heard);
		lines_add(&lines, text + cut, sizeof(text) - 1 - cut, hear, &heard);
		is_good &= strcmp(heard.text, "one||two|three|") == 0;
	}
	check("a follower puts lines together that are cut anywhere", is_good, text);
}

static void check_long_lines(void)
{
	static char text[3 * sizeof(((struct lines *)0)->text)];
	struct lines lines = { 0 };
	struct heard heard = { 0 };

	memset(text, 'x', sizeof(text));
	lines_add(&lines, text, sizeof(text), hear, &heard);
	lines_add(&lines, "\nnext\n", 6, hear, &heard);
	check("a follower leaves out a line that is too long", strcmp(heard.text, "next|") == 0, heard.text);
}

int main(void)
{
	check_members();
	check_unknown_members();
	check_prefixes();
	check_versions();
	check_bad_lines();
	check_cuts();
	check_long_lines();
	puts("end");
	return EXIT_SUCCESS;
}
