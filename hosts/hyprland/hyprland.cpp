// SPDX-License-Identifier: MIT
// Entry points for `hyprctl plugin load`. Connects signals of Hyprland to the parts.
#include "lock-screen.hpp"
#include "output-frames.hpp"
#include "plugin.hpp"
#include "streams.hpp"
#include "tablet-switch.hpp"
#include "touchscreens.hpp"

#include <stdexcept>

struct tactus_host *host;
static std::vector<CHyprSignalListener> listeners;

static void remove_view(const PHLVIEW &view)
{
	tactus_host_remove_window(host, reinterpret_cast<const tactus_host_window *>(view.get()));
}

static void listen()
{
	auto &events = Event::bus()->m_events;

	listeners.push_back(events.window.close.listen([](PHLWINDOW window) { remove_view(window); }));
	listeners.push_back(events.layer.closed.listen([](PHLLS layer) { remove_view(layer); }));
	// The earlier one of the two depends on how an output goes.
	listeners.push_back(
		events.monitor.preRemoved.listen([](PHLMONITOR monitor) { touchscreens_forget_output(monitor); }));
	listeners.push_back(
		events.monitor.removed.listen([](PHLMONITOR monitor) { touchscreens_forget_output(monitor); }));
}

APICALL EXPORT std::string PLUGIN_API_VERSION()
{
	return HYPRLAND_API_VERSION;
}

APICALL EXPORT PLUGIN_DESCRIPTION_INFO PLUGIN_INIT(HANDLE)
{
	// Hyprland's classes change with every version; it prints this text.
	if (std::string(__hyprland_api_get_hash()) != __hyprland_api_get_client_hash())
		throw std::runtime_error("tactus was built for another version of Hyprland");
	streams_init();
	host = tactus_host_create(g_pCompositor->m_wlEventLoop, &hyprland_callbacks, nullptr);
	if (host) {
		touchscreens_init();
		tablet_switches_init();
		output_frames_init();
		lock_screen_init();
		listen();
	}
	return {"tactus", "touch gestures from a file", "The Tactus authors", "0.1"};
}

APICALL EXPORT void PLUGIN_EXIT()
{
	listeners.clear();
	lock_screen_finish();
	output_frames_finish();
	tablet_switches_finish();
	if (host) {
		touchscreens_finish();
		tactus_host_destroy(host);
		host = nullptr;
	}
	streams_finish();
}
