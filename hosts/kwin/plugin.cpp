// SPDX-License-Identifier: MIT
#include "plugin.hpp"

#include <wayland-server-core.h>

// KWin's own gestures begin with three fingers. They would take the fingers from clients and from our gestures.
static constexpr uint32_t GESTURE_FINGERS = 3;

TactusPlugin::TactusPlugin()
{
	wl_display *display = *KWin::waylandServer()->display();
	auto tabletMode = KWin::kwinApp()->tabletModeManager();

	m_host = tactus_host_create(wl_display_get_event_loop(display), kwinCallbacks(), this);
	if (!m_host)
		return;
	m_touchscreens = std::make_unique<Touchscreens>(m_host);
	m_frames = std::make_unique<OutputFrames>(m_host);
	connect(KWin::workspace(), &KWin::Workspace::windowRemoved, this, [this](auto window) {
		tactus_host_remove_window(m_host, reinterpret_cast<const tactus_host_window *>(window));
	});
	connect(KWin::workspace(), &KWin::Workspace::outputRemoved, this, [this] { tactus_host_cancel(m_host); });
	// A gesture must not begin before the lock and end behind it, nor the other way round.
	connect(KWin::waylandServer(), &KWin::WaylandServer::lockStateChanged, this,
		[this] { tactus_host_cancel(m_host); });
	if (tabletMode) {
		tactus_application_set_tablet_mode(
			tactus_host_get_application(m_host), tabletMode->effectiveTabletMode());
		connect(tabletMode, &KWin::TabletModeManager::tabletModeChanged, this,
			[this](bool isTablet) {
				tactus_application_set_tablet_mode(tactus_host_get_application(m_host), isTablet);
			});
	}
}

TactusPlugin::~TactusPlugin()
{
	m_touchscreens.reset();
	m_frames.reset();
	tactus_host_destroy(m_host);
}

void TactusPlugin::prepare(const tactus_gestures *gestures)
{
	core.bypassesGestures = tactus_gestures_get_most_fingers(gestures) >= GESTURE_FINGERS;
	actions.prepare(gestures);
}
