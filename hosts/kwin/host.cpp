// SPDX-License-Identifier: MIT
// The struct tactus_host_callbacks of KWin: windows, outputs, keys, and the way back of what the gestures leave.
#include "place.hpp"
#include "plugin.hpp"

using std::chrono::microseconds;

static KWin::Window *windowOf(tactus_host_window *window)
{
	return reinterpret_cast<KWin::Window *>(window);
}

static void handleLog(const char *line, void *)
{
	qInfo("tactus: %s", line);
}

static tactus_host_window *findWindow(double x, double y, wl_client **client, void *)
{
	auto window = KWin::input()->findToplevel(QPointF(x, y));

	if (window && window->surface() && window->surface()->client())
		*client = window->surface()->client()->client();
	return reinterpret_cast<tactus_host_window *>(window);
}

static bool findOutput(const tactus_touch *, double x, double y, tactus_gestures_output *output, void *)
{
	static QByteArray name;
	auto found = KWin::workspace()->outputAt(QPointF(x, y));

	if (!found)
		return false;
	auto geometry = found->geometryF();

	name = found->name().toUtf8();
	output->name = name.constData();
	output->x = geometry.x();
	output->y = geometry.y();
	output->width = geometry.width();
	output->height = geometry.height();
	return true;
}

static bool hasOutput(const char *name, void *)
{
	return KWin::workspace()->findOutput(QString::fromUtf8(name));
}

// The application id of a Wayland window; X11 programs have a class.
static const char *getAppId(tactus_host_window *window, void *)
{
	static QByteArray id;
	QString text = windowOf(window)->desktopFileName();

	id = (text.isEmpty() ? windowOf(window)->resourceClass() : text).toUtf8();
	return id.constData();
}

static uint32_t getPlace(tactus_host_window *window, double x, double y, void *)
{
	return placeOf(windowOf(window), QPointF(x, y));
}

static bool isLocked(void *)
{
	return KWin::waylandServer()->isScreenLocked();
}

static uint32_t getModifiers(uint32_t, void *)
{
	auto held = KWin::input()->keyboardModifiers();
	uint32_t modifiers = 0;

	if (held & Qt::ShiftModifier)
		modifiers |= TACTUS_MODIFIER_SHIFT;
	if (held & Qt::ControlModifier)
		modifiers |= TACTUS_MODIFIER_CTRL;
	if (held & Qt::AltModifier)
		modifiers |= TACTUS_MODIFIER_ALT;
	if (held & Qt::MetaModifier)
		modifiers |= TACTUS_MODIFIER_SUPER;
	return modifiers;
}

static void handleAct(const tactus_gestures_event *event, void *data)
{
	TactusPlugin::of(data)->actions.act(*event);
}

static void handleDown(tactus_host_stream *stream, tactus_host_window *, const tactus_surface_touch *touch, void *data)
{
	TactusPlugin::of(data)->core.down(
		stream, touch->wire_id, QPointF(touch->x, touch->y), microseconds(touch->time_us));
}

static void handleMotion(tactus_host_stream *stream, tactus_host_window *, const tactus_surface_touch *touch, void *data)
{
	TactusPlugin::of(data)->core.motion(
		stream, touch->wire_id, QPointF(touch->x, touch->y), microseconds(touch->time_us));
}

static void handleUp(tactus_host_stream *stream, tactus_host_window *, const tactus_surface_touch *touch, void *data)
{
	TactusPlugin::of(data)->core.up(stream, touch->wire_id, microseconds(touch->time_us));
}

static void handleFrame(tactus_host_stream *, uint32_t, void *data)
{
	TactusPlugin::of(data)->core.frame();
}

static void handleEnd(tactus_host_stream *stream, void *data)
{
	auto application = tactus_host_get_application(tactus_host_stream_get_host(stream));

	TactusPlugin::of(data)->core.cancel(stream, microseconds(tactus_application_get_time(application)));
}

static void handleCancel(tactus_host_stream *stream, uint32_t, void *data)
{
	handleEnd(stream, data);
}

static void showProgress(const tactus_gestures_progress *progress, void *data)
{
	TactusPlugin::of(data)->progressBar.showProgress(*progress);
}

static void handlePrepare(const tactus_gestures *gestures, void *data)
{
	TactusPlugin::of(data)->prepare(gestures);
}

static void forgetActions(void *data)
{
	TactusPlugin::of(data)->actions.forget();
}

const tactus_host_callbacks *kwinCallbacks()
{
	static tactus_host_callbacks callbacks = TACTUS_HOST_CALLBACKS_INIT;

	callbacks.name = "KWin";
	callbacks.flags = tactus_host_flags(TACTUS_HOST_FLAGS_STREAMS_REST | TACTUS_HOST_FLAGS_RECORDS);
	callbacks.actions = Actions::mask();
	callbacks.knows_tablet_mode = true;
	callbacks.log = handleLog;
	callbacks.find_window = findWindow;
	callbacks.find_output = findOutput;
	callbacks.has_output = hasOutput;
	callbacks.get_app_id = getAppId;
	callbacks.get_modifiers = getModifiers;
	callbacks.prepare = handlePrepare;
	callbacks.act = handleAct;
	callbacks.forget_actions = forgetActions;
	callbacks.show_progress = showProgress;
	callbacks.down = handleDown;
	callbacks.motion = handleMotion;
	callbacks.up = handleUp;
	callbacks.frame = handleFrame;
	callbacks.cancel = handleCancel;
	callbacks.end = handleEnd;
	callbacks.schedule_frame = OutputFrames::schedule;
	callbacks.words_name = "kwin";
	callbacks.get_place = getPlace;
	callbacks.is_locked = isLocked;
	callbacks.places = TACTUS_GESTURES_PLACE_DESKTOP | TACTUS_GESTURES_PLACE_WINDOW | TACTUS_GESTURES_PLACE_TITLE |
		TACTUS_GESTURES_PLACE_FULLSCREEN | TACTUS_GESTURES_PLACE_PANEL;
	return &callbacks;
}
