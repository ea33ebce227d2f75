// SPDX-License-Identifier: MIT
//! A tap, a pan with its velocity and a long press that fails, in safe Rust.

mod tactus;

use tactus::{Application, Kind, Recognizer, Result};

fn print_tap(tap: Recognizer) -> Result<()> {
    let (x, y) = tap.location()?;
    println!("tap at ({:.0}, {:.0})", x, y);
    Ok(())
}

fn print_pan(pan: Recognizer) -> Result<()> {
    let ((x, y), (vx, vy)) = (pan.translation()?, pan.velocity()?);
    println!("pan {}: ({:.0}, {:.0}) px, ({:.0}, {:.0}) px/s", pan.state(), x, y, vx, vy);
    Ok(())
}

fn main() -> Result<()> {
    let application = Application::new()?;
    let window = application.window(0.0, 0.0, 400.0, 600.0)?;
    let button = application.window(400.0, 0.0, 400.0, 600.0)?;
    let panel = application.touch_source()?;
    let tap = application.recognizer(Kind::Tap)?;
    let pan = application.recognizer(Kind::Pan)?;
    let press = application.recognizer(Kind::LongPress)?;

    window.add(&tap)?;
    window.add(&pan)?;
    button.add(&press)?;
    tap.on_action(|tap| print_tap(tap).unwrap())?;
    pan.on_action(|pan| print_pan(pan).unwrap())?;
    press.on_action(|_| println!("long press"))?;

    panel.down(0, 1, 150.0, 150.0)?;
    panel.up(60_000, 1)?;
    panel.down(1_000_000, 2, 200.0, 200.0)?;
    for step in 1..=5u32 {
        panel.motion(1_000_000 + 8_000 * u64::from(step), 2, 200.0 + 4.0 * f64::from(step), 200.0)?;
    }
    panel.up(1_048_000, 2)?;
    panel.down(2_000_000, 3, 600.0, 300.0)?;
    panel.up(2_300_000, 3)?;

    println!("long press failed: {}", press.reason()?);
    Ok(())
}
