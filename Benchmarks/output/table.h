/* SPDX-License-Identifier: MIT */
/*
 * A table in Markdown, its columns lined up, that is to be read on a terminal and in the documentation.
 */
#ifndef BENCHMARKS_TABLE_H
#define BENCHMARKS_TABLE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

#define TABLE_COLUMNS_MAX 16
#define TABLE_ROWS_MAX 256
#define TABLE_CELL_SIZE 48

struct table {
	char cells[TABLE_ROWS_MAX][TABLE_COLUMNS_MAX][TABLE_CELL_SIZE];
	size_t rows, columns, filled;
};

/* Begins anew with the heads of the columns. */
void table_begin(struct table *table, const char *const heads[], size_t count);
/* Fills the cells of a row from left to right; the next row begins by itself. */
void table_text(struct table *table, const char *text);
/* With as many digits after the point; "–" if it is not a number. */
void table_number(struct table *table, double value, int digits);
void table_print(const struct table *table, FILE *file);
/* On the terminal under a title, and in a file. False, with a message, if that cannot be written. */
bool table_write(const struct table *table, const char *title, const char *folder, const char *file_name);

#endif
