// SPDX-License-Identifier: MIT
// The struct shell_host of KWin: windows, outputs, keys, and the way back of what the gestures leave.
#include "plugin.hpp"

using std::chrono::microseconds;

static KWin::Window *windowOf(shell_window *window)
{
	return reinterpret_cast<KWin::Window *>(window);
}

static void handleLog(const char *line, void *)
{
	qInfo("tactus: %s", line);
}

static shell_window *findWindow(double x, double y, wl_client **client, void *)
{
	auto window = KWin::input()->findToplevel(QPointF(x, y));

	if (window && window->surface() && window->surface()->client())
		*client = window->surface()->client()->client();
	return reinterpret_cast<shell_window *>(window);
}

static bool findOutput(double x, double y, tactus_gestures_output *output, void *)
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
static const char *getAppId(shell_window *window, void *)
{
	static QByteArray id;
	QString text = windowOf(window)->desktopFileName();

	id = (text.isEmpty() ? windowOf(window)->resourceClass() : text).toUtf8();
	return id.constData();
}

static uint32_t getModifiers(void *)
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

static void handleDown(shell_stream *stream, shell_window *, const tactus_surface_touch *touch, void *data)
{
	TactusPlugin::of(data)->core.down(
		stream, touch->wire_id, QPointF(touch->x, touch->y), microseconds(touch->time_us));
}

static void handleMotion(shell_stream *stream, shell_window *, const tactus_surface_touch *touch, void *data)
{
	TactusPlugin::of(data)->core.motion(
		stream, touch->wire_id, QPointF(touch->x, touch->y), microseconds(touch->time_us));
}

static void handleUp(shell_stream *stream, shell_window *, const tactus_surface_touch *touch, void *data)
{
	TactusPlugin::of(data)->core.up(stream, touch->wire_id, microseconds(touch->time_us));
}

static void handleFrame(shell_stream *, void *data)
{
	TactusPlugin::of(data)->core.frame();
}

static void handleCancel(shell_stream *stream, void *data)
{
	TactusPlugin::of(data)->core.cancel(
		stream, microseconds(tactus_application_get_time(stream->shell->application)));
}

static void showProgress(const tactus_gestures_progress *progress, void *data)
{
	TactusPlugin::of(data)->progressBar.showProgress(*progress);
}

static void handlePrepare(void *data)
{
	TactusPlugin::of(data)->prepare();
}

static void forgetActions(void *data)
{
	TactusPlugin::of(data)->actions.forget();
}

const shell_host *kwinHost()
{
	static const shell_host host = {
		.name = "KWin",
		.log = handleLog,
		.find_window = findWindow,
		.find_output = findOutput,
		.has_output = hasOutput,
		.act = handleAct,
		.actions = Actions::mask(),
		.down = handleDown,
		.motion = handleMotion,
		.up = handleUp,
		.frame = handleFrame,
		.cancel = handleCancel,
		.get_app_id = getAppId,
		.get_modifiers = getModifiers,
		.show_progress = showProgress,
		.prepare = handlePrepare,
		.forget_actions = forgetActions,
		.knows_tablet_mode = true,
	};

	return &host;
}
