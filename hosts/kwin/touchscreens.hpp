// SPDX-License-Identifier: MIT
// Touchscreens of KWin as touch sources of the engine. Their signals come here instead of to KWin.
#ifndef TACTUS_KWIN_TOUCHSCREENS_HPP
#define TACTUS_KWIN_TOUCHSCREENS_HPP

#include "kwin-headers.hpp"

#include <memory>
#include <tactus-host.h>
#include <vector>

// One touchscreen. Its events go to the engine.
class Touchscreen : public QObject
{
public:
	Touchscreen(tactus_host *host, KWin::InputDevice *device);
	// Gives KWin its signals back. Clients have their touches cancelled.
	~Touchscreen() override;

	KWin::InputDevice *device() const { return m_device; }
	// Returns false if there is no memory, or if KWin is not connected as expected.
	bool isWorking() const { return m_isWorking; }

private:
	void handleDown(int32_t id, const QPointF &place, std::chrono::microseconds time);
	void handleMotion(int32_t id, const QPointF &place, std::chrono::microseconds time);
	void handleUp(int32_t id, std::chrono::microseconds time);
	void handleCancel();
	void handleFrame();
	bool disconnectKWin();
	void connectKWin();
	void connectEngine();
	void updatePlace(const QPointF &place);

	tactus_host *m_host;
	KWin::InputDevice *m_device;
	tactus_host_panel *m_panel = nullptr;
	bool m_isWorking = false;
};

// All touchscreens, also those that are plugged in later.
class Touchscreens : public QObject
{
public:
	explicit Touchscreens(tactus_host *host);

private:
	void add(KWin::InputDevice *device);
	void remove(KWin::InputDevice *device);

	tactus_host *m_host;
	std::vector<std::unique_ptr<Touchscreen>> m_screens;
};

#endif
