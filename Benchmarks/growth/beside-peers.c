/* SPDX-License-Identifier: MIT */
#include "growth.h"
#include "../comparison/race.h"
#include "../output/chart.h"
#include "../output/table.h"

static const enum contestant_number shown[] = { TACTUS_WITH_VIEW, WF_TOUCH, GRAIL };
#define SHOWN_COUNT (sizeof shown / sizeof shown[0])
#define SIZES_MAX 6

static struct table table;

/* A row and, in each series, a point for each size. */
static void measure_line(const char *name, struct chart *chart, const unsigned sizes[SIZES_MAX],
	struct workload (*workload_for)(unsigned size))
{
	struct results results[SIZES_MAX];
	size_t count = 0;

	for (; count < SIZES_MAX && sizes[count] > 0; count++) {
		struct workload workload = workload_for(sizes[count]);

		results[count] = race(&workload);
		table_text(&table, name);
		table_number(&table, sizes[count], 0);
		for (size_t i = 0; i < SHOWN_COUNT; i++) {
			table_number(&table, results[count].of[shown[i]].ns.minimum, 0);
		}
	}
	for (size_t i = 0; i < SHOWN_COUNT; i++) {
		if (contestants[shown[i]]) {
			chart_begin_series(chart, contestants[shown[i]]->name);
			for (size_t j = 0; j < count; j++) {
				chart_add(chart, sizes[j], results[j].of[shown[i]].ns.minimum);
			}
		}
	}
}

static struct workload with_recognizers(unsigned count)
{
	static const struct stroke swipe = { "3-finger swipe", GESTURE_SWIPE, 3, 50 };

	return (struct workload){ &swipe, POPULATION_LIVE, count };
}

/* The path of a stroke is worked out once: each count has a stroke of its own. */
static struct workload with_fingers(unsigned count)
{
	static struct stroke pans[WORKLOAD_FINGERS_MAX + 1];

	pans[count] = (struct stroke){ "pan", GESTURE_PAN, count, 50 };
	return (struct workload){ &pans[count], POPULATION_LIVE, 10 };
}

bool measure_growth_beside_peers(const char *folder)
{
	static const char *const heads[] = { "what grows", "count", "tactus", "wf-touch", "grail" };
	static const unsigned recognizer_counts[SIZES_MAX] = { 1, 3, 10, 30, 100, 300 };
	static const unsigned finger_counts[SIZES_MAX] = { 1, 2, 3, 5, 7, 10 };
	static struct chart by_recognizers = {
		.title = "An event of a three-finger swipe",
		.x_label = "recognizers that look for it",
		.y_label = "ns for a motion with its share of the frame",
	};
	static struct chart by_fingers = {
		.title = "An event before ten recognizers",
		.x_label = "fingers that move",
		.y_label = "ns for a motion with its share of the frame",
	};

	table_begin(&table, heads, sizeof heads / sizeof heads[0]);
	measure_line("recognizers of a three-finger swipe", &by_recognizers, recognizer_counts, with_recognizers);
	measure_line("fingers before ten recognizers", &by_fingers, finger_counts, with_fingers);
	return table_write(&table, "Growth beside the peers, ns per event", folder, "growth-beside-peers.md") &&
		chart_write(&by_recognizers, folder, "growth-with-recognizers.svg") &&
		chart_write(&by_fingers, folder, "growth-with-fingers.svg");
}
