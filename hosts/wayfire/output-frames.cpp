// SPDX-License-Identifier: MIT
#include "output-frames.hpp"

#include "outputs.hpp"
#include "scene.h"

#include <ctime>

static uint64_t microseconds(const timespec &time)
{
	return static_cast<uint64_t>(time.tv_sec) * 1000000 + static_cast<uint64_t>(time.tv_nsec) / 1000;
}

// The wlroots of older versions of Wayfire has a pointer to the time of a presentation.
[[maybe_unused]] static uint64_t microseconds(const timespec *time)
{
	return microseconds(*time);
}

OutputFrames::Frames::Frames(tactus_host *host, wf::output_t *output) : host(host), output(output)
{
	on_present.set_callback([this](void *data) {
		auto event = static_cast<const wlr_output_event_present *>(data);

		if (!event->presented)
			return;
		presented_us = microseconds(event->when);
		interval_us = event->refresh > 0 ? static_cast<uint64_t>(event->refresh) / 1000 : 0;
	});
	on_present.connect(&output->handle->events.present);
	output->render->add_effect(&hook, wf::OUTPUT_EFFECT_PRE);
}

OutputFrames::Frames::~Frames()
{
	output->render->rem_effect(&hook);
}

void OutputFrames::Frames::show()
{
	auto box = output->get_layout_geometry();
	tactus_gestures_output place{};
	timespec now;

	place.size = sizeof(place);
	place.x = box.x;
	place.y = box.y;
	place.width = box.width;
	place.height = box.height;
	clock_gettime(CLOCK_MONOTONIC, &now);
	tactus_host_output_frame(host, &place, microseconds(now), presented_us, interval_us);
}

void OutputFrames::add(wf::output_t *output)
{
	outputs[output] = std::make_unique<Frames>(host, output);
}

void OutputFrames::watch(tactus_host *watched)
{
	auto &layout = wf::get_core().output_layout;

	host = watched;
	for (auto output : layout->get_outputs())
		add(output);
	layout->connect(&on_output_added);
	layout->connect(&on_output_gone);
}

void OutputFrames::forget()
{
	on_output_added.disconnect();
	on_output_gone.disconnect();
	outputs.clear();
}

void scene_schedule_frame(double x, double y)
{
	if (auto output = output_at(x, y))
		output->render->schedule_redraw();
}
