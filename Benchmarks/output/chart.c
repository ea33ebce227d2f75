/* SPDX-License-Identifier: MIT */
#include "chart.h"
#include "folder.h"

#include <math.h>

#define WIDTH 720
#define HEIGHT 420
/* Where the axes are; names of series stand right of them. */
#define LEFT 80.0
#define RIGHT 560.0
#define TOP 50.0
#define BOTTOM 360.0
#define LINE_HEIGHT 16

/* Told apart also by those who do not see red and green (after Okabe and Ito). */
static const char *const colours[CHART_SERIES_MAX] = { "#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00",
	"#56b4e9" };

/* In decades. */
struct range {
	double from, to;
};

struct plot {
	const struct chart *chart;
	FILE *file;
	struct range x, y;
	/* Where the names of the series go. */
	double label_y[CHART_SERIES_MAX];
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
	fprintf(plot->file, "<g stroke='#ddd'>\n");
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

static void write_series(const struct plot *plot, const struct chart_series *series, const char *colour)
{
	fprintf(plot->file, "<polyline fill='none' stroke='%s' stroke-width='2' points='", colour);
	for (size_t i = 0; i < series->count; i++) {
		fprintf(plot->file, " %.1f,%.1f", place_x(plot, series->x[i]), place_y(plot, series->y[i]));
	}
	fprintf(plot->file, "'/>\n");
	for (size_t i = 0; i < series->count; i++) {
		fprintf(plot->file, "<circle cx='%.1f' cy='%.1f' r='3' fill='%s'/>\n", place_x(plot, series->x[i]),
			place_y(plot, series->y[i]), colour);
	}
}

/* Beside the last point, but below the names that are in the way. */
static void place_names(struct plot *plot)
{
	const struct chart *chart = plot->chart;
	bool placed[CHART_SERIES_MAX] = { false };
	double free_from = TOP;

	for (size_t turn = 0; turn < chart->count; turn++) {
		size_t highest = CHART_SERIES_MAX;
		double y = INFINITY;

		for (size_t i = 0; i < chart->count; i++) {
			const struct chart_series *series = &chart->series[i];
			double end = series->count > 0 ? place_y(plot, series->y[series->count - 1]) : BOTTOM;

			if (!placed[i] && end < y) {
				highest = i;
				y = end;
			}
		}
		placed[highest] = true;
		plot->label_y[highest] = fmax(y, free_from);
		free_from = plot->label_y[highest] + LINE_HEIGHT;
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
	fprintf(file, "<title>%s</title>\n<rect width='100%%' height='100%%' fill='#fff'/>\n", chart->title);
	fprintf(file, "<text x='%.0f' y='28' font-size='15'>%s</text>\n", LEFT, chart->title);
	write_axes(&plot);
	for (size_t i = 0; i < chart->count; i++) {
		write_series(&plot, &chart->series[i], colours[i]);
		fprintf(file, "<text x='%.0f' y='%.1f' fill='%s'>%s</text>\n", RIGHT + 10, plot.label_y[i] + 4,
			colours[i], chart->series[i].name);
	}
	fprintf(file, "</svg>\n");
	fclose(file);
	return true;
}
