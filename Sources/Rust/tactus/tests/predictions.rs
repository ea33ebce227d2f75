// SPDX-License-Identifier: MIT
//! What is predicted of fingers that move evenly is the value once they have arrived.

use tactus::{Application, Pan, Pinch, Rect, Result, Rotation, TouchSource, TouchSourceInfo, TransformRecognizer};

const STEP_US: u64 = 8_000;

/// Moves two fingers evenly: their middle moves, their distance grows and their direction turns.
fn step(panel: &TouchSource, number: u32) -> Result<()> {
    let (time_us, n) = (STEP_US * u64::from(number), f64::from(number));
    panel.motion(time_us, 0, 100.0 + 2.0 * n, 100.0 - n)?;
    panel.motion(time_us, 1, 160.0 + 5.0 * n, 100.0 + 2.0 * n)?;
    panel.frame(time_us)
}

#[test]
fn values_come_true() -> Result<()> {
    let application = Application::new()?;
    let frame = Rect::new(0.0, 0.0, 400.0, 600.0);
    let window = application.window(frame)?;
    let panel = TouchSource::new(&application, &TouchSourceInfo { frame, ..Default::default() })?;
    let transform = TransformRecognizer::new(&application)?;
    transform.become_shell_gesture()?;
    assert!(transform.requires_whole_sequence() && !transform.delays_touches_ended());
    window.add_recognizer(&transform)?;
    panel.down(0, 0, 100.0, 100.0)?;
    panel.down(0, 1, 160.0, 100.0)?;
    panel.frame(0)?;
    // Samples are kept from the first question on.
    transform.predicted_transform(STEP_US, None)?;
    for number in 1..=12 {
        step(&panel, number)?;
    }
    let expected = transform.predicted_transform(STEP_US * 14, None)?;
    step(&panel, 13)?;
    step(&panel, 14)?;
    let now = transform.transform(None)?;
    let difference = (expected.a - now.a).abs() + (expected.b - now.b).abs() + (expected.tx - now.tx).abs();
    assert!(difference < 1e-6, "{expected:?} {now:?}");

    let pan = Pan::new(&application)?;
    let pinch = Pinch::new(&application)?;
    let rotation = Rotation::new(&application)?;
    assert_eq!(pan.predicted_translation(0, Some(&window))?.x, 0.0);
    assert_eq!(pinch.predicted_scale(0), 1.0);
    assert_eq!(rotation.predicted_rotation(0), 0.0);
    Ok(())
}
