/* SPDX-License-Identifier: MIT */
/* Differences between wlroots 0.15 and 0.20: the scene. Touches are in wlroots-version.h of the glue. */
#ifndef WLROOTS_VERSION_SCENE_H
#define WLROOTS_VERSION_SCENE_H

#include "wlroots-version.h"

#include <wlr/types/wlr_scene.h>

/* 0.16 put what buffers of the compositor's own need into a header of its own, 0.19 lets them end by a function. */
#if WLROOTS_SINCE(16)
#include <wlr/interfaces/wlr_buffer.h>
#else
#include <wlr/types/wlr_buffer.h>
#endif

static inline void version_finish_buffer(struct wlr_buffer *buffer)
{
#if WLROOTS_SINCE(19)
	wlr_buffer_finish(buffer);
#endif
}

/*
 * 0.16 made trees, not nodes, the parents of nodes. Here nodes stand for both; version_tree_of() is what a function of
 * wlroots takes as a parent.
 */
#if WLROOTS_SINCE(16)
static inline struct wlr_scene_tree *version_tree_of(struct wlr_scene_node *node)
{
	return wlr_scene_tree_from_node(node);
}
#else
static inline struct wlr_scene_node *version_tree_of(struct wlr_scene_node *node)
{
	return node;
}
#endif

static inline struct wlr_scene_node *version_parent_of(const struct wlr_scene_node *node)
{
#if WLROOTS_SINCE(16)
	return node->parent ? &node->parent->node : NULL;
#else
	return node->parent;
#endif
}

static inline struct wlr_scene_node *version_root_of(struct wlr_scene *scene)
{
#if WLROOTS_SINCE(16)
	return &scene->tree.node;
#else
	return &scene->node;
#endif
}

static inline struct wlr_scene_node *version_add_xdg_surface(
	struct wlr_scene_node *parent, struct wlr_xdg_surface *xdg_surface)
{
#if WLROOTS_SINCE(16)
	struct wlr_scene_tree *tree = wlr_scene_xdg_surface_create(version_tree_of(parent), xdg_surface);

	return tree ? &tree->node : NULL;
#else
	return wlr_scene_xdg_surface_create(parent, xdg_surface);
#endif
}

/* 0.16 made surfaces buffers, 0.17 renamed the function that tells. */
static inline struct wlr_surface *version_surface_of(struct wlr_scene_node *node)
{
#if WLROOTS_SINCE(16)
	struct wlr_scene_surface *surface;

	if (node->type != WLR_SCENE_NODE_BUFFER)
		return NULL;
#if WLROOTS_SINCE(17)
	surface = wlr_scene_surface_try_from_buffer(wlr_scene_buffer_from_node(node));
#else
	surface = wlr_scene_surface_from_buffer(wlr_scene_buffer_from_node(node));
#endif
	return surface ? surface->surface : NULL;
#else
	return node->type == WLR_SCENE_NODE_SURFACE ? wlr_scene_surface_from_node(node)->surface : NULL;
#endif
}

/* 0.17 takes options. */
static inline void version_commit_scene_output(struct wlr_scene_output *scene_output)
{
#if WLROOTS_SINCE(17)
	wlr_scene_output_commit(scene_output, NULL);
#else
	wlr_scene_output_commit(scene_output);
#endif
}

/* 0.17 leaves it to the compositor to bring the outputs of the layout and those of the scene together. */
struct version_scene_layout {
	struct wlr_scene *scene;
	struct wlr_output_layout *layout;
	struct wlr_scene_output_layout *both;
};

static inline void version_attach_layout(
	struct version_scene_layout *attached, struct wlr_scene *scene, struct wlr_output_layout *layout)
{
	*attached = (struct version_scene_layout){ .scene = scene, .layout = layout };
#if WLROOTS_SINCE(17)
	attached->both = wlr_scene_attach_output_layout(scene, layout);
#else
	wlr_scene_attach_output_layout(scene, layout);
#endif
}

static inline void version_add_output(struct version_scene_layout *attached, struct wlr_output *output)
{
#if WLROOTS_SINCE(17)
	struct wlr_output_layout_output *layout_output = wlr_output_layout_add_auto(attached->layout, output);
	struct wlr_scene_output *scene_output = wlr_scene_output_create(attached->scene, output);

	if (layout_output && scene_output)
		wlr_scene_output_layout_add_output(attached->both, layout_output, scene_output);
#else
	wlr_output_layout_add_auto(attached->layout, output);
#endif
}

#endif
