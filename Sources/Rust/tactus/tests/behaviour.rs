// SPDX-License-Identifier: MIT
//! Each part of the crate does what the library does.

use std::cell::RefCell;
use std::rc::Rc;

use tactus::{
    Accommodations, Answer, Application, ControlEvents, Delegate, DeliveryMode, DurationKind, Edges, Event, Gesture,
    Handling, Length, LengthUnit, LongPress, Modifiers, Pan, Pinch, Point, Recognizer, Rect, Reference, Result,
    Rotation, ScreenEdgePan, State, SurfaceClient, Tap, TouchKind, TouchPhase, TouchSample, TouchSource,
    TouchSourceInfo, Transform, TransformRecognizer, Values, View,
};

struct Bench {
    application: Application,
    window: View,
    panel: TouchSource,
}

impl Bench {
    fn new() -> Result<Self> {
        let application = Application::new()?;
        let window = application.window(Rect::new(0.0, 0.0, 400.0, 600.0))?;
        let frame = Rect::new(0.0, 0.0, 400.0, 600.0);
        let panel = TouchSource::new(&application, &TouchSourceInfo { frame, ..Default::default() })?;
        Ok(Bench { application, window, panel })
    }

    /// Moves fingers along straight lines in ten steps of 8 ms.
    fn stroke(&self, from_us: u64, lines: &[(Point, Point)]) -> Result<()> {
        for (id, (start, _)) in lines.iter().enumerate() {
            self.panel.down(from_us, id as i32, start.x, start.y)?;
        }
        self.panel.frame(from_us)?;
        for step in 1..=10u32 {
            let (time_us, part) = (from_us + 8_000 * u64::from(step), f64::from(step) / 10.0);
            for (id, (start, end)) in lines.iter().enumerate() {
                let (x, y) = (start.x + part * (end.x - start.x), start.y + part * (end.y - start.y));
                self.panel.motion(time_us, id as i32, x, y)?;
            }
            self.panel.frame(time_us)?;
        }
        for id in 0..lines.len() {
            self.panel.up(from_us + 90_000, id as i32)?;
        }
        self.panel.frame(from_us + 90_000)
    }

    fn tap(&self, from_us: u64, x: f64, y: f64) -> Result<()> {
        self.panel.down(from_us, 1, x, y)?;
        self.panel.frame(from_us)?;
        self.panel.up(from_us + 50_000, 1)?;
        self.panel.frame(from_us + 50_000)
    }

    fn events(&self) -> Vec<Event> {
        std::iter::from_fn(|| self.application.next_event()).collect()
    }

    fn gestures(&self) -> Vec<Gesture> {
        let gesture = |event| match event {
            Event::Gesture(gesture) => Some(gesture),
            _ => None,
        };
        self.events().into_iter().filter_map(gesture).collect()
    }
}

fn near(value: f64, expected: f64) -> bool {
    (value - expected).abs() < 0.01
}

#[test]
fn kinds_measure() -> Result<()> {
    struct Together;
    impl Delegate for Together {
        fn should_recognize_simultaneously_with(&self, _: &Recognizer, _: Option<&Recognizer>) -> Answer {
            Answer::Yes
        }
    }
    let bench = Bench::new()?;
    let pinch = Pinch::new(&bench.application)?;
    let rotation = Rotation::new(&bench.application)?;
    let transform = TransformRecognizer::new(&bench.application)?;
    pinch.set_reference(Reference::TouchDown)?;
    rotation.set_reference(Reference::TouchDown)?;
    for recognizer in [&*pinch, &*rotation, &*transform] {
        bench.window.add_recognizer(recognizer)?;
        recognizer.set_delegate(Together)?;
    }
    // Two fingers go apart to twice the distance, and turn a quarter.
    let (middle, far) = (Point::new(200.0, 300.0), 100.0);
    bench.stroke(
        0,
        &[
            (Point::new(middle.x - 50.0, 300.0), Point::new(middle.x, 300.0 - far)),
            (Point::new(middle.x + 50.0, 300.0), Point::new(middle.x, 300.0 + far)),
        ],
    )?;
    let gestures = bench.gestures();
    let last = |id| gestures.iter().rev().find(|gesture| gesture.recognizer == id).expect("a gesture").values;
    match (last(pinch.id()), last(rotation.id()), last(transform.id())) {
        (
            Values::Pinch { scale, .. },
            Values::Rotation { rotation, .. },
            Values::Transform { transform: Transform { a, b, .. }, scale: both, .. },
        ) => {
            assert!(near(scale, 2.0) && near(both, 2.0), "{scale} {both}");
            assert!(near(rotation, std::f64::consts::FRAC_PI_2), "{rotation}");
            assert!(near(a, 0.0) && near(b, 2.0), "{a} {b}");
        }
        other => panic!("{other:?}"),
    }
    assert_eq!(gestures.iter().filter(|gesture| gesture.state == State::Ended).count(), 3);
    Ok(())
}

#[test]
fn recognizers_wait_and_say_why() -> Result<()> {
    let bench = Bench::new()?;
    let (single, double) = (Tap::new(&bench.application)?, Tap::new(&bench.application)?);
    double.set_number_of_taps_required(2)?;
    single.require_failure_of(&double)?;
    bench.window.add_recognizer(&single)?;
    bench.window.add_recognizer(&double)?;
    bench.tap(0, 100.0, 100.0)?;
    assert!(bench.gestures().is_empty());
    assert_eq!(bench.application.next_deadline(), Some(400_000));
    bench.application.advance(400_000)?;
    let gestures = bench.gestures();
    assert_eq!(gestures.len(), 1);
    assert_eq!(gestures[0].recognizer, single.id());
    assert_eq!(double.reason()?.expect("a reason").name(), "too-late");

    let press = LongPress::new(&bench.application)?;
    press.set_name("menu")?;
    press.set_length(Length::AllowableMovement, 2.0, LengthUnit::Millimetres)?;
    assert_eq!(press.length(Length::AllowableMovement)?, (2.0, LengthUnit::Millimetres));
    press.set_duration(DurationKind::MinimumPress, 700_000)?;
    assert_eq!(press.duration(DurationKind::MinimumPress)?, 700_000);
    bench.window.add_recognizer(&press)?;
    bench.tap(1_000_000, 100.0, 100.0)?;
    let reason = press.reason()?.expect("a reason");
    assert_eq!((reason.name(), reason.numbers[1]), ("lifted-early", 700_000.0));
    assert!(reason.to_string().contains("\"menu\""), "{reason}");
    assert!(bench.application.dump().contains("menu"));
    let lines = bench.application.explain(0, TouchKind::Direct, Point::new(10.0, 10.0))?;
    assert!(lines.len() >= 2, "{lines:?}");
    Ok(())
}

#[test]
fn a_gesture_cancels_the_client() -> Result<()> {
    let bench = Bench::new()?;
    let client = SurfaceClient::new(&bench.application)?;
    let surface = client.surface(Rect::new(100.0, 100.0, 200.0, 200.0))?;
    bench.window.add_subview(&surface)?;
    let pan = Pan::new(&bench.application)?;
    bench.window.add_recognizer(&pan)?;
    bench.stroke(0, &[(Point::new(150.0, 150.0), Point::new(250.0, 150.0))])?;
    let events = bench.events();
    match events[..3] {
        [Event::SurfaceDown(down), Event::SurfaceFrame { .. }, Event::Gesture(began)] => {
            assert_eq!((down.location, down.surface, down.client), (Point::new(50.0, 50.0), surface.id(), client.id()));
            assert_eq!((down.source, down.id), (Some(bench.panel.id()), 0));
            assert_eq!((began.state, began.number_of_touches), (State::Began, 1));
        }
        _ => panic!("{events:?}"),
    }
    let place = |wanted: fn(&Event) -> bool| events.iter().position(wanted).expect("an event");
    let cancel = place(|event| matches!(event, Event::SurfaceCancel { .. }));
    assert!(events[cancel..]
        .iter()
        .all(|event| !matches!(event, Event::SurfaceMotion(_) | Event::SurfaceUp(_) | Event::SurfaceFrame { .. })));
    assert!(place(|event| matches!(event, Event::Gesture(gesture) if gesture.state == State::Ended)) > cancel);
    Ok(())
}

#[test]
fn views_and_controls_post() -> Result<()> {
    let bench = Bench::new()?;
    let button = bench.application.control(Rect::new(0.0, 0.0, 100.0, 100.0))?;
    let paper = bench.application.view(Rect::new(100.0, 0.0, 100.0, 100.0))?;
    bench.window.add_subview(&button)?;
    bench.window.add_subview(&paper)?;
    button.set_posts_control_events(ControlEvents::TOUCH_UP_INSIDE | ControlEvents::TOUCH_DOWN)?;
    paper.set_posts_touches(true)?;
    // The paper's touches stop there.
    bench.window.set_posts_touches(true)?;
    bench.application.set_posts_touch_downs(true)?;
    bench.tap(0, 50.0, 50.0)?;
    bench.tap(1_000_000, 150.0, 50.0)?;
    let events = bench.events();
    let control = |event| Event::Control { control: button.id(), event };
    assert_eq!(events[1..3], [control(ControlEvents::TOUCH_DOWN), control(ControlEvents::TOUCH_UP_INSIDE)]);
    match events[3..] {
        [Event::TouchDown(down), Event::Touch { view, touch: began }, Event::Touch { touch: ended, .. }] => {
            assert_eq!((down.id, view), (1, paper.id()));
            assert_eq!((began.phase, ended.phase), (TouchPhase::Began, TouchPhase::Ended));
            assert_eq!((ended.tap_count, ended.view), (1, Some(paper.id())));
        }
        _ => panic!("{events:?}"),
    }
    bench.application.on_log(|_, line| assert!(line.contains("another kind")))?;
    assert!(paper.set_posts_control_events(ControlEvents::TOUCH_DOWN).is_err());
    button.set_posts_control_events(ControlEvents::NONE)?;
    bench.tap(2_000_000, 50.0, 50.0)?;
    assert!(!bench.events().iter().any(|event| matches!(event, Event::Control { .. })));
    Ok(())
}

#[test]
fn a_view_draws_every_sample() -> Result<()> {
    let bench = Bench::new()?;
    bench.application.set_delivery_mode(DeliveryMode::OutputFrame)?;
    let drawn = Rc::new(RefCell::new(Vec::new()));
    let line = drawn.clone();
    bench.window.on_touches(move |view, phase, touches, event| {
        for touch in touches.iter().filter(|_| phase == TouchPhase::Moved) {
            event.for_each_coalesced(&touch, Some(view), |place| line.borrow_mut().push(place.location.x)).unwrap();
            assert_eq!(touch.location_in(view), Ok(touch.info().location));
        }
        Handling::Handled
    })?;
    bench.panel.down(0, 1, 10.0, 10.0)?;
    bench.panel.frame(0)?;
    bench.application.deliver(4_000)?;
    for step in 1..=3u32 {
        bench.panel.motion_sample(&TouchSample {
            force: 0.5,
            ..TouchSample::new(u64::from(step) * 4_000 + 4_000, 1, Point::new(10.0 + f64::from(step), 10.0))
        })?;
        bench.panel.frame(u64::from(step) * 4_000 + 4_000)?;
    }
    bench.application.deliver(20_000)?;
    assert_eq!(*drawn.borrow(), [11.0, 12.0, 13.0]);
    assert_eq!(bench.panel.touch(1).map(|touch| touch.force), Some(0.5));
    Ok(())
}

#[test]
fn edges_defer_and_modifiers_count() -> Result<()> {
    let bench = Bench::new()?;
    let edge = ScreenEdgePan::new(&bench.application)?;
    edge.set_edges(Edges::LEFT)?;
    edge.set_shell_gesture(true)?;
    bench.window.add_recognizer(&edge)?;
    let game = bench.application.view(Rect::new(0.0, 0.0, 400.0, 600.0))?;
    bench.window.add_subview(&game)?;
    game.set_deferred_edges(Edges::LEFT)?;
    let swipe = [(Point::new(2.0, 300.0), Point::new(102.0, 300.0))];
    bench.stroke(0, &swipe)?;
    assert_eq!(
        bench.events(),
        [Event::EdgeDeferred { view: Some(game.id()), recognizer: Some(edge.id()), edge: Edges::LEFT }]
    );
    bench.stroke(1_000_000, &swipe)?;
    assert!(bench.gestures().iter().any(|gesture| gesture.state == State::Began));
    assert!(near(edge.as_pan().translation(None)?.x, 100.0));

    let tap = Tap::new(&bench.application)?;
    tap.set_required_modifiers(Modifiers::SUPER)?;
    game.add_recognizer(&tap)?;
    bench.tap(10_000_000, 200.0, 200.0)?;
    assert!(bench.gestures().is_empty());
    bench.application.set_modifiers(Modifiers::SUPER | Modifiers::SHIFT)?;
    bench.tap(11_000_000, 200.0, 200.0)?;
    assert_eq!(bench.gestures().len(), 1);
    Ok(())
}

#[test]
fn sources_and_spaces() -> Result<()> {
    let bench = Bench::new()?;
    let info = TouchSourceInfo { seat: 3, width_mm: 100.0, height_mm: 150.0, ..bench.panel.info()? };
    bench.panel.set_info(&info)?;
    assert_eq!(bench.panel.info()?.seat, 3);
    let view = bench.application.view(Rect::new(100.0, 100.0, 100.0, 100.0))?;
    bench.window.add_subview(&view)?;
    view.set_transform(Transform { a: 2.0, d: 2.0, ..Default::default() })?;
    let (point, window) = (Point::new(150.0, 150.0), &bench.window);
    assert_eq!(bench.application.convert_point(point, Some(window), Some(&view))?, Point::new(50.0, 50.0));
    assert_eq!(bench.application.convert_vector(Point::new(8.0, 0.0), None, Some(&view))?, Point::new(4.0, 0.0));
    assert_eq!(bench.application.hit_test(point), Some(view.clone()));
    assert_eq!((view.superview(), view.window()), (Some(window.clone()), Some(window.clone())));
    assert_eq!(window.subviews(), std::slice::from_ref(&view));
    view.set_input_region(Some(&[]))?;
    assert_eq!(bench.application.hit_test(point), Some(window.clone()));
    // A finger that is held comes down late.
    bench.panel.set_accommodations(&Accommodations { hold_duration_us: 300_000, ..Default::default() })?;
    bench.application.set_posts_touch_downs(true)?;
    bench.panel.down(0, 1, 10.0, 10.0)?;
    bench.panel.frame(0)?;
    assert_eq!(bench.events(), []);
    bench.application.advance(300_000)?;
    assert_eq!(bench.events().len(), 1);
    assert_eq!((bench.application.unwrap_milliseconds(301), bench.application.time_us()), (301_000, 300_000));
    assert_eq!(bench.application.client_bug_count(), 0);
    Ok(())
}
