// SPDX-License-Identifier: MIT
//! A headless compositor on Smithay whose touches go through Tactus. Windows are tracked, nothing is drawn. Input comes
//! from libinput.
//!
//!     smithay-compositor [--maximize] [--without-tactus]
//!
//! Says on standard error where windows are, so that a test can wait for it: `window PID at X Y`, `window PID gone`. Ends
//! when anything comes on standard input.

mod gestures;
mod input;
mod move_grab;
mod shell;
mod state;

use smithay::reexports::calloop::EventLoop;
use tracing_subscriber::filter::LevelFilter;

use state::{Options, State};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    tracing_subscriber::fmt()
        .with_writer(std::io::stderr)
        .with_ansi(false)
        .without_time()
        .with_max_level(LevelFilter::INFO)
        .init();
    let has = |word: &str| std::env::args().any(|argument| argument == word);
    let options = Options { maximizes: has("--maximize"), has_tactus: !has("--without-tactus") };
    let mut event_loop: EventLoop<'static, State> = EventLoop::try_new()?;
    let mut state = State::new(&event_loop, options)?;
    input::listen(&event_loop.handle())?;
    input::listen_for_exit(&event_loop.handle());
    let _recorder = gestures::record(&state)?;
    event_loop.run(None, &mut state, |state| {
        state.space.refresh();
        state.popups.cleanup();
        state.tell_places();
        // A client that is gone is no reason to end.
        let _ = state.display_handle.flush_clients();
    })?;
    Ok(())
}
