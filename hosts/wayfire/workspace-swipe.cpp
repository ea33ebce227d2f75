// SPDX-License-Identifier: MIT
#include "workspace-swipe.hpp"

#include "options.hpp"
#include "outputs.hpp"

#include <wayfire/view-transform.hpp>

#include <algorithm>
#include <cmath>

// Defaults of vswipe.
static constexpr double DEFAULT_SPEED_FACTOR = 256, DEFAULT_SPEED_CAP = 0.05, DEFAULT_FLICK = 24;
static constexpr int DEFAULT_FINGERS = 4;

template <class Value>
static Value option(const std::string &name, Value otherwise)
{
	auto found = find_option<Value>(name);

	return found ? found->get_value() : otherwise;
}

template <class Event>
static void show(Event &event)
{
	wf::input_event_signal<Event> signal;

	signal.event = &event;
	signal.device = nullptr;
	wf::get_core().emit(&signal);
}

static wf::point_t way_of(tactus_gestures_action action)
{
	switch (action) {
	case TACTUS_GESTURES_ACTION_WORKSPACE_LEFT:
		return {-1, 0};
	case TACTUS_GESTURES_ACTION_WORKSPACE_RIGHT:
		return {1, 0};
	case TACTUS_GESTURES_ACTION_WORKSPACE_UP:
		return {0, -1};
	default:
		return {0, 1};
	}
}

static void change_workspace(wf::output_t *output, wf::point_t way)
{
	auto target = output->wset()->get_current_workspace() + way;

	if (output->wset()->is_workspace_valid(target))
		output->wset()->request_workspace(target);
}

static wf::output_t *output_of(const tactus_gestures_event &event, wf::pointf_t &place)
{
	return output_at(event.start_x, event.start_y, place);
}

// vswitch hides a window that it takes to another workspace, and would leave it so.
static bool takes_window(wf::output_t *output)
{
	for (auto window : output->wset()->get_views(wf::WSET_MAPPED_ONLY)) {
		if (window->get_transformed_node()->get_transformer("vswitch-transformer"))
			return true;
	}
	return false;
}

// Nothing else that covers the output is active then.
void end_animation(wf::output_t *output)
{
	if (output->is_plugin_active("vswipe") || (output->is_plugin_active("vswitch") && !takes_window(output)))
		output->cancel_active_plugins();
}

void WorkspaceSwipe::begin(const tactus_gestures_event &event)
{
	wf::pointf_t place;
	wlr_pointer_swipe_begin_event begin{};

	is_followed = true;
	told = 0;
	way = way_of(event.action);
	output = output_of(event, place);
	if (!output)
		return;
	output->connect(&on_output_gone);
	end_animation(output);
	// vswipe acts on the output of the pointer.
	wf::get_core().warp_cursor(place);
	begin.time_msec = time_ms;
	begin.fingers = static_cast<uint32_t>(option("vswipe/fingers", DEFAULT_FINGERS));
	show(begin);
}

// The content moves in the opposite direction of the way to the next workspace.
void WorkspaceSwipe::send(double part)
{
	double factor = option("vswipe/speed_factor", DEFAULT_SPEED_FACTOR);
	wlr_pointer_swipe_update_event update{};

	update.time_msec = time_ms;
	update.fingers = static_cast<uint32_t>(option("vswipe/fingers", DEFAULT_FINGERS));
	update.dx = -way.x * part * factor;
	update.dy = -way.y * part * factor;
	show(update);
}

// vswipe limits each step to speed_cap, so longer ways take several steps.
void WorkspaceSwipe::follow(double progress)
{
	double cap = std::clamp(option("vswipe/speed_cap", DEFAULT_SPEED_CAP), 0.01, 1.0);

	progress = std::clamp(progress, 0.0, 1.0);
	while (output && std::fabs(progress - told) > cap / 16) {
		double part = std::clamp(progress - told, -cap, cap);

		send(part);
		told += part;
	}
}

// vswipe decides by the distance and by the last two steps. These steps make it decide as the gesture has.
void WorkspaceSwipe::end(bool commits)
{
	double factor = std::max(option("vswipe/speed_factor", DEFAULT_SPEED_FACTOR), 1.0);
	double flick = (std::max(option("vswipe/delta_threshold", DEFAULT_FLICK), 0.0) + 1) / factor;
	wlr_pointer_swipe_end_event end{};
	wf::output_t *ended = output;
	bool is_shown;

	if (!commits)
		follow(0);
	for (int step = 0; step < 2; step++)
		send(commits ? flick : 0);
	is_shown = ended->is_plugin_active("vswipe");
	forget();
	end.time_msec = time_ms;
	end.cancelled = !commits;
	show(end);
	if (commits && !is_shown)
		change_workspace(ended, way);
}

void WorkspaceSwipe::forget()
{
	is_followed = false;
	output = nullptr;
	on_output_gone.disconnect();
}

void WorkspaceSwipe::act(const tactus_gestures_event &event)
{
	wf::pointf_t place;

	time_ms = static_cast<uint32_t>(event.time_us / 1000);
	if (event.phase == TACTUS_GESTURES_PHASE_BEGAN) {
		cancel();
		begin(event);
	} else if (!is_followed) {
		// Gestures without a length have an end only.
		if (auto touched = output_of(event, place))
			change_workspace(touched, way_of(event.action));
	} else if (event.phase == TACTUS_GESTURES_PHASE_CHANGED) {
		follow(event.progress);
	} else if (output) {
		end(event.phase == TACTUS_GESTURES_PHASE_ENDED && event.commits);
	} else {
		forget();
	}
}

void WorkspaceSwipe::cancel()
{
	if (output)
		end(false);
	forget();
}
