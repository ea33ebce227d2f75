// SPDX-License-Identifier: MIT
// Implements scene.h: windows, outputs and modifier keys of Wayfire.
#include "scene.h"

#include "wayfire-headers.hpp"

#include <tactus.h>

#include <string>

static wayfire_view view_of(tactus_host_window *window)
{
	return wayfire_view{ reinterpret_cast<wf::view_interface_t *>(window) };
}

void scene_log(const char *line)
{
	LOGI("tactus: ", line);
}

tactus_host_window *scene_find_window(double x, double y, wl_client **client)
{
	auto found = wf::get_core().scene()->find_node_at({ x, y });
	wayfire_view view = found ? wf::node_to_view(found->node.get()) : nullptr;

	if (!view || !view->is_mapped())
		return nullptr;
	*client = view->get_client();
	return reinterpret_cast<tactus_host_window *>(view.get());
}

const char *scene_get_app_id(tactus_host_window *window)
{
	static std::string app_id;

	app_id = view_of(window)->get_app_id();
	return app_id.c_str();
}

bool scene_finger_is_on_window(int32_t id)
{
	auto node = wf::get_core().get_touch_focus(id);

	return node && wf::node_to_view(node);
}

bool scene_has_output(const char *name)
{
	return wf::get_core().output_layout->find_output(std::string(name)) != nullptr;
}

uint32_t scene_get_modifiers()
{
	uint32_t held = wf::get_core().seat->get_keyboard_modifiers(), modifiers = 0;

	if (held & WLR_MODIFIER_SHIFT)
		modifiers |= TACTUS_MODIFIER_SHIFT;
	if (held & WLR_MODIFIER_CTRL)
		modifiers |= TACTUS_MODIFIER_CTRL;
	if (held & WLR_MODIFIER_ALT)
		modifiers |= TACTUS_MODIFIER_ALT;
	if (held & WLR_MODIFIER_LOGO)
		modifiers |= TACTUS_MODIFIER_SUPER;
	return modifiers;
}
