/* SPDX-License-Identifier: MIT */
/*
 * Touchscreens and outputs, and which belong together. Tests of libtactus-host and of libtactus-libinput read the same
 * cases: the rule is one.
 */
#ifndef HOST_OUTPUT_CASES_H
#define HOST_OUTPUT_CASES_H

#include <tactus-host.h>

#define CASE_MOST 4

struct output_case {
	const char *name;
	/* Up to the first without a size. */
	struct tactus_host_touchscreen panels[CASE_MOST];
	struct tactus_host_output outputs[CASE_MOST];
	/* Of each panel; NULL: none. */
	struct {
		const char *output;
		enum tactus_host_output_reason reason;
	} expected[CASE_MOST];
	/* Of equal twins the first one gets the first output. */
	bool has_order;
};

#define PANEL(...) \
	{ \
		.size = sizeof(struct tactus_host_touchscreen), __VA_ARGS__ \
	}
#define OUTPUT(...) \
	{ \
		.size = sizeof(struct tactus_host_output), __VA_ARGS__ \
	}
#define MM(width, height) .width_mm = (width), .height_mm = (height)
#define ON(output, reason) \
	{ \
		(output), TACTUS_HOST_OUTPUT_REASON_##reason \
	}
/* Where udev finds devices. */
#define BOARD .path = "pci-0000:00:15.1-platform-i2c_designware.1"
#define USB(port) .path = "pci-0000:00:14.0-usb-0:" port ":1.0"
#define GOODIX .name = "Goodix Capacitive TouchScreen"
#define ILITEK .name = "ILITEK Multi-Touch"

/* clang-format off */
static const struct output_case output_cases[] = {
	/* --- little is known ---------------------------------------------------------- */
	{ "one touchscreen, one output",
		{ PANEL(GOODIX) }, { OUTPUT(.name = "HDMI-A-1") }, { ON("HDMI-A-1", ONLY_ONE_LEFT) }, false },
	{ "no output",
		{ PANEL(GOODIX, BOARD, MM(344, 194)) }, { { 0 } }, { ON(NULL, NONE) }, false },
	{ "nothing is known of a touchscreen",
		{ PANEL(.name = NULL) }, { OUTPUT(.name = "DP-2"), OUTPUT(.name = "DP-1") },
		{ ON("DP-2", FIRST) }, false },
	{ "the first one, also for a touchscreen that is outside",
		{ PANEL(ILITEK, .integration = "external"), PANEL(GOODIX) },
		{ OUTPUT(.name = "eDP-1"), OUTPUT(.name = "DP-1"), OUTPUT(.name = "DP-2") },
		{ ON("DP-1", FIRST), ON("eDP-1", FIRST) }, false },
	{ "more touchscreens than outputs",
		{ PANEL(.name = "A"), PANEL(.name = "C"), PANEL(.name = "B") },
		{ OUTPUT(.name = "DP-2"), OUTPUT(.name = "DP-1") },
		{ ON("DP-2", FIRST), ON("DP-2", FIRST), ON("DP-1", ONLY_ONE_LEFT) }, false },
	{ "more outputs than touchscreens",
		{ PANEL(.name = "A"), PANEL(.name = "B") },
		{ OUTPUT(.name = "DP-3"), OUTPUT(.name = "DP-2"), OUTPUT(.name = "DP-1") },
		{ ON("DP-3", FIRST), ON("DP-2", FIRST) }, false },
	{ "the host has mapped another device to the first output",
		{ PANEL(ILITEK) }, { OUTPUT(.name = "DP-1", .is_taken = true), OUTPUT(.name = "DP-2") },
		{ ON("DP-2", ONLY_ONE_LEFT) }, false },
	{ "the host has mapped others to all outputs",
		{ PANEL(ILITEK) },
		{ OUTPUT(.name = "DP-2", .is_taken = true), OUTPUT(.name = "DP-1", .is_taken = true) },
		{ ON("DP-2", FIRST) }, false },
	{ "an output of equal size that another device has",
		{ PANEL(ILITEK, MM(344, 194)) },
		{ OUTPUT(.name = "DP-1", MM(344, 194), .is_taken = true), OUTPUT(.name = "DP-2"),
			OUTPUT(.name = "DP-3") },
		{ ON("DP-2", FIRST) }, false },

	/* --- configured ----------------------------------------------------------------- */
	{ "configured, against all that is known",
		{ PANEL(GOODIX, BOARD, MM(344, 194), .configured_output = "HDMI-A-1", .udev_output = "eDP-1") },
		{ OUTPUT(.name = "eDP-1", MM(344, 194)), OUTPUT(.name = "HDMI-A-1") },
		{ ON("HDMI-A-1", CONFIGURED) }, false },
	{ "the configured output is missing",
		{ PANEL(GOODIX, BOARD, .configured_output = "HDMI-A-1", .udev_output = "eDP-1") },
		{ OUTPUT(.name = "eDP-1") }, { ON(NULL, MISSING) }, false },
	{ "a touchscreen that waits takes no output from others",
		{ PANEL(.name = "A", .configured_output = "HDMI-A-1"), PANEL(.name = "B") },
		{ OUTPUT(.name = "DP-1") }, { ON(NULL, MISSING), ON("DP-1", ONLY_ONE_LEFT) }, false },
	{ "an empty name configures nothing",
		{ PANEL(GOODIX, BOARD, .configured_output = "", .udev_output = "") },
		{ OUTPUT(.name = "DP-1"), OUTPUT(.name = "eDP-1") }, { ON("eDP-1", BUILT_IN) }, false },
	{ "two are configured for one output",
		{ PANEL(.name = "A", .configured_output = "DP-1"), PANEL(.name = "B", .configured_output = "DP-1") },
		{ OUTPUT(.name = "DP-1"), OUTPUT(.name = "DP-2") },
		{ ON("DP-1", CONFIGURED), ON("DP-1", CONFIGURED) }, false },
	{ "one is configured, the other one gets what is left",
		{ PANEL(.name = "A"), PANEL(.name = "B", .configured_output = "DP-1") },
		{ OUTPUT(.name = "DP-1"), OUTPUT(.name = "DP-2") },
		{ ON("DP-2", ONLY_ONE_LEFT), ON("DP-1", CONFIGURED) }, false },
	{ "what is configured goes before an equal size",
		{ PANEL(.name = "A", MM(344, 194)), PANEL(.name = "B", .configured_output = "DP-1") },
		{ OUTPUT(.name = "DP-1", MM(344, 194)), OUTPUT(.name = "DP-2"), OUTPUT(.name = "DP-3") },
		{ ON("DP-2", FIRST), ON("DP-1", CONFIGURED) }, false },

	/* --- udev ----------------------------------------------------------------------- */
	{ "udev's name, against the size",
		{ PANEL(ILITEK, MM(344, 194), .udev_output = "DP-2") },
		{ OUTPUT(.name = "DP-1", MM(344, 194)), OUTPUT(.name = "DP-2", MM(600, 340)) },
		{ ON("DP-2", UDEV) }, false },
	{ "udev names an output that is not there",
		{ PANEL(ILITEK, MM(344, 194), .udev_output = "HDMI-A-7") },
		{ OUTPUT(.name = "DP-1"), OUTPUT(.name = "DP-2", MM(344, 194)) }, { ON("DP-2", SIZE) }, false },
	{ "udev's name in other letters",
		{ PANEL(ILITEK, .udev_output = "dp-2") },
		{ OUTPUT(.name = "DP-1"), OUTPUT(.name = "DP-2") }, { ON("DP-1", FIRST) }, false },
	{ "udev names one output for two",
		{ PANEL(.name = "A", .udev_output = "DP-2"), PANEL(.name = "B", .udev_output = "DP-2") },
		{ OUTPUT(.name = "DP-1"), OUTPUT(.name = "DP-2") }, { ON("DP-2", UDEV), ON("DP-2", UDEV) }, false },

	/* --- size ----------------------------------------------------------------------- */
	{ "a Surface with a monitor",
		{ PANEL(.name = "IPTS Touch", MM(260, 173)) },
		{ OUTPUT(.name = "DP-1", .vendor = "DEL", MM(597, 336)), OUTPUT(.name = "eDP-1", MM(260, 173)) },
		{ ON("eDP-1", SIZE) }, false },
	{ "a touch monitor beside a laptop that has no touchscreen",
		{ PANEL(ILITEK, USB("3"), MM(531, 299)) },
		{ OUTPUT(.name = "eDP-1", MM(309, 174)), OUTPUT(.name = "HDMI-A-1", MM(527, 296)) },
		{ ON("HDMI-A-1", SIZE) }, false },
	{ "4.9 % wider",
		{ PANEL(ILITEK, MM(209.8, 100)) },
		{ OUTPUT(.name = "DP-1"), OUTPUT(.name = "DP-2", MM(200, 100)) }, { ON("DP-2", SIZE) }, false },
	{ "5.1 % wider",
		{ PANEL(ILITEK, MM(210.2, 100)) },
		{ OUTPUT(.name = "DP-1"), OUTPUT(.name = "DP-2", MM(200, 100)) }, { ON("DP-1", FIRST) }, false },
	{ "5 % wider",
		{ PANEL(ILITEK, MM(210, 100)) },
		{ OUTPUT(.name = "DP-1"), OUTPUT(.name = "DP-2", MM(200, 100)) }, { ON("DP-2", SIZE) }, false },
	{ "4.9 % less high",
		{ PANEL(ILITEK, MM(200, 95.1)) },
		{ OUTPUT(.name = "DP-1"), OUTPUT(.name = "DP-2", MM(200, 100)) }, { ON("DP-2", SIZE) }, false },
	{ "5.1 % less high",
		{ PANEL(ILITEK, MM(200, 94.9)) },
		{ OUTPUT(.name = "DP-1"), OUTPUT(.name = "DP-2", MM(200, 100)) }, { ON("DP-1", FIRST) }, false },
	{ "mounted upright",
		{ PANEL(ILITEK, MM(194, 344)) },
		{ OUTPUT(.name = "DP-1", MM(600, 340)), OUTPUT(.name = "DP-2", MM(344, 194)) },
		{ ON("DP-2", SIZE) }, false },
	{ "upright, 5.1 % off",
		{ PANEL(ILITEK, MM(100, 210.2)) },
		{ OUTPUT(.name = "DP-1"), OUTPUT(.name = "DP-2", MM(200, 100)) }, { ON("DP-1", FIRST) }, false },
	{ "a touchscreen with a width alone",
		{ PANEL(ILITEK, MM(344, 0)) },
		{ OUTPUT(.name = "DP-1"), OUTPUT(.name = "DP-2", MM(344, 194)) }, { ON("DP-1", FIRST) }, false },
	{ "a television of 0 mm",
		{ PANEL(ILITEK, MM(344, 194)) },
		{ OUTPUT(.name = "HDMI-A-2"), OUTPUT(.name = "HDMI-A-1", MM(0, 0)) },
		{ ON("HDMI-A-2", FIRST) }, false },
	{ "a television that gives its shape, and a panel of 7 inches",
		{ PANEL(.name = "FT5406", MM(154, 86)) },
		{ OUTPUT(.name = "HDMI-A-2", MM(520, 290)), OUTPUT(.name = "HDMI-A-1", MM(160, 90)) },
		{ ON("HDMI-A-2", FIRST) }, false },
	{ "the nearer one of two sizes that fit",
		{ PANEL(ILITEK, MM(345, 195)) },
		{ OUTPUT(.name = "DP-1", MM(350, 198)), OUTPUT(.name = "DP-2", MM(344, 194)) },
		{ ON("DP-2", SIZE) }, false },
	{ "two panels of nearly the same size, each with the nearer output",
		{ PANEL(.name = "A", MM(350, 198)), PANEL(.name = "B", MM(344, 194)) },
		{ OUTPUT(.name = "DP-1", MM(344, 194)), OUTPUT(.name = "DP-2", MM(351, 198)) },
		{ ON("DP-2", SIZE), ON("DP-1", SIZE) }, false },
	{ "three panels of three sizes",
		{ PANEL(.name = "A", MM(600, 340)), PANEL(.name = "B", MM(344, 194)), PANEL(.name = "C", MM(154, 86)) },
		{ OUTPUT(.name = "DP-1", MM(344, 194)), OUTPUT(.name = "DP-2", MM(154, 86)),
			OUTPUT(.name = "DP-3", MM(600, 340)) },
		{ ON("DP-3", SIZE), ON("DP-1", SIZE), ON("DP-2", SIZE) }, false },

	/* --- twins ---------------------------------------------------------------------- */
	{ "two equal kiosk panels, in the order of their ports",
		{ PANEL(ILITEK, USB("4"), MM(476, 268)), PANEL(ILITEK, USB("3"), MM(476, 268)) },
		{ OUTPUT(.name = "DP-1", MM(476, 268)), OUTPUT(.name = "DP-2", MM(476, 268)) },
		{ ON("DP-2", SIZE), ON("DP-1", SIZE) }, false },
	{ "two equal kiosk panels whose ports are not known",
		{ PANEL(ILITEK, MM(476, 268)), PANEL(ILITEK, MM(476, 268)) },
		{ OUTPUT(.name = "DP-2", MM(476, 268)), OUTPUT(.name = "DP-1", MM(476, 268)) },
		{ ON("DP-1", SIZE), ON("DP-2", SIZE) }, true },
	{ "two panels of one size with other names",
		{ PANEL(.name = "Z", USB("3"), MM(476, 268)), PANEL(.name = "A", USB("4"), MM(476, 268)) },
		{ OUTPUT(.name = "DP-1", MM(476, 268)), OUTPUT(.name = "DP-2", MM(476, 268)) },
		{ ON("DP-2", SIZE), ON("DP-1", SIZE) }, false },
	{ "a touch monitor as large as the laptop's panel",
		{ PANEL(GOODIX, BOARD, MM(309, 174)), PANEL(.name = "Asus Touch", USB("3"), MM(309, 174)) },
		{ OUTPUT(.name = "DP-1", MM(309, 174)), OUTPUT(.name = "eDP-1", MM(309, 174)) },
		{ ON("eDP-1", SIZE), ON("DP-1", SIZE) }, false },
	{ "the same, with the lid closed",
		{ PANEL(.name = "A", BOARD, MM(309, 174)), PANEL(.name = "B", USB("3"), MM(309, 174)) },
		{ OUTPUT(.name = "DP-1", MM(309, 174)) }, { ON("DP-1", FIRST), ON("DP-1", SIZE) }, false },
	{ "the same, where both are on USB and udev knows the ports",
		{ PANEL(.name = "Z", USB("3"), .integration = "internal", MM(309, 174)),
			PANEL(.name = "A", USB("4"), .integration = "external", MM(309, 174)) },
		{ OUTPUT(.name = "eDP-1", MM(309, 174)), OUTPUT(.name = "DP-1", MM(309, 174)) },
		{ ON("eDP-1", SIZE), ON("DP-1", SIZE) }, false },
	{ "one size, two vendors",
		{ PANEL(.name = "Elo Touch", USB("3"), MM(344, 194)), PANEL(ILITEK, USB("4"), MM(344, 194)) },
		{ OUTPUT(.name = "DP-1", .vendor = "ILI", MM(344, 194)),
			OUTPUT(.name = "DP-2", .vendor = "ELO", MM(345, 194)) },
		{ ON("DP-2", SIZE), ON("DP-1", SIZE) }, false },
	{ "a laptop with two touchscreens",
		{ PANEL(.name = "ELAN9009:00", .path = "pci-0000:00:15.1-platform-i2c_designware.1", MM(344, 194)),
			PANEL(.name = "ELAN9008:00", .path = "pci-0000:00:15.0-platform-i2c_designware.0",
				MM(344, 194)) },
		{ OUTPUT(.name = "eDP-1", MM(344, 194)), OUTPUT(.name = "eDP-2", MM(344, 194)) },
		{ ON("eDP-2", SIZE), ON("eDP-1", SIZE) }, false },

	/* --- built in ------------------------------------------------------------------- */
	{ "a laptop's panel without a size",
		{ PANEL(GOODIX, BOARD) },
		{ OUTPUT(.name = "HDMI-A-1"), OUTPUT(.name = "eDP-1", MM(309, 174)) },
		{ ON("eDP-1", BUILT_IN) }, false },
	{ "a laptop's panel on USB",
		{ PANEL(GOODIX, USB("10"), .integration = "internal") },
		{ OUTPUT(.name = "HDMI-A-1"), OUTPUT(.name = "eDP-1") }, { ON("eDP-1", BUILT_IN) }, false },
	{ "a panel on USB of which udev does not say that it is inside",
		{ PANEL(GOODIX, USB("10")) },
		{ OUTPUT(.name = "HDMI-A-1"), OUTPUT(.name = "eDP-1") }, { ON("HDMI-A-1", FIRST) }, false },
	{ "a panel on a board that udev says is outside",
		{ PANEL(GOODIX, BOARD, .integration = "external") },
		{ OUTPUT(.name = "HDMI-A-1"), OUTPUT(.name = "eDP-1") }, { ON("HDMI-A-1", FIRST) }, false },
	{ "USB behind a controller on the board",
		{ PANEL(ILITEK, .path = "platform-fd500000.pcie-pci-0000:01:00.0-usb-0:1.3:1.0") },
		{ OUTPUT(.name = "HDMI-A-1"), OUTPUT(.name = "DSI-1") }, { ON("HDMI-A-1", FIRST) }, false },
	{ "a board with a panel on DSI and a television",
		{ PANEL(.name = "FT5406", .path = "platform-fe205000.i2c", MM(154, 86)) },
		{ OUTPUT(.name = "HDMI-A-1", MM(160, 90)), OUTPUT(.name = "DSI-1") },
		{ ON("DSI-1", BUILT_IN) }, false },
	{ "a phone",
		{ PANEL(GOODIX, .path = "platform-a90000.i2c", MM(68, 147)) },
		{ OUTPUT(.name = "DSI-1", MM(65, 129)) }, { ON("DSI-1", BUILT_IN) }, false },
	{ "a phone in a dock",
		{ PANEL(GOODIX, .path = "platform-a90000.i2c", MM(68, 147)) },
		{ OUTPUT(.name = "DP-1", MM(597, 336)), OUTPUT(.name = "DSI-1", MM(68, 147)) },
		{ ON("DSI-1", SIZE) }, false },
	{ "an old laptop",
		{ PANEL(.name = "Wacom Serial Penabled 2FG Touchscreen", .integration = "internal") },
		{ OUTPUT(.name = "VGA-1"), OUTPUT(.name = "LVDS-1") }, { ON("LVDS-1", BUILT_IN) }, false },
	{ "a laptop with the lid closed",
		{ PANEL(GOODIX, BOARD) },
		{ OUTPUT(.name = "DP-1"), OUTPUT(.name = "DP-2") }, { ON("DP-1", FIRST) }, false },
	{ "two panels are built in, one output is",
		{ PANEL(.name = "A", BOARD), PANEL(.name = "B", BOARD) },
		{ OUTPUT(.name = "HDMI-A-1"), OUTPUT(.name = "eDP-1") },
		{ ON("eDP-1", BUILT_IN), ON("HDMI-A-1", ONLY_ONE_LEFT) }, false },
	{ "a touch projector without a size, beside a laptop with a touchscreen",
		{ PANEL(GOODIX, BOARD), PANEL(.name = "Epson Interactive", USB("3")) },
		{ OUTPUT(.name = "HDMI-A-1"), OUTPUT(.name = "eDP-1", MM(309, 174)) },
		{ ON("eDP-1", BUILT_IN), ON("HDMI-A-1", ONLY_ONE_LEFT) }, false },

	/* --- vendor --------------------------------------------------------------------- */
	{ "a panel of Elo on a monitor of Elo",
		{ PANEL(.name = "Elo TouchSystems, Inc. Elo TouchSystems 2700 IntelliTouch(r)", USB("3")) },
		{ OUTPUT(.name = "DP-1", .vendor = "DEL"), OUTPUT(.name = "DP-2", .vendor = "ELO") },
		{ ON("DP-2", VENDOR) }, false },
	{ "a vendor with its whole name",
		{ PANEL(.name = "EloTouch Interface", USB("3")) },
		{ OUTPUT(.name = "DP-1", .vendor = "Dell Inc."),
			OUTPUT(.name = "DP-2", .vendor = "Elo Touch Solutions") },
		{ ON("DP-2", VENDOR) }, false },
	{ "three letters of a vendor",
		{ PANEL(.name = "Wacom Co.,Ltd. Multi-touch", USB("3")) },
		{ OUTPUT(.name = "DP-1", .vendor = "SAM"), OUTPUT(.name = "DP-2", .vendor = "WAC") },
		{ ON("DP-2", VENDOR) }, false },
	{ "two letters of a vendor",
		{ PANEL(.name = "LG Monitor", USB("3")) },
		{ OUTPUT(.name = "DP-1", .vendor = "SAM"), OUTPUT(.name = "DP-2", .vendor = "LG") },
		{ ON("DP-1", FIRST) }, false },
	{ "a vendor that is not the first word",
		{ PANEL(.name = "USB Elo Touch", USB("3")) },
		{ OUTPUT(.name = "DP-1", .vendor = "DEL"), OUTPUT(.name = "DP-2", .vendor = "ELO") },
		{ ON("DP-1", FIRST) }, false },
	{ "a vendor that is not known",
		{ PANEL(.name = "Unknown Touch", USB("3")) },
		{ OUTPUT(.name = "DP-1"), OUTPUT(.name = "DP-2", .vendor = "Unknown") }, { ON("DP-1", FIRST) }, false },
	{ "a laptop's panel of Wacom, and a monitor of Wacom",
		{ PANEL(.name = "Wacom HID 48ED Finger", BOARD) },
		{ OUTPUT(.name = "DP-1"), OUTPUT(.name = "DP-2", .vendor = "WAC") }, { ON("DP-1", FIRST) }, false },
	{ "the size counts more than the vendor",
		{ PANEL(.name = "Elo Touch", MM(344, 194)) },
		{ OUTPUT(.name = "DP-1", .vendor = "ELO", MM(600, 340)),
			OUTPUT(.name = "DP-2", .vendor = "DEL", MM(344, 194)) },
		{ ON("DP-2", SIZE) }, false },
	{ "two panels of Elo on two monitors of Elo",
		{ PANEL(.name = "Elo Touch", USB("4")), PANEL(.name = "Elo Touch", USB("3")) },
		{ OUTPUT(.name = "DP-3", .vendor = "ELO"), OUTPUT(.name = "DP-1"),
			OUTPUT(.name = "DP-2", .vendor = "ELO") },
		{ ON("DP-3", VENDOR), ON("DP-2", VENDOR) }, false },
};
/* clang-format on */

#endif
