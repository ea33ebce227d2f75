// SPDX-License-Identifier: MIT
#include "output-frames.hpp"

#include "plugin.hpp"
#include "scene.hpp"

#include <chrono>
#include <cmath>
#include <memory>
#include <vector>

namespace
{

// Time of a monitor's last frame.
struct Output {
	PHLMONITORREF monitor;
	uint64_t presented_us = 0;
	CHyprSignalListener on_presented;
};

std::vector<std::unique_ptr<Output>> outputs;
CHyprSignalListener on_frame;

// Hyprland's steady clock is CLOCK_MONOTONIC, as that of touches.
uint64_t microseconds(const Time::steady_tp &time)
{
	return static_cast<uint64_t>(
		std::chrono::duration_cast<std::chrono::microseconds>(time.time_since_epoch()).count());
}

Output &know(const PHLMONITOR &monitor)
{
	std::erase_if(outputs, [](auto &output) { return output->monitor.expired(); });
	for (auto &output : outputs) {
		if (output->monitor == monitor)
			return *output;
	}
	auto output = outputs.emplace_back(std::make_unique<Output>()).get();
	output->monitor = monitor;
	output->on_presented = monitor->m_events.presented.listen(
		[output](const Time::steady_tp &when) { output->presented_us = microseconds(when); });
	return *output;
}

// Called before Hyprland looks for damage, so that what moves now is drawn in this frame.
void show(const PHLMONITOR &monitor)
{
	tactus_gestures_output place{};
	double rate = monitor->m_refreshRate;
	auto box = monitor->logicalBox();

	place.size = sizeof(place);
	place.x = box.x;
	place.y = box.y;
	place.width = box.w;
	place.height = box.h;
	tactus_host_output_frame(host, &place, microseconds(Time::steadyNow()), know(monitor).presented_us,
		rate > 0 ? static_cast<uint64_t>(std::lround(1e6 / rate)) : 0);
}

} // namespace

void output_frames_schedule(double x, double y, void *)
{
	if (auto monitor = output_at({x, y}))
		monitor->scheduleFrame();
}

void output_frames_init()
{
	on_frame = Event::bus()->m_events.render.preChecks.listen(show);
}

void output_frames_finish()
{
	on_frame.reset();
	outputs.clear();
}
