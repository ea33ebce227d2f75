// SPDX-License-Identifier: MIT
//! Random fingers on three windows, with gestures and grabs: each window gets a legal stream.

use std::collections::HashSet;

use smithay::input::touch::GrabStartData;
use smithay::utils::SERIAL_COUNTER;
use tactus::{Pan, Swipe, SwipeDirections};

use super::kit::{Bench, Follower, State};

const WINDOWS: [&str; 3] = ["first", "second", "third"];
const RUNS: u64 = 300;
const STEPS: u64 = 80;

struct Random(u64);

impl Random {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % limit
    }
}

/// Returns what is wrong with a stream that has ended.
fn fault_of(log: &[String]) -> Option<String> {
    let (mut live, mut is_pending) = (HashSet::new(), false);
    for (number, line) in log.iter().enumerate() {
        let words: Vec<&str> = line.split(' ').collect();
        let is_legal = match words[0] {
            "down" => live.insert(words[1].to_owned()),
            "motion" => live.contains(words[1]),
            "up" => live.remove(words[1]),
            "cancel" => !std::mem::take(&mut live).is_empty(),
            _ => is_pending,
        };
        is_pending = !matches!(words[0], "frame" | "cancel");
        if !is_legal {
            return Some(format!("line {number}, {line}: {log:?}"));
        }
    }
    (!live.is_empty()).then(|| format!("{live:?} stay down: {log:?}"))
}

fn add_gestures(bench: &Bench) {
    let tactus = &bench.state.tactus;
    let swipe = Swipe::new(tactus.application()).expect("a swipe");
    swipe.set_number_of_touches_required(3).expect("three fingers");
    swipe.set_directions(SwipeDirections::LEFT | SwipeDirections::RIGHT).expect("directions");
    swipe.set_delays_touches_began(true).expect("delays");
    tactus.on(&swipe, |state: &mut State, _| state.notes.push("swipe".into())).expect("a swipe");
    let pan = Pan::new(tactus.application()).expect("a pan");
    pan.set_minimum_number_of_touches(2).expect("two fingers");
    tactus.on(&pan, |state: &mut State, _| state.notes.push("pan".into())).expect("a pan");
}

fn grab(bench: &mut Bench, takes: bool) {
    let tactus = bench.state.tactus.clone();
    let touch = bench.state.seat.get_touch().expect("a touch");
    let Some(start): Option<GrabStartData<State>> = touch.grab_start_data() else { return };
    let given = if takes { tactus.take(&mut bench.state) } else { tactus.lend(&mut bench.state) };
    if given.is_ok() {
        touch.set_grab(&mut bench.state, Follower { start, ignores_others: false }, SERIAL_COUNTER.next_serial());
    }
}

fn play(seed: u64) -> Option<String> {
    let (mut bench, mut random) = (Bench::new(), Random(seed));
    add_gestures(&bench);
    let mut fingers = [HashSet::new(), HashSet::new()];
    for _ in 0..STEPS {
        let panel = random.below(4) / 3;
        bench.device = (panel == 1).then_some("other");
        let fingers = &mut fingers[panel as usize];
        let (slot, x) = (random.below(4) as u32, random.below(1200) as f64);
        let window = WINDOWS[random.below(3) as usize];
        match random.below(24) {
            0..8 if fingers.insert(slot) => bench.down(slot, window, x),
            0..16 if fingers.contains(&slot) => bench.motion(slot, window, x),
            16..20 if fingers.remove(&slot) => bench.up(slot),
            20 if random.below(4) == 0 => {
                bench.cancel();
                fingers.clear();
            }
            21 => grab(&mut bench, true),
            22 => grab(&mut bench, false),
            23 if random.below(4) == 0 => bench.dispatch_now(),
            _ => {}
        }
        if random.below(2) == 0 {
            bench.frame();
        }
    }
    for (panel, fingers) in fingers.iter().enumerate() {
        bench.device = (panel == 1).then_some("other");
        fingers.iter().for_each(|slot| bench.up(*slot));
        bench.frame();
    }
    WINDOWS
        .iter()
        .find_map(|window| fault_of(&bench.log(window)).map(|fault| format!("seed {seed}, {window}, {fault}")))
}

#[test]
fn random_fingers_leave_legal_streams() {
    for seed in 0..RUNS {
        if let Some(fault) = play(seed) {
            panic!("{fault}");
        }
    }
}
