// SPDX-License-Identifier: MIT
#include "plugin.hpp"

// KWin's own gestures begin with three fingers. They would take the fingers from clients and from our gestures.
static constexpr uint32_t GESTURE_FINGERS = 3;

TactusPlugin::TactusPlugin()
{
	wl_display *display = *KWin::waylandServer()->display();
	auto tabletMode = KWin::kwinApp()->tabletModeManager();

	m_isWorking = shell_init(&m_shell, kwinHost(), this, wl_display_get_event_loop(display));
	if (!m_isWorking)
		return;
	m_touchscreens = std::make_unique<Touchscreens>(&m_shell, &core);
	connect(KWin::workspace(), &KWin::Workspace::windowRemoved, this, [this](auto window) {
		shell_remove_window(&m_shell, reinterpret_cast<const shell_window *>(window));
	});
	connect(KWin::workspace(), &KWin::Workspace::outputRemoved, this, [this] { shell_cancel(&m_shell); });
	connect(KWin::waylandServer(), &KWin::WaylandServer::lockStateChanged, this, [this] {
		if (KWin::waylandServer()->isScreenLocked())
			shell_cancel(&m_shell);
	});
	if (tabletMode) {
		tactus_application_set_tablet_mode(m_shell.application, tabletMode->effectiveTabletMode());
		connect(tabletMode, &KWin::TabletModeManager::tabletModeChanged, this,
			[this](bool isTablet) { tactus_application_set_tablet_mode(m_shell.application, isTablet); });
	}
}

TactusPlugin::~TactusPlugin()
{
	if (!m_isWorking)
		return;
	m_touchscreens.reset();
	shell_finish(&m_shell);
}

void TactusPlugin::prepare()
{
	core.bypassesGestures = tactus_gestures_get_most_fingers(m_shell.gestures) >= GESTURE_FINGERS;
	actions.prepare();
}
