/* SPDX-License-Identifier: MIT */
/*
 * Limits of one client. The compositor answers its clients in turn, so the requests of one turn (as much as
 * libwayland reads at once, 4 KiB) must be done in a few milliseconds, and the objects of a client must fit in memory.
 * Costs are linear in these numbers; each is several times what any client known to us needs. A client that wants
 * more loses its connection with an error of wl_display or of the object in question.
 */
#ifndef COMPOSITOR_CLIENT_LIMITS_H
#define COMPOSITOR_CLIENT_LIMITS_H

/* Limits on objects that exist at a time, counted by client-objects.c. */

/* A commit may show or restack all subsurfaces of a surface, and a touch looks through them. */
#define MAXIMUM_SURFACES 1024
#define MAXIMUM_SUBSURFACES MAXIMUM_SURFACES
/* A new window moves those beside it. */
#define MAXIMUM_TOPLEVELS 128
/* Limits how many popups close together. */
#define MAXIMUM_POPUPS 128
#define MAXIMUM_SHELL_SURFACES 256
/* Each of them is placed anew when one of them changes. */
#define MAXIMUM_LAYER_SURFACES 64
/* Positioners are normally used at once and destroyed. */
#define MAXIMUM_POSITIONERS 256
#define MAXIMUM_REGIONS 256
/* Each may keep memory of the client mapped, and a process has 65530 mappings. */
#define MAXIMUM_POOLS 1024
#define MAXIMUM_BUFFERS 4096
/* Frame callbacks wait for a commit, which clients can delay. */
#define MAXIMUM_CALLBACKS 4096
/* Each gets every event: more would only overflow the client's own socket. */
#define MAXIMUM_TOUCHES 64
#define MAXIMUM_POINTERS 64
#define MAXIMUM_KEYBOARDS 64
/* Each holds a copy of its keymap. */
#define MAXIMUM_VIRTUAL_KEYBOARDS 8
/* Text inputs and data devices are told of every change of the focus. */
#define MAXIMUM_TEXT_INPUTS 64
#define MAXIMUM_DATA_DEVICES 64
#define MAXIMUM_OUTPUTS_BOUND 256
/* The compositor creates offers when the clipboard changes; the client has to destroy the old ones. */
#define MAXIMUM_OFFERS 256
#define MAXIMUM_SOURCES 64
/* All other objects together: registries, and bound globals of other kinds. */
#define MAXIMUM_OTHER_OBJECTS 256

/* Limits on the size of single objects. */

/* Levels of subsurfaces: functions that walk a tree recurse this deep. */
#define DEEPEST_TREE 64
/* Levels of submenus: functions that walk popups recurse this deep. */
#define DEEPEST_SUBMENU 32
/* Rectangles of a wl_region, after touching ones are joined: every change walks all of them. */
#define MAXIMUM_RECTANGLES 256
/* MIME types of a wl_data_source, and their bytes: a client that looks at the clipboard gets all of them at once. */
#define MAXIMUM_TYPES 128
#define MAXIMUM_TYPE_BYTES 8192
/* Bytes that are kept of a title and an app_id. */
#define LONGEST_TEXT 256
/* Bytes of a keymap, which is copied. */
#define LARGEST_KEYMAP ((uint32_t)1 << 20)
/* Rows and columns of a picture: pixman and cairo use 15 bits. */
#define LARGEST_SIDE 32767
/* Bytes of a picture, which is copied when it is committed. A display of 5K needs 56 MiB. */
#define LARGEST_PICTURE ((size_t)64 << 20)
/* Bytes that are copied for a client in one turn. */
#define LARGEST_PICTURES_IN_A_TURN (2 * LARGEST_PICTURE)
/* Bytes of all pictures that a client has on its surfaces. */
#define LARGEST_PICTURES ((size_t)512 << 20)

#endif
