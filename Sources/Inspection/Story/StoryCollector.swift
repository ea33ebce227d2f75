// SPDX-License-Identifier: MIT

import ScenarioFormat
import ScenarioRunner

/// Builds the story of a run from its observations.
final class StoryCollector: RunObserver {
    private(set) var story = Story()
    private let keepsTrials: Bool
    let asksForObstacles: Bool
    private var down: Set<Int> = []
    private var gestureOfTouch: [Int: Int] = [:]
    /// Index of the running attempt of each recognizer.
    private var open: [String: Int] = [:]
    /// Number of later gestures in which a touch may still reach an attempt.
    private static let memory = 8

    /// Number of obstacles that are kept.
    private var obstacles = 0
    private static let mostObstacles = 100_000

    init(keepsTrials: Bool, findsObstacles: Bool) {
        self.keepsTrials = keepsTrials
        asksForObstacles = findsObstacles
    }

    func observe(_ observation: Observation, at time: Microseconds) {
        switch observation {
        case .shapes(let shapes): story.shapes = shapes
        case .recognizer(let facts): story.recognizers[facts.name] = facts
        case .input(let touch, let input, let place): fed(touch, input, place, time)
        case .hit(let touch, let view): changeTrack(touch) { $0.view = view }
        case .offered(let touch, let recognizer, true, _): bind([touch], to: recognizer, time)
        case .offered(let touch, let recognizer, false, let sentence):
            changeGesture(of: touch) {
                $0.refusals.append(Gesture.Refusal(recognizer: recognizer, touch: touch.id, sentence: sentence))
            }
        case .obstructed(let touch, let recognizer, let obstacle): note(obstacle, from: recognizer, touch)
        case .accommodated(let touch, let what): changeGesture(of: touch) { $0.accommodations.append(what) }
        case .bound(let touches, let recognizer): bind(touches, to: recognizer, time)
        case .transition(let transition): step(transition, time)
        case .held(let recognizer, let other, let sentence):
            changeAttempt(of: recognizer, time) { $0.hold = $0.hold ?? (time, sentence, other) }
        case .withheld, .cancelled, .sent: if asksForObstacles { noteDelivery(observation, at: time) }
        default: break
        }
    }

    func tried(_ touch: WatchedTouch, _ sentence: String) {
        changeGesture(of: touch) { $0.trials.append(sentence) }
    }

    // MARK: Fingers

    private func fed(_ touch: WatchedTouch, _ input: TouchInput, _ place: Point?, _ time: Microseconds) {
        switch input {
        case .down:
            if down.isEmpty { beginGesture(at: time) }
            down.insert(touch.serial)
            gestureOfTouch[touch.serial] = story.gestures.count - 1
            let place = place ?? Point(x: 0, y: 0)
            changeGesture(of: touch) {
                $0.touches.append(
                    FingerTrack(touch: touch, start: place, place: place, farthest: place, startTime: time))
            }
        case .move:
            guard let place else { return }
            changeTrack(touch) { track in
                track.place = place
                if track.movement.length > track.reach.length { track.farthest = place }
            }
        case .up, .cancel:
            down.remove(touch.serial)
            changeTrack(touch) { ($0.endTime, $0.isCancelled) = (time, input == .cancel) }
            guard down.isEmpty, let index = gestureOfTouch[touch.serial] else { return }
            changeGesture(of: touch) { $0.end = $0.end ?? time }
            if !keepsTrials, !story.attemptsOfGestures[index].isEmpty { story.gestures[index].trials = [] }
        }
    }

    private func beginGesture(at time: Microseconds) {
        let index = story.gestures.count
        story.gestures.append(Gesture(index: index, start: time))
        story.attemptsOfGestures.append([])
        gestureOfTouch = gestureOfTouch.filter { $0.value >= index - StoryCollector.memory }
    }

    private func changeGesture(of touch: WatchedTouch, _ change: (inout Gesture) -> Void) {
        guard let index = gestureOfTouch[touch.serial], story.gestures.indices.contains(index) else { return }
        change(&story.gestures[index])
    }

    private func changeTrack(_ touch: WatchedTouch, _ change: (inout FingerTrack) -> Void) {
        changeGesture(of: touch) { gesture in
            guard let index = gesture.touches.firstIndex(where: { $0.touch == touch }) else { return }
            change(&gesture.touches[index])
        }
    }

    func changeDelivery(of touch: WatchedTouch, _ change: (inout Delivery) -> Void) {
        changeTrack(touch) { change(&$0.delivery) }
    }

    /// Keeps the obstacles of the last gestures: each finger of a file may have one for each recognizer.
    private func note(_ obstacle: Obstacle, from recognizer: String, _ touch: WatchedTouch) {
        changeGesture(of: touch) {
            $0.obstructions[recognizer, default: []].append(Gesture.Obstruction(touch: touch.id, obstacle: obstacle))
        }
        obstacles += 1
        while obstacles > StoryCollector.mostObstacles, story.firstWithObstacles < story.gestures.count - 1 {
            let index = story.firstWithObstacles
            obstacles -= story.gestures[index].obstructions.values.reduce(0) { $0 + $1.count }
            story.gestures[index].obstructions = [:]
            story.firstWithObstacles += 1
        }
    }

    // MARK: Attempts

    private func bind(_ touches: [WatchedTouch], to recognizer: String, _ time: Microseconds) {
        guard let first = touches.first else { return }
        if open[recognizer] == nil {
            begin(recognizer, time, gestureOfTouch[first.serial] ?? 0, first.serial)
        }
        changeAttempt(of: recognizer, time) { attempt in
            attempt.touches.formUnion(touches.map(\.serial))
            attempt.lastTouchTime = time
        }
    }

    private func begin(_ recognizer: String, _ time: Microseconds, _ gesture: Int, _ firstTouch: Int) {
        open[recognizer] = story.attempts.count
        if story.attemptsOfGestures.indices.contains(gesture) {
            story.attemptsOfGestures[gesture].append(story.attempts.count)
        }
        story.attempts.append(
            Attempt(
                recognizer: recognizer, gesture: gesture, start: time, firstTouch: firstTouch, touches: [],
                lastTouchTime: time, isInMillimetres: story.recognizers[recognizer]?.isInMillimetres ?? false))
    }

    /// A recognizer without touches, for example one that a touchpad drives, starts an attempt with its first
    /// transition.
    private func changeAttempt(of recognizer: String, _ time: Microseconds, _ change: (inout Attempt) -> Void) {
        if open[recognizer] == nil {
            if story.gestures.isEmpty || (down.isEmpty && !isRecent(time)) { beginGesture(at: time) }
            begin(recognizer, time, story.gestures.count - 1, 0)
        }
        guard let index = open[recognizer], story.attempts.indices.contains(index) else { return }
        change(&story.attempts[index])
    }

    private func isRecent(_ time: Microseconds) -> Bool {
        guard let last = story.gestures.last else { return false }
        return last.touches.isEmpty || time - (last.end ?? time) < 1_000
    }

    private func step(_ transition: Transition, _ time: Microseconds) {
        guard transition.to != .possible else {
            open[transition.recognizer] = nil
            return
        }
        let isNews = transition.to != .changed
        guard isNews || open[transition.recognizer] == nil else { return }
        let ways = ways(ofAttemptBy: transition.recognizer)
        changeAttempt(of: transition.recognizer, time) { attempt in
            if transition.to == .began { attempt.began = attempt.began ?? time }
            guard transition.to != .began, transition.to != .changed else { return }
            attempt.last = transition
            attempt.lastTime = time
            attempt.ways = ways
            guard !ways.isEmpty else { return }
            let count = Double(ways.count)
            attempt.movement = Point(
                x: ways.map(\.movement.x).reduce(0, +) / count, y: ways.map(\.movement.y).reduce(0, +) / count)
        }
    }

    private func ways(ofAttemptBy recognizer: String) -> [(touch: WatchedTouch, movement: Point)] {
        guard let index = open[recognizer], story.attempts.indices.contains(index) else { return [] }
        let attempt = story.attempts[index]
        guard story.gestures.indices.contains(attempt.gesture) else { return [] }
        return story.gestures[attempt.gesture].touches.filter { attempt.touches.contains($0.touch.serial) }
            .map { ($0.touch, $0.movement) }
    }
}
