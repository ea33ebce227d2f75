// SPDX-License-Identifier: MIT
//! Mean programs: legal in safe Rust, and made to break what owns, calls back or unwinds.
//!
//!     mean            runs all
//!     mean --list     prints the names
//!     mean NAME...    runs these
//!
//! Each may end neither by a signal nor with an error of valgrind's.

mod dropping;
#[cfg(feature = "gestures")]
mod gestures;
#[cfg(feature = "host")]
mod host;
mod kit;
mod more;
mod panicking;
#[cfg(feature = "recorder")]
mod recorder;

use std::panic::{catch_unwind, set_hook};
use std::process::ExitCode;

const PROGRAMS: &[(&str, fn())] = &[
    ("recognizer dropped in its action", dropping::recognizer_in_its_action),
    ("view dropped in an action", dropping::view_in_an_action),
    ("source dropped in an action", dropping::source_in_an_action),
    ("application dropped in an action", dropping::application_in_an_action),
    ("everything dropped in an action", dropping::everything_in_an_action),
    ("application dropped first", dropping::application_first),
    ("application dropped last", dropping::application_last),
    ("dead handles", dropping::dead_handles),
    ("forgotten handles", dropping::forgotten_handles),
    ("left objects", dropping::left_objects),
    ("closure that owns its recognizer", dropping::closure_that_owns_its_recognizer),
    ("closure that owns others", dropping::closure_that_owns_others),
    ("closure that owns its application", dropping::closure_that_owns_its_application),
    ("handles dropped by the log", dropping::handles_dropped_by_the_log),
    ("application dropped by a trace", dropping::application_dropped_by_a_trace),
    ("client gone in the middle", dropping::client_gone_in_the_middle),
    ("touch taken and application gone", dropping::touch_taken_and_application_gone),
    ("delegate that drops the other", dropping::delegate_that_drops_the_other),
    ("hit test with a view that goes", dropping::hit_test_with_a_view_that_goes),
    ("panic in an action", panicking::in_an_action),
    ("panic in a delegate", panicking::in_a_delegate),
    ("panics one after the other", panicking::one_after_the_other),
    ("panic in the end of a closure", panicking::in_the_end_of_a_closure),
    ("panic in the end of a handle", panicking::in_the_end_of_a_handle),
    ("panic through two applications", panicking::through_two_applications),
    ("panic in the log", panicking::in_the_log),
    ("panic of a panic's end", panicking::of_a_panics_end),
    ("action inside itself", more::action_inside_itself),
    ("closure that replaces itself", more::closure_that_replaces_itself),
    ("input from actions", more::input_from_actions),
    ("two applications", more::two_applications),
    ("two threads", more::two_threads),
    ("objects of another application", more::objects_of_another_application),
    ("queue that nobody empties", more::queue_that_nobody_empties),
    ("custom recognizer that asks for anything", more::custom_recognizer_that_asks_for_anything),
    ("wild numbers", more::wild_numbers),
    #[cfg(feature = "recorder")]
    ("recorder after its application", recorder::after_its_application),
    #[cfg(feature = "recorder")]
    ("recorder dropped by its function", recorder::dropped_by_its_function),
    #[cfg(feature = "recorder")]
    ("recorder whose function panics", recorder::whose_function_panics),
    #[cfg(feature = "recorder")]
    ("flight recorder dumped in an action", recorder::dumped_in_an_action),
    #[cfg(feature = "recorder")]
    ("recorder of a pipe that closes", recorder::of_a_pipe_that_closes),
    #[cfg(feature = "gestures")]
    ("gesture file after its application", gestures::after_its_application),
    #[cfg(feature = "gestures")]
    ("gesture file whose root is dropped", gestures::whose_root_is_dropped),
    #[cfg(feature = "gestures")]
    ("gesture file dropped by its function", gestures::dropped_by_its_function),
    #[cfg(feature = "gestures")]
    ("gesture file whose application is dropped by its function", gestures::whose_application_is_dropped),
    #[cfg(feature = "gestures")]
    ("gesture file loaded by its function", gestures::loaded_by_its_function),
    #[cfg(feature = "gestures")]
    ("gesture file whose functions panic", gestures::whose_functions_panic),
    #[cfg(feature = "gestures")]
    ("gesture file dropped in an action", gestures::dropped_in_an_action),
    #[cfg(feature = "host")]
    ("host with a panel that stays", host::with_a_panel_that_stays),
    #[cfg(feature = "host")]
    ("host dropped by its function", host::dropped_by_its_function),
    #[cfg(feature = "host")]
    ("host whose functions panic", host::whose_functions_panic),
];

fn main() -> ExitCode {
    let names: Vec<String> = std::env::args().skip(1).filter(|one| !one.starts_with("--")).collect();
    if std::env::args().any(|one| one == "--list") {
        PROGRAMS.iter().for_each(|(name, _)| println!("{name}"));
        return ExitCode::SUCCESS;
    }
    // Their panics are meant.
    set_hook(Box::new(|_| {}));
    let (mut passed, mut failed) = (0, 0);
    for (name, program) in PROGRAMS {
        if !names.is_empty() && !names.iter().any(|one| one == name) {
            continue;
        }
        match catch_unwind(program) {
            Ok(()) => {
                passed += 1;
                println!("ok {name}");
            }
            Err(payload) => {
                failed += 1;
                println!("FAIL {name}: {}", kit::message(&*payload));
            }
        }
    }
    println!("{passed} passed, {failed} failed");
    ExitCode::from(u8::from(failed > 0 || passed == 0))
}
