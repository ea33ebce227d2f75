// SPDX-License-Identifier: MIT
#include "core-touch.hpp"

// KWin's own gestures take this many fingers that land together.
static constexpr int GESTURE_FINGERS = 3;
// So far from any button of a title bar that lifting there presses none.
static constexpr double FAR = 1e5;

static KWin::SeatInterface *seat()
{
	return KWin::waylandServer()->seat();
}

// The seat tells only by serial which points it has, and gave the newest one the last serial.
static KWin::TouchPoint *findNewestPoint(int32_t number)
{
	auto point = seat()->touchPointByImplicitGrabSerial(KWin::waylandServer()->display()->serial());

	return point && point->id == number ? point : nullptr;
}

bool CoreTouch::has(const void *owner, int32_t id) const
{
	return tactus_host_numbers_find(&numbers, owner, id) >= 0;
}

int CoreTouch::countIndirect() const
{
	int count = 0;

	for (int32_t number = 0; number < TACTUS_HOST_NUMBERS_MAXIMUM; number++) {
		if (numbers.fingers[number].owner && !fingers[number].isDirect)
			count++;
	}
	return count;
}

// As KWin's last filter does it.
void CoreTouch::landDirectly(int32_t number, QPointF place, std::chrono::microseconds time)
{
	auto window = KWin::input()->findToplevel(place);

	fingers[number].isDirect = true;
	if (!window || !window->surface())
		return;
	seat()->setTimestamp(time);
	fingers[number].point =
		seat()->notifyTouchDown(window->surface(), window->bufferGeometry().topLeft(), number, place);
}

void CoreTouch::down(const void *owner, int32_t id, QPointF place, std::chrono::microseconds time)
{
	bool isLocked = KWin::waylandServer()->isScreenLocked();
	bool isDirect = bypassesGestures && !isLocked && countIndirect() >= GESTURE_FINGERS - 1;
	int32_t number = tactus_host_numbers_add(&numbers, owner, id);

	if (number < 0)
		return;
	fingers[number] = {};
	fingers[number].place = place;
	if (isDirect)
		return landDirectly(number, place, time);
	KWin::input()->touch()->processDown(number, place, time);
	fingers[number].point = findNewestPoint(number);
}

void CoreTouch::motion(const void *owner, int32_t id, QPointF place, std::chrono::microseconds time)
{
	int32_t number = tactus_host_numbers_find(&numbers, owner, id);

	if (number < 0)
		return;
	fingers[number].place = place;
	if (!fingers[number].isDirect) {
		KWin::input()->touch()->processMotion(number, place, time);
	} else if (fingers[number].point) {
		seat()->setTimestamp(time);
		seat()->notifyTouchMotion(number, place);
	}
}

void CoreTouch::lift(int32_t number, std::chrono::microseconds time)
{
	tactus_host_numbers_remove(&numbers, number);
	if (!fingers[number].isDirect) {
		KWin::input()->touch()->processUp(number, time);
	} else if (fingers[number].point) {
		seat()->setTimestamp(time);
		seat()->notifyTouchUp(number);
	}
}

void CoreTouch::up(const void *owner, int32_t id, std::chrono::microseconds time)
{
	int32_t number = tactus_host_numbers_find(&numbers, owner, id);

	if (number >= 0)
		lift(number, time);
}

void CoreTouch::frame()
{
	KWin::input()->touch()->frame();
}

// KWin would send a cancel for each finger, and lifts to a client that had a cancel.
void CoreTouch::cancelClient(const void *owner)
{
	bool isTold = false;

	for (int32_t number = 0; number < TACTUS_HOST_NUMBERS_MAXIMUM; number++) {
		auto point = numbers.fingers[number].owner == owner ? fingers[number].point.data() : nullptr;

		if (!point)
			continue;
		if (!isTold && point->surface) {
			seat()->touch()->sendCancel(point->surface);
			isTold = true;
		}
		point->surface = nullptr;
		point->client = nullptr;
	}
	if (isTold && seat()->isDragTouch())
		seat()->cancelDrag();
}

// A finger on a title bar moves the window; a client may have asked for a move.
static void cancelMove()
{
	if (auto window = KWin::workspace()->moveResizeWindow())
		window->cancelInteractiveMoveResize();
}

// Lifting on a button of a title bar would press the button, so the finger leaves the bar first. That moves the window.
void CoreTouch::leaveTitleBar(int32_t number, std::chrono::microseconds time)
{
	if (KWin::input()->touch()->decorationPressId() != number)
		return;
	KWin::input()->touch()->processMotion(number, fingers[number].place + QPointF(FAR, FAR), time);
	cancelMove();
	lift(number, time);
}

bool CoreTouch::ownsAll(const void *owner) const
{
	for (const auto &finger : numbers.fingers) {
		if (finger.owner && finger.owner != owner)
			return false;
	}
	return true;
}

void CoreTouch::cancel(const void *owner, std::chrono::microseconds time)
{
	bool isLast = ownsAll(owner), hadFingers = false;

	cancelClient(owner);
	for (int32_t number = 0; number < TACTUS_HOST_NUMBERS_MAXIMUM; number++) {
		if (numbers.fingers[number].owner != owner)
			continue;
		hadFingers = true;
		cancelMove();
		leaveTitleBar(number, time);
		if (!isLast && numbers.fingers[number].owner)
			lift(number, time);
		tactus_host_numbers_remove(&numbers, number);
	}
	// KWin's own gestures end without effect by a cancel, not by lifts.
	if (isLast && hadFingers)
		KWin::input()->touch()->cancel();
}
