// SPDX-License-Identifier: MIT
//! A tap, a pan with its velocity and a long press that fails, by simulated fingers.

use tactus::{
    Application, Event, Gesture, LongPress, Pan, Point, Rect, Result, State, Tap, TouchSource, TouchSourceInfo, Values,
};

/// Three gestures, told apart by their identities.
struct Gestures {
    tap: Tap,
    pan: Pan,
    press: LongPress,
}

impl Gestures {
    fn print(&self, gesture: &Gesture) {
        let Point { x, y } = gesture.location;
        match gesture.values {
            _ if gesture.recognizer == self.tap.id() => println!("tap at ({x:.0}, {y:.0})"),
            Values::Pan { translation, velocity } if gesture.recognizer == self.pan.id() => println!(
                "pan {}: ({:.0}, {:.0}) px, ({:.0}, {:.0}) px/s",
                name(gesture.state),
                translation.x,
                translation.y,
                velocity.x,
                velocity.y
            ),
            _ => println!("long press"),
        }
    }
}

fn name(state: State) -> &'static str {
    match state {
        State::Began => "began",
        State::Changed => "changed",
        State::Ended => "ended",
        State::Cancelled => "cancelled",
        _ => "?",
    }
}

fn main() -> Result<()> {
    let application = Application::new()?;
    let window = application.window(Rect::new(0.0, 0.0, 400.0, 600.0))?;
    let button = application.window(Rect::new(400.0, 0.0, 400.0, 600.0))?;
    let panel = TouchSource::new(&application, &TouchSourceInfo::default())?;
    let gestures =
        Gestures { tap: Tap::new(&application)?, pan: Pan::new(&application)?, press: LongPress::new(&application)? };
    window.add_recognizer(&gestures.tap)?;
    window.add_recognizer(&gestures.pan)?;
    button.add_recognizer(&gestures.press)?;

    panel.down(0, 1, 150.0, 150.0)?;
    panel.frame(0)?;
    panel.up(60_000, 1)?;
    panel.frame(60_000)?;
    panel.down(1_000_000, 2, 200.0, 200.0)?;
    panel.frame(1_000_000)?;
    for step in 1..=5u32 {
        let time_us = 1_000_000 + 8_000 * u64::from(step);
        panel.motion(time_us, 2, 200.0 + 4.0 * f64::from(step), 200.0)?;
        panel.frame(time_us)?;
    }
    panel.up(1_048_000, 2)?;
    panel.frame(1_048_000)?;
    panel.down(2_000_000, 3, 600.0, 300.0)?;
    panel.frame(2_000_000)?;
    panel.up(2_300_000, 3)?;
    panel.frame(2_300_000)?;

    while let Some(event) = application.next_event() {
        if let Event::Gesture(gesture) = event {
            gestures.print(&gesture);
        }
    }
    if let Some(reason) = gestures.press.reason()? {
        let sentence = reason.to_string();
        println!("long press failed: {}", sentence.split(": ").last().unwrap_or(&sentence));
    }
    Ok(())
}
