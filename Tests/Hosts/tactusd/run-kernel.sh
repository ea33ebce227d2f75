#!/bin/bash
# SPDX-License-Identifier: MIT
# The daemon with the kernel's own uinput, in front of libinput and of compositors on a real screen. For scripts/guest
# --session: the devices, and what is done to them, are those of the machine that it runs on. Prints a line for each test;
# the last one counts them.
#
#   run-kernel.sh [PART...]    daemon, kernel or kms; without a name all of them
#
#   BUILD=DIR             where the programs were built
#   PATIENCE=SECONDS      how long any answer may take
#
# With --out DIR of scripts/guest, DIR gets the logs of compositors and clients.
set -u
cd "$(dirname "$0")/../../.." || exit 1
. scripts/checks.sh
# The machine is slow.
SESSION_TIMEOUT=${SESSION_TIMEOUT:-900}
. scripts/session.sh
KERNEL_UINPUT=1
here=Tests/Hosts/tactusd
. "$here/session.sh"
. "$here/passing.sh"
. "$here/gestures.sh"
. "$here/devices.sh"
. "$here/safety.sh"
. "$here/compositors.sh"
. "$here/kernel.sh"
. "$here/kms.sh"
trap 'end_watch; end_kms; rm -rf "$work"' EXIT

patience=${PATIENCE:-15}
[ -w /dev/uinput ] || { echo "FAIL tactusd: /dev/uinput cannot be written; scripts/guest has one"; exit 1; }
prepare_files || exit 1
# The panel is to be event0, and no device but the twin to come beside it.
for device in /sys/bus/serio/drivers/atkbd/serio*; do
	[ -e "$device" ] && echo -n "${device##*/}" >/sys/bus/serio/drivers/atkbd/unbind
done

# In this session, which is root's, the gestures are those of another user for the daemon: root has none. Only the daemon
# sees these files instead of logind's.
mkdir "$work/seats" && sed "s/^ACTIVE_UID=.*/ACTIVE_UID=$(id -u nobody)/" /run/systemd/seats/seat0 >"$work/seats/seat0"
cat >"$work/room" <<END
#!/bin/sh
exec unshare --mount --propagation private sh -c 'mount --bind "\$0" /run/systemd/seats && exec "\$@"' "$work/seats" "\$@"
END
chmod +x "$work/room"
export ROOM=$work/room

test_daemon()
{
	test_same "a tap passes" "$panel" "$work/tap.events" --taken cancel
	test_taken
	test_devices
	test_death "kill -9" KILL
	test_death "a crash" SEGV
	test_hotplug
	test_touched_at_start
	test_second_instance
	test_stop_sign
}

[ $# -gt 0 ] || set -- daemon kernel kms
for part in "$@"; do
	"test_$part"
done
summary
