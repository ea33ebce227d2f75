/* SPDX-License-Identifier: MIT */
#include "chart.h"

#define PANEL_WIDTH 300
#define PANEL_HEIGHT 180
#define MARGIN_LEFT 56
#define MARGIN_TOP 44
#define MARGIN_BOTTOM 48
#define PITCH_X (MARGIN_LEFT + PANEL_WIDTH + 34)
#define PITCH_Y (MARGIN_TOP + PANEL_HEIGHT + MARGIN_BOTTOM)

static const struct panel panels[] = {
	{ "Pulled beyond an edge (13.4)", "finger, px beyond the edge", "content, px beyond", 600, 150, 0, 200, 50,
		{ { CURVE_BEYOND_AN_EDGE, "#2060c0", "", 0, 0 } }, 1 },
	{ "Flings at 2000 px/s (13.5, 13.6)", "ms since the release", "offset, px", 4000, 1000, 0, 1250, 250,
		{ { CURVE_NORMAL, "#2060c0", "normal, 0.998", 1300, 1010 },
			{ CURVE_MEETS_AN_EDGE, "#b03060", "meets the edge at 700", 850, 680 },
			{ CURVE_FAST, "#308040", "fast, 0.99", 700, 385 } },
		3 },
	{ "Released 200 px beyond the edge (13.6)", "ms since the release", "offset, px", 450, 100, -100, 20, 20,
		{ { CURVE_RELEASED_BEYOND, "#2060c0", "", 0, 0 } }, 1 },
	{ "Pages of 400 px (13.10)", "ms since the release", "offset, px", 450, 100, 0, 750, 250,
		{ { CURVE_NORMAL, "#a0a0a0", "without pages", 200, 690 },
			{ CURVE_PAGING, "#2060c0", "rests on page 1", 300, 360 } },
		2 },
};

void write_table(FILE *file, const struct curve *curves, size_t count)
{
	fprintf(file, "curve,at,place\n");
	for (size_t i = 0; i < count; i++) {
		for (size_t j = 0; j < curves[i].count; j++) {
			const struct sample *sample = &curves[i].samples[j];
			fprintf(file, "%s,%.3f,%.3f\n", curves[i].name, sample->at, sample->place);
		}
	}
}

void write_csv(FILE *file, const struct curve curves[CURVE_COUNT])
{
	write_table(file, curves, CURVE_COUNT);
}

static double place_x(const struct panel *panel, double at)
{
	return at / panel->width * PANEL_WIDTH;
}

static double place_y(const struct panel *panel, double place)
{
	return (panel->high - place) / (panel->high - panel->low) * PANEL_HEIGHT;
}

static void write_text(FILE *file, double x, double y, const char *class, const char *text)
{
	fprintf(file, "<text x=\"%.1f\" y=\"%.1f\" class=\"%s\">%s</text>\n", x, y, class, text);
}

static void write_axes(FILE *file, const struct panel *panel)
{
	char number[32];
	for (double at = 0; at <= panel->width; at += panel->tick_x) {
		double x = place_x(panel, at);
		fprintf(file, "<path d=\"M%.1f 0V%d\" class=\"grid\"/>\n", x, PANEL_HEIGHT);
		snprintf(number, sizeof number, "%g", at);
		write_text(file, x, PANEL_HEIGHT + 16, "middle", number);
	}
	for (double place = panel->low; place <= panel->high; place += panel->tick_y) {
		double y = place_y(panel, place);
		fprintf(file, "<path d=\"M0 %.1fH%d\" class=\"grid\"/>\n", y, PANEL_WIDTH);
		snprintf(number, sizeof number, "%g", place);
		write_text(file, -6, y + 4, "end", number);
	}
	write_text(file, 0, -24, "title", panel->title);
	write_text(file, 0, -8, "start", panel->upwards);
	write_text(file, PANEL_WIDTH, PANEL_HEIGHT + 32, "end", panel->across);
}

static void write_line(FILE *file, const struct panel *panel, const struct line *line, const struct curve *curve)
{
	fprintf(file, "<polyline fill=\"none\" stroke-width=\"1.5\" stroke=\"%s\" points=\"", line->color);
	for (size_t i = 0; i < curve->count; i++) {
		const struct sample *sample = &curve->samples[i];
		if (sample->at > panel->width) {
			break;
		}
		double x = place_x(panel, sample->at);
		double y = place_y(panel, sample->place);
		fprintf(file, "%s%.1f,%.1f", i > 0 ? " " : "", x, y);
	}
	fprintf(file, "\"/>\n");
	write_text(file, place_x(panel, line->label_at), place_y(panel, line->label_place), "start", line->label);
}

void write_picture(FILE *file, const struct panel *panels, size_t count, const struct curve *curves)
{
	int width = 2 * PITCH_X;
	int height = (int)(count + 1) / 2 * PITCH_Y;
	fprintf(file, "<!-- SPDX-License-Identifier: MIT -->\n");
	fprintf(file, "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" viewBox=\"0 0 %d %d\">\n",
		width, height, width, height);
	fprintf(file, "<style>text { font: 11px sans-serif; fill: #303030 } .title { font-weight: bold }\n"
		      ".middle { text-anchor: middle } .end { text-anchor: end } .grid { stroke: #d8d8d8 }</style>\n"
		      "<rect width=\"100%%\" height=\"100%%\" fill=\"white\"/>\n");
	for (size_t i = 0; i < count; i++) {
		const struct panel *panel = &panels[i];
		fprintf(file, "<g transform=\"translate(%d,%d)\">\n",
			MARGIN_LEFT + (int)(i % 2) * PITCH_X, MARGIN_TOP + (int)(i / 2) * PITCH_Y);
		write_axes(file, panel);
		for (size_t j = 0; j < panel->line_count; j++) {
			write_line(file, panel, &panel->lines[j], &curves[panel->lines[j].curve]);
		}
		fprintf(file, "</g>\n");
	}
	fprintf(file, "</svg>\n");
}

void write_svg(FILE *file, const struct curve curves[CURVE_COUNT])
{
	write_picture(file, panels, sizeof panels / sizeof panels[0], curves);
}
