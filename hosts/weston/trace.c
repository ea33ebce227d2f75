/* SPDX-License-Identifier: MIT */
#include "trace.h"

#include "plugin.h"

#include <inttypes.h>
#include <libweston/weston-log.h>

static void handle_trace(const struct tactus_trace_event *event, void *data)
{
	struct weston_log_scope *scope = data;
	char sentence[256];

	if (!weston_log_scope_is_enabled(scope))
		return;
	tactus_trace_event_describe(event, sentence, sizeof(sentence));
	weston_log_scope_printf(scope, "tactus: %" PRIu64 ".%03" PRIu64 " ms: %s\n", event->time_us / 1000,
		event->time_us % 1000, sentence);
}

/* Without a listener a trace costs nothing. */
static void handle_subscription(struct weston_log_subscription *subscription, void *data)
{
	struct plugin *plugin = data;

	if (plugin->trace_scope)
		tactus_application_set_trace_listener(plugin->application, handle_trace, plugin->trace_scope);
}

void trace_init(struct plugin *plugin)
{
	plugin->trace_scope = weston_compositor_add_log_scope(plugin->compositor, "tactus",
		"Touch gestures: what each decides, and why\n", handle_subscription, NULL, plugin);
	/* Subscribers from before the scope existed are already in its list. */
	if (plugin->trace_scope && weston_log_scope_is_enabled(plugin->trace_scope))
		tactus_application_set_trace_listener(plugin->application, handle_trace, plugin->trace_scope);
}

void trace_finish(struct plugin *plugin)
{
	tactus_application_set_trace_listener(plugin->application, NULL, NULL);
	if (plugin->trace_scope)
		weston_log_scope_destroy(plugin->trace_scope);
	plugin->trace_scope = NULL;
}
