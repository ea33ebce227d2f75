/* SPDX-License-Identifier: MIT */
#include "trace.h"

#include "plugin.h"

#include <inttypes.h>
#include <libweston/weston-log.h>
#include <stdio.h>

static const char *name_of(const struct tactus_recognizer *recognizer)
{
	const char *name = tactus_recognizer_get_name(recognizer);

	return name ? name : "?";
}

static const char *state_name(int32_t state)
{
	static const char *const names[] = { "possible", "began", "changed", "ended", "cancelled", "failed" };

	return state >= 0 && state < 6 ? names[state] : "?";
}

static void describe(const struct tactus_trace_event *event, char *text, size_t size)
{
	int32_t touch = event->touch ? tactus_touch_get_id(event->touch) : -1;

	switch (event->type) {
	case TACTUS_TRACE_TYPE_STATE:
		snprintf(text, size, "%s: %s -> %s", name_of(event->recognizer), state_name(event->previous_state),
			state_name(event->state));
		break;
	case TACTUS_TRACE_TYPE_HELD:
		snprintf(text, size, "%s is held", name_of(event->recognizer));
		break;
	case TACTUS_TRACE_TYPE_REFUSED:
		snprintf(text, size, "%s does not get finger %d", name_of(event->recognizer), touch);
		break;
	case TACTUS_TRACE_TYPE_WITHHELD:
		snprintf(text, size, "finger %d is withheld", touch);
		break;
	case TACTUS_TRACE_TYPE_RELEASED:
		snprintf(text, size, "finger %d is released", touch);
		break;
	case TACTUS_TRACE_TYPE_CANCELLED:
		snprintf(text, size, "finger %d is cancelled", touch);
		break;
	default:
		snprintf(text, size, "event %d", event->type);
		break;
	}
}

static void describe_reason(const struct tactus_reason *reason, char *text, size_t size)
{
	const char *code = tactus_reason_code_to_string((enum tactus_reason_code)reason->code);

	text[0] = '\0';
	if (reason->code == TACTUS_REASON_CODE_NONE)
		return;
	if (reason->recognizer)
		snprintf(text, size, ": %s by %s", code, name_of(reason->recognizer));
	else
		snprintf(text, size, ": %s %g of %g", code, reason->numbers[0], reason->numbers[1]);
}

static void handle_trace(const struct tactus_trace_event *event, void *data)
{
	struct weston_log_scope *scope = data;
	char what[160], why[160];

	if (!weston_log_scope_is_enabled(scope))
		return;
	describe(event, what, sizeof(what));
	describe_reason(&event->reason, why, sizeof(why));
	weston_log_scope_printf(scope, "tactus: %" PRIu64 ".%03" PRIu64 " ms: %s%s\n", event->time_us / 1000,
		event->time_us % 1000, what, why);
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
	/* Whoever subscribed before it was there is among its subscribers already. */
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
