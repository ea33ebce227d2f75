/* SPDX-License-Identifier: MIT */
#include "chart.h"
#include "folder.h"

#include <math.h>
#include <string.h>

#define WIDTH 720
#define HEIGHT 420
/* Where the axes are; the names of series that end at the right one stand right of it. */
#define LEFT 80.0
#define RIGHT 560.0
#define TOP 50.0
#define BOTTOM 360.0
#define LINE_HEIGHT 16

/* Mean width of a letter. */
#define LETTER 6.6

/* Red and green are not told apart by everybody: colours after Okabe and Ito. */
static const char style[] =
	"<style>text { fill: #1f2328 } .paper { fill: #fff } .grid { stroke: #d0d7de }\n"
	".s0 { color: #0072b2 } .s1 { color: #d55e00 } .s2 { color: #009e73 }\n"
	".s3 { color: #cc79a7 } .s4 { color: #e69f00 } .s5 { color: #56b4e9 }\n"
	".line { stroke: currentColor; stroke-width: 2; fill: none } .point, .name { fill: currentColor }\n"
	"@media (prefers-color-scheme: dark) { text { fill: #e6edf3 } .paper { fill: #0d1117 }\n"
	".grid { stroke: #3d444d } .s0 { color: #56b4e9 } .s1 { color: #f08a4b } .s2 { color: #33c19a } }</style>\n";

/* In decades. */
struct range {
	double from, to;
};

struct plot {
	const struct chart *chart;
	FILE *file;
	struct range x, y;
	/* Where the names of the series begin, and their line. */
	double name_x[CHART_SERIES_MAX], name_y[CHART_SERIES_MAX];
};

void chart_begin_series(struct chart *chart, const char *name)
{
	if (chart->count < CHART_SERIES_MAX) {
		chart->series[chart->count++] = (struct chart_series){ .name = name };
	}
}

void chart_add(struct chart *chart, double x, double y)
{
	struct chart_series *series = &chart->series[chart->count - 1];

	if (series->count < CHART_POINTS_MAX && isfinite(y) && y > 0) {
		series->x[series->count] = x;
		series->y[series->count++] = y;
	}
}

static void widen(struct range *range, double value)
{
	range->from = fmin(range->from, floor(log10(value) + 1e-9));
	range->to = fmax(range->to, ceil(log10(value) - 1e-9));
}

static double place_x(const struct plot *plot, double x)
{
	return LEFT + (RIGHT - LEFT) * (log10(x) - plot->x.from) / (plot->x.to - plot->x.from);
}

static double place_y(const struct plot *plot, double y)
{
	return BOTTOM - (BOTTOM - TOP) * (log10(y) - plot->y.from) / (plot->y.to - plot->y.from);
}

static struct plot plot_for(const struct chart *chart, FILE *file)
{
	struct plot plot = { .chart = chart, .file = file, .x = { INFINITY, -INFINITY }, .y = { INFINITY, -INFINITY } };

	for (size_t i = 0; i < chart->count; i++) {
		for (size_t j = 0; j < chart->series[i].count; j++) {
			widen(&plot.x, chart->series[i].x[j]);
			widen(&plot.y, chart->series[i].y[j]);
		}
	}
	return plot;
}

/* --- axes ------------------------------------------------------------------------ */

static void write_power(const struct plot *plot, double x, double y, const char *anchor, double decade)
{
	fprintf(plot->file, "<text x='%.1f' y='%.1f' text-anchor='%s'>", x, y, anchor);
	if (decade >= 0 && decade < 4) {
		fprintf(plot->file, "%.0f", pow(10, decade));
	} else {
		fprintf(plot->file, "10<tspan dy='-5' font-size='9'>%.0f</tspan>", decade);
	}
	fprintf(plot->file, "</text>\n");
}

static void write_line(const struct plot *plot, double x1, double y1, double x2, double y2)
{
	fprintf(plot->file, "<line x1='%.1f' y1='%.1f' x2='%.1f' y2='%.1f'/>\n", x1, y1, x2, y2);
}

static void write_column(const struct plot *plot, double x)
{
	write_line(plot, place_x(plot, x), TOP, place_x(plot, x), BOTTOM);
}

static void write_row(const struct plot *plot, double y)
{
	write_line(plot, LEFT, place_y(plot, y), RIGHT, place_y(plot, y));
}

static void write_grid(const struct plot *plot)
{
	fprintf(plot->file, "<g class='grid'>\n");
	for (double decade = plot->x.from; decade <= plot->x.to; decade++) {
		write_column(plot, pow(10, decade));
	}
	for (double decade = plot->y.from; decade <= plot->y.to; decade++) {
		write_row(plot, pow(10, decade));
	}
	/* Lonely decades have company. */
	for (int step = 2; plot->x.to - plot->x.from < 2 && step < 10; step++) {
		write_column(plot, step * pow(10, plot->x.from));
	}
	fprintf(plot->file, "</g>\n");
}

static void write_axes(const struct plot *plot)
{
	write_grid(plot);
	for (double decade = plot->x.from; decade <= plot->x.to; decade++) {
		write_power(plot, place_x(plot, pow(10, decade)), BOTTOM + 18, "middle", decade);
	}
	for (double decade = plot->y.from; decade <= plot->y.to; decade++) {
		write_power(plot, LEFT - 8, place_y(plot, pow(10, decade)) + 4, "end", decade);
	}
	fprintf(plot->file, "<text x='%.0f' y='%.0f' text-anchor='middle'>%s</text>\n", (LEFT + RIGHT) / 2, BOTTOM + 40,
		plot->chart->x_label);
	fprintf(plot->file, "<text transform='translate(24 %.0f) rotate(-90)' text-anchor='middle'>%s</text>\n",
		(TOP + BOTTOM) / 2, plot->chart->y_label);
}

/* --- series ---------------------------------------------------------------------- */

static void write_series(const struct plot *plot, size_t index)
{
	const struct chart_series *series = &plot->chart->series[index];

	fprintf(plot->file, "<g class='s%zu'>\n<polyline class='line' points='", index);
	for (size_t i = 0; i < series->count; i++) {
		fprintf(plot->file, " %.1f,%.1f", place_x(plot, series->x[i]), place_y(plot, series->y[i]));
	}
	fprintf(plot->file, "'/>\n");
	for (size_t i = 0; i < series->count; i++) {
		fprintf(plot->file, "<circle cx='%.1f' cy='%.1f' r='3' class='point'/>\n", place_x(plot, series->x[i]),
			place_y(plot, series->y[i]));
	}
	fprintf(plot->file, "<text x='%.1f' y='%.1f' class='name'>%s</text>\n</g>\n", plot->name_x[index],
		plot->name_y[index], series->name);
}

static bool is_in_box(double x, double y, double left, double base, double width)
{
	return x > left - 3 && x < left + width + 3 && y > base - LINE_HEIGHT + 2 && y < base + 5;
}

static bool crosses_line(
	const struct plot *plot, const struct chart_series *series, double left, double base, double width)
{
	const int steps = 32;

	for (size_t i = 1; i < series->count; i++) {
		double x1 = place_x(plot, series->x[i - 1]), x2 = place_x(plot, series->x[i]);
		double y1 = place_y(plot, series->y[i - 1]), y2 = place_y(plot, series->y[i]);

		for (int step = 0; step <= steps; step++) {
			if (is_in_box(x1 + (x2 - x1) * step / steps, y1 + (y2 - y1) * step / steps, left, base, width))
				return true;
		}
	}
	return false;
}

/* Neither another name nor a line is there. */
static bool is_free(const struct plot *plot, const bool *placed, double x, double y, double width)
{
	for (size_t i = 0; i < plot->chart->count; i++) {
		double other = LETTER * (double)strlen(plot->chart->series[i].name);

		if (placed[i] && fabs(plot->name_y[i] - y) < LINE_HEIGHT && x < plot->name_x[i] + other &&
			plot->name_x[i] < x + width)
			return false;
		if (crosses_line(plot, &plot->chart->series[i], x, y, width))
			return false;
	}
	return true;
}

/* At the end of its line: right of it, above it, or below it; where all of that is taken, further down. */
static void place_name(struct plot *plot, size_t index, const bool *placed)
{
	const struct chart_series *series = &plot->chart->series[index];
	double end_x = series->count > 0 ? place_x(plot, series->x[series->count - 1]) : RIGHT;
	double end_y = series->count > 0 ? place_y(plot, series->y[series->count - 1]) : BOTTOM;
	double width = LETTER * (double)strlen(series->name);
	const struct {
		double x, y;
	} places[] = {
		{ end_x + 10, end_y + 4 },
		{ end_x - width, end_y - 10 },
		{ end_x - width, end_y + 20 },
	};

	for (double lower = 0; lower < BOTTOM; lower += LINE_HEIGHT) {
		for (size_t i = 0; i < sizeof(places) / sizeof(places[0]); i++) {
			plot->name_x[index] = places[i].x;
			plot->name_y[index] = places[i].y + lower;
			if (is_free(plot, placed, plot->name_x[index], plot->name_y[index], width))
				return;
		}
	}
}

/* The highest first, so that those in the way are above. */
static void place_names(struct plot *plot)
{
	const struct chart *chart = plot->chart;
	bool placed[CHART_SERIES_MAX] = { false };

	for (size_t turn = 0; turn < chart->count; turn++) {
		size_t highest = 0;
		double y = INFINITY;

		for (size_t i = 0; i < chart->count; i++) {
			const struct chart_series *series = &chart->series[i];
			double end = series->count > 0 ? place_y(plot, series->y[series->count - 1]) : BOTTOM;

			if (!placed[i] && end < y) {
				highest = i;
				y = end;
			}
		}
		place_name(plot, highest, placed);
		placed[highest] = true;
	}
}

bool chart_write(const struct chart *chart, const char *folder, const char *file_name)
{
	FILE *file = open_in_folder(folder, file_name);
	struct plot plot;

	if (!file) {
		return false;
	}
	plot = plot_for(chart, file);
	place_names(&plot);
	fprintf(file, "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 %d %d'", WIDTH, HEIGHT);
	fprintf(file, " font-family='sans-serif' font-size='12'>\n");
	fprintf(file, "<title>%s</title>\n%s<rect width='100%%' height='100%%' class='paper'/>\n", chart->title, style);
	fprintf(file, "<text x='%.0f' y='28' font-size='15'>%s</text>\n", LEFT, chart->title);
	write_axes(&plot);
	for (size_t i = 0; i < chart->count; i++)
		write_series(&plot, i);
	fprintf(file, "</svg>\n");
	fclose(file);
	return true;
}
