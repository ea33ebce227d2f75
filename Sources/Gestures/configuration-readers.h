/* SPDX-License-Identifier: MIT */
/*
 * Readers of the values of keys. Each stores a value in its target and returns NULL, or returns what is wrong with the
 * value. Readers of [tactus] have a struct configuration as target, all others a struct gesture_configuration.
 */
#ifndef TACTUS_GESTURES_CONFIGURATION_READERS_H
#define TACTUS_GESTURES_CONFIGURATION_READERS_H

const char *read_configuration_scale_lengths(void *target, const char *value);
const char *read_configuration_cancel(void *target, const char *value);
const char *read_configuration_delays(void *target, const char *value);
const char *read_configuration_delay_together_us(void *target, const char *value);
const char *read_configuration_delay_undecided_us(void *target, const char *value);
const char *read_configuration_feedback(void *target, const char *value);
const char *read_hold_duration_us(void *target, const char *value);
const char *read_ignore_repeat_us(void *target, const char *value);
const char *read_tap_assistance_us(void *target, const char *value);
const char *read_tap_place(void *target, const char *value);
const char *read_test_fires(void *target, const char *value);
const char *read_test_taken(void *target, const char *value);
const char *read_test_takes(void *target, const char *value);
const char *read_test_wait(void *target, const char *value);

const char *check_type(void *target, const char *value);
const char *read_name(void *target, const char *value);
const char *read_output(void *target, const char *value);
const char *read_waits_for(void *target, const char *value);
const char *read_app_id(void *target, const char *value);
const char *read_title(void *target, const char *value);
const char *read_where(void *target, const char *value);
const char *read_while(void *target, const char *value);
const char *read_after(void *target, const char *value);
const char *read_region(void *target, const char *value);
const char *read_speed(void *target, const char *value);
const char *read_distance_max(void *target, const char *value);
const char *read_command(void *target, const char *value);
const char *read_command_changed(void *target, const char *value);
const char *read_command_end(void *target, const char *value);
const char *read_changes_per_second(void *target, const char *value);
const char *read_action(void *target, const char *value);
const char *read_keys(void *target, const char *value);
const char *read_keys_back(void *target, const char *value);
const char *read_gesture_configuration_followed(void *target, const char *value);
const char *read_gesture_configuration_hold(void *target, const char *value);
const char *read_gesture_configuration_every(void *target, const char *value);
const char *read_taps(void *target, const char *value);
const char *read_fingers(void *target, const char *value);
const char *read_shape(void *target, const char *value);
const char *read_edge(void *target, const char *value);
const char *read_edge_range(void *target, const char *value);
const char *read_edge_width(void *target, const char *value);
const char *read_direction(void *target, const char *value);
const char *read_modifiers(void *target, const char *value);
const char *read_mode(void *target, const char *value);
const char *read_orientation(void *target, const char *value);
const char *read_gesture_configuration_cancel(void *target, const char *value);
const char *read_gesture_configuration_delays(void *target, const char *value);
const char *read_gesture_configuration_delay_together_us(void *target, const char *value);
const char *read_gesture_configuration_delay_undecided_us(void *target, const char *value);
const char *read_gesture_configuration_delays_lift(void *target, const char *value);
const char *read_gesture_configuration_feedback(void *target, const char *value);
const char *read_gesture_configuration_distance(void *target, const char *value);
const char *read_gesture_configuration_size(void *target, const char *value);
const char *read_gesture_configuration_across(void *target, const char *value);
const char *read_gesture_configuration_movement(void *target, const char *value);
const char *read_gesture_configuration_tap_distance(void *target, const char *value);
const char *read_gesture_configuration_duration_us(void *target, const char *value);
const char *read_gesture_configuration_interval_us(void *target, const char *value);
const char *read_gesture_configuration_within_us(void *target, const char *value);
const char *read_gesture_configuration_arrival_us(void *target, const char *value);

#endif
