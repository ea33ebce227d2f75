/* SPDX-License-Identifier: MIT */
#include "comparison.h"
#include "race.h"
#include "../output/folder.h"
#include "../output/json.h"
#include "../output/table.h"

#include <math.h>
#include <stdio.h>

static const unsigned recognizer_counts[] = { 1, 10, 100 };

static double ratio(const struct result *ours, const struct result *theirs)
{
	return ours->ns.minimum / theirs->ns.minimum;
}

static void write_object(struct json_list *list, const struct workload *workload, const struct results *results,
	enum contestant_number number, const char *delivery)
{
	const struct result *ours = &results->of[number];
	const struct result *wf_touch = &results->of[WF_TOUCH];
	const struct result *grail = &results->of[GRAIL];

	json_object_begin(list);
	json_text(list, "sequence", workload->stroke->name);
	json_text(list, "population", population_names[workload->population]);
	json_number(list, "recognizers", workload->recognizers);
	json_number(list, "fingers", workload->stroke->fingers);
	json_text(list, "delivery", delivery);
	json_number(list, "ns_per_event", ours->ns.minimum);
	json_number(list, "ns_per_event_median", ours->ns.median);
	json_number(list, "spread", ours->ns.spread);
	json_number(list, "allocations_per_event", ours->cost.allocations_per_event);
	json_number(list, "callbacks_per_event", ours->cost.callbacks_per_event);
	json_number(list, "ns_down_and_up", ours->ns_touching);
	json_number(list, "ns_per_event_wf_touch", wf_touch->ns.minimum);
	json_number(list, "ns_per_event_wf_touch_median", wf_touch->ns.median);
	json_number(list, "allocations_per_event_wf_touch", wf_touch->cost.allocations_per_event);
	json_number(list, "ratio_wf_touch", ratio(ours, wf_touch));
	json_number(list, "ns_per_event_grail", grail->ns.minimum);
	json_number(list, "ns_per_event_grail_median", grail->ns.median);
	json_number(list, "allocations_per_event_grail", grail->cost.allocations_per_event);
	json_number(list, "ratio_grail", ratio(ours, grail));
	json_object_end(list);
}

static const char *const heads[] = { "sequence", "recognizers", "ns to a view", "median", "spread %",
	"allocations", "ns to a surface", "wf-touch ns", "allocations", "ratio", "grail ns", "allocations", "ratio" };

static void write_row(struct table *table, const struct workload *workload, const struct results *results)
{
	const struct result *ours = &results->of[TACTUS_WITH_VIEW];
	const struct result *wf_touch = &results->of[WF_TOUCH];
	const struct result *grail = &results->of[GRAIL];

	table_text(table, workload->stroke->name);
	table_number(table, workload->recognizers, 0);
	table_number(table, ours->ns.minimum, 0);
	table_number(table, ours->ns.median, 0);
	table_number(table, 100 * ours->ns.spread, 0);
	table_number(table, ours->cost.allocations_per_event, 2);
	table_number(table, results->of[TACTUS_WITH_SURFACE].ns.minimum, 0);
	table_number(table, wf_touch->ns.minimum, 0);
	table_number(table, wf_touch->cost.allocations_per_event, 2);
	table_number(table, ratio(ours, wf_touch), 2);
	table_number(table, grail->ns.minimum, 0);
	table_number(table, grail->cost.allocations_per_event, 1);
	table_number(table, ratio(ours, grail), 2);
}

static void compare_population(enum population population, struct table *table, struct json_list *list)
{
	table_begin(table, heads, sizeof heads / sizeof heads[0]);
	for (size_t i = 0; i < stroke_count; i++) {
		for (size_t j = 0; j < sizeof recognizer_counts / sizeof recognizer_counts[0]; j++) {
			struct workload workload = { &strokes[i], population, recognizer_counts[j] };
			struct results results = race(&workload);

			write_row(table, &workload, &results);
			write_object(list, &workload, &results, TACTUS_WITH_VIEW, "view");
			write_object(list, &workload, &results, TACTUS_WITH_SURFACE, "surface");
		}
	}
}

bool compare(const char *folder)
{
	static struct table table;
	struct json_list list;
	FILE *text;

	if (!json_list_open(&list, folder, "results.json")) {
		return false;
	}
	text = open_in_folder(folder, "comparison.md");
	for (int population = 0; text && population < POPULATION_COUNT; population++) {
		compare_population((enum population)population, &table, &list);
		fprintf(text, "%s**%s**\n\n", population > 0 ? "\n" : "", population_titles[population]);
		table_print(&table, text);
		printf("\n%s\n\n", population_titles[population]);
		table_print(&table, stdout);
		fflush(stdout);
	}
	json_list_close(&list);
	if (text) {
		fclose(text);
	}
	return text != NULL;
}
