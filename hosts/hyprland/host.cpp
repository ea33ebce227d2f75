// SPDX-License-Identifier: MIT
// The struct tactus_host_callbacks of Hyprland.
#include "actions.hpp"
#include "lock-screen.hpp"
#include "output-frames.hpp"
#include "plugin.hpp"
#include "progress-bar.hpp"
#include "scene.hpp"
#include "streams.hpp"

using Desktop::View::CLayerSurface;
using Desktop::View::CWindow;

// Not by format: Hyprland leaves such lines out by default.
void log_line(const char *line)
{
	Log::logger->log(Log::WARN, std::string("tactus: ") + line);
}

static void handle_log(const char *line, void *)
{
	log_line(line);
}

static tactus_host_window *find_window(double x, double y, wl_client **client, void *)
{
	auto view = view_at({x, y});
	auto surface = view ? view->resource() : nullptr;

	if (!surface)
		return nullptr;
	*client = surface->client();
	return reinterpret_cast<tactus_host_window *>(view.get());
}

static bool find_output(const tactus_touch *, double x, double y, tactus_gestures_output *output, void *)
{
	auto monitor = output_at({x, y});

	if (!monitor)
		return false;
	auto box = monitor->logicalBox();
	output->name = monitor->m_name.c_str();
	output->x = box.x;
	output->y = box.y;
	output->width = box.w;
	output->height = box.h;
	return true;
}

static bool has_output(const char *name, void *)
{
	return State::monitorState()->query().name(name).run() != nullptr;
}

static void handle_act(const tactus_gestures_event *event, void *)
{
	act(*event);
}

// A layer surface has no application id, but a namespace for the same purpose.
static const char *get_app_id(tactus_host_window *address, void *)
{
	auto view = find_view(address);

	if (!view)
		return nullptr;
	if (auto window = CWindow::fromView(view))
		return window->metadata().appID().c_str();
	auto layer = CLayerSurface::fromView(view);
	return layer ? layer->m_namespace.c_str() : nullptr;
}

static uint32_t get_place(tactus_host_window *address, double, double, void *)
{
	return place_of(find_view(address));
}

static bool is_locked(void *)
{
	return lock_screen_is_shown();
}

static uint32_t get_modifiers(uint32_t, void *)
{
	auto held = g_pInputManager->getModsFromAllKBs();
	uint32_t modifiers = 0;

	if (held & Input::HL_MODIFIER_SHIFT)
		modifiers |= TACTUS_MODIFIER_SHIFT;
	if (held & Input::HL_MODIFIER_CTRL)
		modifiers |= TACTUS_MODIFIER_CTRL;
	if (held & Input::HL_MODIFIER_ALT)
		modifiers |= TACTUS_MODIFIER_ALT;
	if (held & Input::HL_MODIFIER_META)
		modifiers |= TACTUS_MODIFIER_SUPER;
	return modifiers;
}

static void show_progress(const tactus_gestures_progress *progress, void *)
{
	progress_bar_show(*progress);
}

static void prepare(const tactus_gestures *gestures, void *)
{
	prepare_actions(gestures);
}

static void forget_actions(void *)
{
	finish_actions();
	progress_bar_finish();
}

const struct tactus_host_callbacks hyprland_callbacks = {
	.size = sizeof(tactus_host_callbacks),
	.name = "Hyprland",
	.gesture_file = nullptr,
	.flags = tactus_host_flags(TACTUS_HOST_FLAGS_STREAMS_REST | TACTUS_HOST_FLAGS_RECORDS),
	.actions = host_actions,
	.knows_tablet_mode = true,
	.reserved = {},
	.log = handle_log,
	.find_window = find_window,
	.window_added = nullptr,
	.find_output = find_output,
	.has_output = has_output,
	.get_app_id = get_app_id,
	.get_modifiers = get_modifiers,
	.prepare = prepare,
	.act = handle_act,
	.forget_actions = forget_actions,
	.show_progress = show_progress,
	.down = stream_down,
	.motion = stream_motion,
	.up = stream_up,
	.frame = stream_frame,
	.cancel = stream_cancel,
	.end = stream_end,
	.schedule_frame = output_frames_schedule,
	.get_place = get_place,
	.is_locked = is_locked,
	.places = TACTUS_GESTURES_PLACE_DESKTOP | TACTUS_GESTURES_PLACE_WINDOW | TACTUS_GESTURES_PLACE_FULLSCREEN |
		TACTUS_GESTURES_PLACE_PANEL,
	.reserved2 = {},
	.words_name = "hyprland",
};
