// SPDX-License-Identifier: MIT
#include "tablet-switch.hpp"

#include "plugin.hpp"

static std::vector<CHyprSignalListener> listeners;

static void follow(const SP<Aquamarine::ISwitch> &device)
{
	listeners.push_back(device->events.fire.listen([](const Aquamarine::ISwitch::SFireEvent &event) {
		if (event.type == Aquamarine::ISwitch::AQ_SWITCH_TYPE_TABLET_MODE)
			tactus_application_set_tablet_mode(tactus_host_get_application(host), event.enable);
	}));
}

void tablet_switches_init()
{
	for (const auto &device : g_pInputManager->m_switches) {
		if (auto aq = device.pDevice.lock())
			follow(aq);
	}
	listeners.push_back(g_pCompositor->m_aqBackend->events.newSwitch.listen(follow));
}

void tablet_switches_finish()
{
	listeners.clear();
}
