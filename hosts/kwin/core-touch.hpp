// SPDX-License-Identifier: MIT
// Gives KWin the touches that remain, where the signals of touchscreens arrive. KWin treats them as a device's: it
// finds the window, serves title bars, moves, popups and drags, and assigns serials.
#ifndef TACTUS_KWIN_CORE_TOUCH_HPP
#define TACTUS_KWIN_CORE_TOUCH_HPP

#include "kwin-headers.hpp"

#include <QPointer>

#include <array>
#include <tactus-host.h>

class CoreTouch
{
public:
	// An owner is a stream of the host.
	void down(const void *owner, int32_t id, QPointF place, std::chrono::microseconds time);
	void motion(const void *owner, int32_t id, QPointF place, std::chrono::microseconds time);
	void up(const void *owner, int32_t id, std::chrono::microseconds time);
	void frame();
	// Sends the client of a stream one cancel, and makes KWin forget the fingers.
	void cancel(const void *owner, std::chrono::microseconds time);
	// Returns whether a finger of this owner is down.
	bool has(const void *owner, int32_t id) const;

	// A third finger goes to its window past KWin's own gestures, which would take all fingers.
	bool bypassesGestures = false;

private:
	struct Finger
	{
		// The finger as KWin's seat knows it, if it is on a client.
		QPointer<KWin::TouchPoint> point;
		// Only the seat knows the finger.
		bool isDirect = false;
		QPointF place;
	};

	int countIndirect() const;
	bool ownsAll(const void *owner) const;
	void landDirectly(int32_t number, QPointF place, std::chrono::microseconds time);
	void lift(int32_t number, std::chrono::microseconds time);
	void cancelClient(const void *owner);
	void leaveTitleBar(int32_t number, std::chrono::microseconds time);

	tactus_host_numbers numbers{};
	std::array<Finger, TACTUS_HOST_NUMBERS_MAXIMUM> fingers;
};

#endif
