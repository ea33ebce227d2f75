/* SPDX-License-Identifier: MIT */
#include "bars.h"
#include "folder.h"

#include <math.h>
#include <stdio.h>

#define WIDTH 760.0
#define TOP 64.0
#define LEFT 40.0
#define GAP 24.0
#define PANEL_HEIGHT 190.0
/* Above and below the bars: the panel's title, the names of its groups. */
#define HEAD 34.0
#define FOOT 30.0
/* Narrower bars have no room for their number. */
#define LABEL_WIDTH 20.0
#define GRID_LINES 4
/* Has room for a small name only. */
#define NARROW_GROUP 50.0

/* Told apart also by those who do not see red and green (after Okabe and Ito). */
static const char style[] =
	"<style>text { font: 12px sans-serif; fill: #1f2328 } .title { font-weight: bold }\n"
	".name { font-size: 15px } .small { font-size: 10px } .tiny { font-size: 8.5px }\n"
	".middle { text-anchor: middle } .end { text-anchor: end } .paper { fill: #fff }\n"
	".grid { stroke: #d0d7de } .s0 { fill: #d55e00 } .s1 { fill: #0072b2 } .s2 { fill: #009e73 }\n"
	"@media (prefers-color-scheme: dark) { text { fill: #e6edf3 } .paper { fill: #0d1117 }\n"
	".grid { stroke: #3d444d } .s0 { fill: #e69f00 } .s1 { fill: #56b4e9 } .s2 { fill: #33c19a } }\n"
	"</style>\n";

struct frame {
	double x, y, width, height;
};

/* The least of some steps times a power of ten that is not below the value. */
static double nice(double value)
{
	static const double steps[] = { 1, 1.5, 2, 2.5, 3, 4, 5, 7.5, 10 };
	double power = pow(10, floor(log10(value)));

	for (size_t i = 0; i < sizeof(steps) / sizeof(steps[0]); i++) {
		if (steps[i] * power >= value * (1 - 1e-9))
			return steps[i] * power;
	}
	return 10 * power;
}

static double largest(const struct bars *bars, const struct bars_panel *panel)
{
	double value = 0;

	for (size_t i = 0; i < bars->series_count; i++) {
		for (size_t j = 0; j < panel->group_count; j++)
			value = fmax(value, panel->values[i][j]);
	}
	return value;
}

static void write_grid(FILE *file, const struct bars_panel *panel, const struct frame *frame, double step)
{
	fprintf(file, "<text x='%.1f' y='%.1f' class='title'>%s</text>\n", frame->x, frame->y - 14, panel->title);
	for (int line = 0; line <= GRID_LINES; line++) {
		double y = frame->y + frame->height * (1 - (double)line / GRID_LINES);

		fprintf(file, "<line x1='%.1f' y1='%.1f' x2='%.1f' y2='%.1f' class='grid'/>\n", frame->x, y,
			frame->x + frame->width, y);
		fprintf(file, "<text x='%.1f' y='%.1f' class='small end'>%g</text>\n", frame->x - 5, y + 4,
			step * line);
	}
}

static void write_panel(FILE *file, const struct bars *bars, const struct bars_panel *panel, const struct frame *frame)
{
	double step = nice(fmax(largest(bars, panel), 1e-6) * 1.04 / GRID_LINES);
	double group_width = frame->width / (double)panel->group_count;
	double width = group_width * 0.84 / (double)bars->series_count;

	write_grid(file, panel, frame, step);
	for (size_t group = 0; group < panel->group_count; group++) {
		double left = frame->x + group_width * ((double)group + 0.08);

		for (size_t i = 0; i < bars->series_count; i++) {
			double value = panel->values[i][group];
			double height = frame->height * value / (step * GRID_LINES), x = left + width * (double)i;

			fprintf(file, "<rect x='%.1f' y='%.1f' width='%.1f' height='%.1f' class='s%zu'/>\n", x,
				frame->y + frame->height - height, width - 1, height, i);
			if (width >= LABEL_WIDTH)
				fprintf(file, "<text x='%.1f' y='%.1f' class='small middle'>%.*f</text>\n",
					x + width / 2, frame->y + frame->height - height - 4, panel->digits, value);
		}
		fprintf(file, "<text x='%.1f' y='%.1f' class='%s middle'>%s</text>\n", left + group_width * 0.42,
			frame->y + frame->height + 15, group_width < NARROW_GROUP ? "tiny" : "small",
			panel->groups[group]);
	}
}

static void write_legend(FILE *file, const struct bars *bars)
{
	double x = LEFT;

	for (size_t i = 0; i < bars->series_count; i++) {
		fprintf(file, "<rect x='%.1f' y='36' width='12' height='12' class='s%zu'/>\n", x, i);
		fprintf(file, "<text x='%.1f' y='46'>%s</text>\n", x + 18, bars->series[i]);
		x += 180;
	}
}

bool bars_write(const struct bars *bars, const char *folder, const char *file_name)
{
	size_t rows = (bars->panel_count + bars->columns - 1) / bars->columns;
	double height = TOP + (double)rows * (HEAD + PANEL_HEIGHT + FOOT);
	double width = (WIDTH - GAP) / (double)bars->columns;
	FILE *file = open_in_folder(folder, file_name);

	if (!file)
		return false;
	fprintf(file, "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 %.0f %.0f'>\n%s", WIDTH, height, style);
	fprintf(file, "<title>%s</title>\n<rect width='100%%' height='100%%' class='paper'/>\n", bars->title);
	fprintf(file, "<text x='%.1f' y='24' class='name'>%s</text>\n", LEFT, bars->title);
	write_legend(file, bars);
	for (size_t i = 0; i < bars->panel_count; i++) {
		struct frame frame = {
			.x = LEFT + (double)(i % bars->columns) * width,
			.y = TOP + (double)(i / bars->columns) * (HEAD + PANEL_HEIGHT + FOOT) + HEAD,
			.width = width - LEFT,
			.height = PANEL_HEIGHT,
		};

		write_panel(file, bars, &bars->panels[i], &frame);
	}
	fprintf(file, "</svg>\n");
	fclose(file);
	return true;
}
