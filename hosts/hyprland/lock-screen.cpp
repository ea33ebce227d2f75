// SPDX-License-Identifier: MIT
#include "lock-screen.hpp"

#include "plugin.hpp"

namespace
{

// A surface of a locker that was touched.
struct Known {
	const void *address;
	CHyprSignalListener on_destroy;
};

std::vector<Known> known;
std::vector<CHyprSignalListener> listeners;

// Hyprland tells of no view of a locker that goes.
void know(const SSessionLockSurface &shown)
{
	const void *address = PHLVIEW(shown.view).get();
	auto surface = shown.surface.lock();

	std::erase_if(known, [](const Known &surface) { return !surface.address; });
	if (!surface || std::ranges::contains(known, address, &Known::address))
		return;
	known.push_back({address, surface->m_events.destroy.listen([address] {
		tactus_host_remove_window(host, reinterpret_cast<const tactus_host_window *>(address));
		for (auto &surface : known) {
			if (surface.address == address)
				surface.address = nullptr;
		}
	})});
}

WP<SSessionLockSurface> surface_on(const PHLMONITOR &monitor)
{
	return g_pSessionLockManager->getSessionLockSurfaceForMonitor(monitor->m_id);
}

// A gesture must not begin before the lock and end behind it, nor the other way round.
void handle_change()
{
	tactus_host_cancel(host);
}

} // namespace

void lock_screen_init()
{
	listeners.push_back(g_pSessionLockManager->m_events.lock.listen(handle_change));
	listeners.push_back(g_pSessionLockManager->m_events.unlock.listen(handle_change));
}

void lock_screen_finish()
{
	listeners.clear();
	known.clear();
}

bool lock_screen_is_shown()
{
	return g_pSessionLockManager->isSessionLocked();
}

PHLVIEW lock_screen_on(const PHLMONITOR &monitor)
{
	auto shown = surface_on(monitor);

	if (!shown || !shown->mapped)
		return nullptr;
	know(*shown);
	return shown->view;
}

PHLVIEW lock_screen_find(const void *address)
{
	for (const auto &monitor : State::monitorState()->monitors()) {
		auto shown = surface_on(monitor);

		if (shown && PHLVIEW(shown->view).get() == address)
			return shown->view;
	}
	return nullptr;
}
