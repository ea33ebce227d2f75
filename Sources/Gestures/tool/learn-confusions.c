/* SPDX-License-Identifier: MIT */
/* Says with what a learned shape is confused: shapes with a name, strokes and swipes of the file, scrolling. */
#include "../configuration.h"
#include "../ini-file.h"
#include "../stroke-shapes.h"
#include "learn.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void learn_tell_named(const struct gestures_learner *learner, const char *name)
{
	struct stroke_shape *shape =
		calloc(1, sizeof(struct stroke_shape) + learner->count * sizeof(struct stroke_example));
	struct stroke_shape *named;
	double likeness;

	if (!shape)
		return;
	shape->count = learner->count;
	memcpy(shape->examples, learner->examples, learner->count * sizeof(struct stroke_example));
	for (size_t index = 0; stroke_shape_names[index].name; index++) {
		named = stroke_shape_create(stroke_shape_names[index].value);
		likeness = named ? stroke_shapes_compare(shape, named) : 0;
		free(named);
		if (likeness >= STROKE_LIKENESS_SAME)
			learn_say(learner, "%s is %.0f%% like shape=%s, so that either fires it", name,
				floor(likeness * 100), stroke_shape_names[index].name);
		else if (likeness >= STROKE_LIKENESS_LEGS)
			learn_say(learner, "%s is %.0f%% like shape=%s, of which the nearer one fires", name,
				floor(likeness * 100), stroke_shape_names[index].name);
	}
	free(shape);
}

struct confusion {
	const struct gestures_learner *learner;
	unsigned line; /* of the section that was learned */
};

static void handle_mistake(const struct tactus_gestures_mistake *mistake, void *data)
{
	const struct confusion *confusion = data;
	const char *text = strstr(mistake->sentence, "[tactus-gesture] ");

	if (mistake->line == confusion->line && text)
		learn_say(confusion->learner, "%s", text + strlen("[tactus-gesture] "));
}

/* Returns the text of a file with another section behind it, for free(). */
static char *text_with(const char *path, const char *section, size_t *lines)
{
	FILE *file = fopen(path, "re");
	char *text = NULL, line[4096];
	size_t length;
	FILE *memory = open_memstream(&text, &length);

	*lines = 0;
	while (memory && file && fgets(line, sizeof(line), file)) {
		fputs(line, memory);
		*lines += strchr(line, '\n') != NULL;
	}
	if (file)
		fclose(file);
	if (!memory)
		return NULL;
	/* The last line may have no end. */
	fprintf(memory, "\n%s", section);
	if (fclose(memory) != 0) {
		free(text);
		return NULL;
	}
	return text;
}

void learn_tell_confusions(
	const struct gestures_learner *learner, const char *path, const char *folder, const char *section)
{
	struct confusion confusion = { learner, 0 };
	struct report report = { handle_mistake, &confusion, "learned", 0, 0 };
	struct configuration configuration;
	struct ini_file file;
	const struct ini_section *last;
	size_t lines;
	char *text = text_with(path, section, &lines);

	if (!text)
		return;
	configuration_init(&configuration);
	if (ini_file_parse(&file, text, strlen(text))) {
		for (last = file.sections; last; last = last->next)
			confusion.line = last->line;
		file.folder = strdup(folder);
		configuration_read(&configuration, &file, gestures_is_host_file(path), &report);
	}
	configuration_finish(&configuration);
	ini_file_finish(&file);
	free(text);
}
