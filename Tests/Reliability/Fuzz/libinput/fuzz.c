/* SPDX-License-Identifier: MIT */
/*
 * Fuzzes the events of seven devices that are added and removed. Views and clients must get legal sequences, and all
 * touches must be over when the devices are gone.
 */
#include "../bytes.h"
#include "../target.h"
#include "machine.h"
#include "scene.h"

#include <linux/input.h>
#include <stddef.h>

#define SLOTS 5

static int next_tracking_id;

static void put_place(struct machine *machine, int device, struct bytes *bytes)
{
	machine_put(machine, device, EV_ABS, ABS_MT_POSITION_X, bytes_take(bytes) * 40);
	machine_put(machine, device, EV_ABS, ABS_MT_POSITION_Y, bytes_take(bytes) * 22);
}

static void end_frame(struct machine *machine, int device)
{
	machine_put(machine, device, EV_SYN, SYN_REPORT, 0);
	machine_dispatch(machine);
}

/* A finger on a panel or the touchpad. */
static void touch(struct machine *machine, int device, struct bytes *bytes)
{
	uint8_t what = bytes_take(bytes);

	machine_put(machine, device, EV_ABS, ABS_MT_SLOT, (what >> 4) % SLOTS);
	switch (what & 3) {
	case 0:
		machine_put(machine, device, EV_ABS, ABS_MT_TOOL_TYPE, 0);
		machine_put(machine, device, EV_ABS, ABS_MT_TRACKING_ID, next_tracking_id++ % 65536);
		put_place(machine, device, bytes);
		break;
	case 1:
		put_place(machine, device, bytes);
		break;
	case 2:
		machine_put(machine, device, EV_ABS, ABS_MT_TRACKING_ID, -1);
		break;
	default:
		machine_put(machine, device, EV_ABS, ABS_MT_TOOL_TYPE, what & 4 ? 2 : 0);
	}
	/* A touchpad reports the number of fingers by keys. */
	if (device == TOUCHPAD) {
		machine_put(machine, device, EV_KEY, BTN_TOUCH, what >> 7);
		machine_put(machine, device, EV_KEY, BTN_TOOL_DOUBLETAP, what >> 6 & 1);
		machine_put(machine, device, EV_KEY, BTN_TOOL_TRIPLETAP, what >> 5 & 1);
	}
	if (!(what & 8))
		end_frame(machine, device);
}

static void use_pen(struct machine *machine, struct bytes *bytes)
{
	uint8_t what = bytes_take(bytes);

	machine_put(machine, PEN, EV_KEY, BTN_TOOL_PEN, what & 1);
	machine_put(machine, PEN, EV_ABS, ABS_X, bytes_take(bytes) * 40);
	machine_put(machine, PEN, EV_ABS, ABS_Y, bytes_take(bytes) * 22);
	machine_put(machine, PEN, EV_ABS, ABS_PRESSURE, what & 2 ? bytes_take(bytes) * 4 : 0);
	machine_put(machine, PEN, EV_ABS, ABS_TILT_X, (what >> 3) - 16);
	machine_put(machine, PEN, EV_KEY, BTN_TOUCH, what >> 1 & 1);
	end_frame(machine, PEN);
}

static void use_mouse(struct machine *machine, struct bytes *bytes)
{
	uint8_t what = bytes_take(bytes);

	machine_put(machine, MOUSE, EV_REL, REL_X, (int8_t)bytes_take(bytes));
	machine_put(machine, MOUSE, EV_REL, REL_Y, (int8_t)bytes_take(bytes));
	machine_put(machine, MOUSE, EV_KEY, BTN_LEFT + (what >> 1) % 3, what & 1);
	if (what & 8)
		machine_put(machine, MOUSE, EV_REL, REL_WHEEL, (int8_t)bytes_take(bytes));
	end_frame(machine, MOUSE);
}

static void press_key(struct machine *machine, struct bytes *bytes)
{
	static const int keys[] = { KEY_NEXTSONG, KEY_PLAYPAUSE, KEY_PREVIOUSSONG, KEY_STOPCD, KEY_FASTFORWARD };
	uint8_t what = bytes_take(bytes);

	machine_put(machine, KEYS, EV_KEY, keys[(what >> 1) % 5], what & 1);
	machine_put(machine, SWITCH, EV_SW, SW_TABLET_MODE, what >> 7);
	end_frame(machine, KEYS);
	end_frame(machine, SWITCH);
}

/* Changes of the host while fingers are down. */
static void change_host(struct machine *machine, struct bytes *bytes)
{
	double x = bytes_double(bytes), y = bytes_double(bytes), width, height;

	switch (bytes_below(bytes, 6)) {
	case 0:
		machine_replace_adapter(machine);
		break;
	case 1:
		tactus_libinput_set_features(machine->adapter, bytes_take(bytes));
		break;
	case 2:
		width = bytes_double(bytes), height = bytes_double(bytes);
		tactus_libinput_set_default_rectangle(machine->adapter, x, y, width, height);
		break;
	case 3:
		tactus_libinput_set_pointer_position(machine->adapter, x, y);
		break;
	case 4:
		width = bytes_double(bytes), height = bytes_double(bytes);
		tactus_libinput_set_pointer_area(machine->adapter, x, y, width, height);
		break;
	default:
		machine_wait(machine, bytes_take(bytes) * UINT64_C(10000));
		tactus_application_advance(machine->application, machine->time_us);
	}
}

/* Writes any event that the device can send. */
static void say_anything(struct machine *machine, int device, struct bytes *bytes)
{
	int type = bytes_below(bytes, EV_CNT), code = bytes_take(bytes) | bytes_below(bytes, 3) << 8;

	machine_put(machine, device, type, code, (int)bytes_u32(bytes));
	if (bytes_take(bytes) & 1)
		end_frame(machine, device);
}

static void act(struct machine *machine, struct bytes *bytes)
{
	uint8_t what = bytes_take(bytes);
	int device = (what >> 4) % DEVICES;

	machine_wait(machine, bytes_take(bytes) * UINT64_C(500));
	switch (what & 15) {
	case 0:
		machine_plug(machine, device);
		break;
	case 1:
		machine_unplug(machine, device);
		break;
	case 2:
		machine_suspend(machine, !machine->is_suspended);
		break;
	case 3:
		machine_put(machine, device, EV_SYN, SYN_DROPPED, 0);
		break;
	case 4:
		say_anything(machine, device, bytes);
		break;
	case 5:
		change_host(machine, bytes);
		break;
	case 6:
		use_pen(machine, bytes);
		break;
	case 7:
		use_mouse(machine, bytes);
		break;
	case 8:
		press_key(machine, bytes);
		break;
	case 9:
		touch(machine, TOUCHPAD, bytes);
		break;
	default:
		touch(machine, device % PANELS, bytes);
	}
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct bytes bytes = { data, size };
	struct machine machine;

	next_tracking_id = 0;
	machine_open(&machine);
	while (bytes.left > 0)
		act(&machine, &bytes);
	machine_quiet(&machine);
	checks_finish();
	machine_close(&machine);
	return 0;
}
