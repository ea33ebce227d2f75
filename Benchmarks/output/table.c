/* SPDX-License-Identifier: MIT */
#include "table.h"
#include "folder.h"

#include <math.h>
#include <string.h>

void table_begin(struct table *table, const char *const heads[], size_t count)
{
	table->rows = 0;
	table->filled = 0;
	table->columns = count;
	for (size_t i = 0; i < count; i++) {
		table_text(table, heads[i]);
	}
}

void table_text(struct table *table, const char *text)
{
	if (table->rows == TABLE_ROWS_MAX) {
		return;
	}
	snprintf(table->cells[table->rows][table->filled], TABLE_CELL_SIZE, "%s", text);
	if (++table->filled == table->columns) {
		table->filled = 0;
		table->rows++;
	}
}

void table_number(struct table *table, double value, int digits)
{
	char text[TABLE_CELL_SIZE] = "–";

	if (isfinite(value)) {
		snprintf(text, sizeof text, "%.*f", digits, value);
	}
	table_text(table, text);
}

/* Signs, not bytes, of UTF-8. */
static int width(const char *text)
{
	int count = 0;

	for (; *text; text++) {
		count += (*text & 0xc0) != 0x80;
	}
	return count;
}

static bool is_number(const char *text)
{
	return strcmp(text, "–") == 0 || (text[0] && strspn(text, "0123456789.-") == strlen(text));
}

static void print_cell(const char *text, int column_width, bool right, FILE *file)
{
	int blank = column_width - width(text);

	fprintf(file, " %*s%s%*s |", right ? blank : 0, "", text, right ? 0 : blank, "");
}

void table_print(const struct table *table, FILE *file)
{
	int widths[TABLE_COLUMNS_MAX] = { 0 };
	bool right[TABLE_COLUMNS_MAX] = { false };

	for (size_t column = 0; column < table->columns; column++) {
		right[column] = table->rows > 1 && is_number(table->cells[1][column]);
		for (size_t row = 0; row < table->rows; row++) {
			int cell = width(table->cells[row][column]);

			widths[column] = cell > widths[column] ? cell : widths[column];
		}
	}
	for (size_t row = 0; row < table->rows; row++) {
		fprintf(file, "|");
		for (size_t column = 0; column < table->columns; column++) {
			print_cell(table->cells[row][column], widths[column], right[column], file);
		}
		fprintf(file, "\n");
		for (size_t column = 0; row == 0 && column < table->columns; column++) {
			fprintf(file, "%s", column == 0 ? "|" : "");
			for (int i = 0; i < widths[column] + 1; i++) {
				fprintf(file, "-");
			}
			fprintf(file, "%s%s", right[column] ? ":|" : "-|", column + 1 == table->columns ? "\n" : "");
		}
	}
}

bool table_write(const struct table *table, const char *title, const char *folder, const char *file_name)
{
	FILE *file = open_in_folder(folder, file_name);

	printf("\n%s\n\n", title);
	table_print(table, stdout);
	fflush(stdout);
	if (!file) {
		return false;
	}
	table_print(table, file);
	fclose(file);
	return true;
}
