/* SPDX-License-Identifier: MIT */
/* Looks up names of the library's functions in its own symbol table. */
#ifndef TACTUS_PLATFORM_SYMBOLS_H
#define TACTUS_PLATFORM_SYMBOLS_H

#include <elf.h>
#include <link.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>

/* Start of this library, defined by the linker. */
extern const ElfW(Ehdr) __ehdr_start __attribute__((visibility("hidden")));
/* Also defined by the linker. Not every C library declares it in a header. */
extern ElfW(Dyn) _DYNAMIC[] __attribute__((weak, visibility("hidden")));

/*
 * libtactus.a brings the names with it, since the program that it becomes a part of need not export them: one after
 * the other, with an empty one at the end. The shared library has none.
 */
extern const char tactus_platform_static_names[] __attribute__((weak, visibility("hidden")));

/* Bounds the length of a name with its labels. Functions have at most 12 parameters. */
enum {
	TACTUS_LONGEST_NAME = 128,
	TACTUS_MOST_PARAMETERS = 12
};

static inline uint64_t tactus_platform_mix(uint64_t hash, const char *word)
{
	uint64_t next;

	memcpy(&next, word, sizeof next);
	return (hash ^ next) * UINT64_C(0x9e3779b97f4a7c15);
}

/* Hashes a text of at least 8 bytes. FunctionID.swift computes the same hash. */
static inline uint32_t tactus_platform_hash(const char *text, size_t length)
{
	uint64_t hash = 0;

	for (size_t offset = 0; offset + 8 <= length; offset += 8)
		hash = tactus_platform_mix(hash, text + offset);
	return (uint32_t)(tactus_platform_mix(hash, text + length - 8) >> 32);
}

/* Returns whether Swift's #function of this C function, with some number of parameters, has the hash. */
static inline bool tactus_platform_is_named(const char *name, uint32_t hash)
{
	char text[TACTUS_LONGEST_NAME];
	size_t length = strlen(name);

	if (strncmp(name, "tactus_", 7) != 0 || length + 2 + 2 * TACTUS_MOST_PARAMETERS > TACTUS_LONGEST_NAME)
		return false;
	memcpy(text, name, length);
	text[length++] = '(';
	for (int count = 0; count <= TACTUS_MOST_PARAMETERS; count++) {
		text[length] = ')';
		if (tactus_platform_hash(text, length + 1) == hash)
			return true;
		text[length++] = '_';
		text[length++] = ':';
	}
	return false;
}

/* Returns the name with this hash in a block of names, or NULL. Skips an empty name at the start. */
static inline const char *tactus_platform_find_name(const char *names, size_t size, uint32_t hash)
{
	for (size_t offset = 0; offset < size; offset += strlen(names + offset) + 1) {
		if (tactus_platform_is_named(names + offset, hash))
			return names + offset;
	}
	return NULL;
}

/* Returns the name of the function, or NULL if the library was linked without names. */
static inline const char *tactus_platform_find_function(uint32_t hash)
{
	ElfW(Addr) base = (ElfW(Addr)) & __ehdr_start, strings = 0;
	size_t size = 0;

	/* Some linkers leave an undefined weak symbol to the loader, which resolves it to the library's start. */
	if (tactus_platform_static_names && tactus_platform_static_names != (const char *)&__ehdr_start) {
		while (tactus_platform_static_names[size])
			size += strlen(tactus_platform_static_names + size) + 1;
		return tactus_platform_find_name(tactus_platform_static_names, size, hash);
	}
	if (!_DYNAMIC)
		return NULL;
	for (const ElfW(Dyn) *entry = _DYNAMIC; entry->d_tag != DT_NULL; entry++) {
		if (entry->d_tag == DT_STRTAB)
			strings = entry->d_un.d_ptr;
		if (entry->d_tag == DT_STRSZ)
			size = entry->d_un.d_val;
	}
	/* glibc has added where the library was loaded, musl has not. */
	if (strings < base)
		strings += base;
	return tactus_platform_find_name((const char *)strings, size, hash);
}

#endif
