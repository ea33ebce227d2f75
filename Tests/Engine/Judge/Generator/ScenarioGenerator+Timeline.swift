// SPDX-License-Identifier: MIT

import ScenarioFormat

/// Fingers while a timeline is generated.
struct Hand {
    var time: Microseconds = 0
    var places: [(id: TouchID, place: Point)] = []
    var lastID: TouchID = 0
    /// Location of the last lift, where taps come again.
    var lastPlace: Point?
    /// Fingers that were changed in this frame and must not be changed again.
    var changed: Set<TouchID> = []
}

extension ScenarioGenerator {
    /// Times at, just below and just above the limits of §8.
    private static let gaps: [Microseconds] = [
        1_000, 8_000, 16_000, 20_000, 40_000, 60_000, 99_000, 100_000, 101_000, 150_000, 249_000, 250_000,
        251_000, 349_000, 350_000, 351_000, 400_000, 499_000, 500_000, 501_000, 749_000, 750_000, 751_000,
        1_200_000, 5_100_000,
    ]

    /// Distances at and around the thresholds of §8.
    private static let distances = [0.5, 2, 4, 7, 8, 9, 10, 11, 12, 20, 30, 44, 45, 46, 49, 50, 51, 60]

    mutating func makeTimeline() {
        var hand = Hand()
        let mostEntries = 40
        for _ in 0..<random.number(in: 2...12) where scenario.timeline.count < mostEntries {
            if random.chance(40) {
                makeGesture(&hand)
            } else {
                makeFrame(&hand)
            }
            passTime(&hand)
        }
        for finger in hand.places { add(hand, .up(finger.id)) }
        hand.time += 11_000_000
        add(hand, .wait)
    }

    private mutating func add(_ hand: Hand, _ action: Action) {
        scenario.timeline.append(TimelineEntry(time: hand.time, action: action))
    }

    private mutating func passTime(_ hand: inout Hand) {
        hand.time +=
            random.chance(70) ? random.pick([8_000, 16_000, 20_000, 40_000]) : random.pick(Self.gaps)
        hand.changed = []
        if random.chance(5) {
            add(hand, random.chance(50) ? .wait : .tick(Steps(duration: 100_000, every: 16_000)))
            hand.time += 100_000
        }
    }

    mutating func makeFrame(_ hand: inout Hand) {
        if random.chance(theme == .changes ? 20 : 4) { add(hand, randomCall()) }
        if random.chance(1) {
            add(hand, .cancelAll)
            hand.places = []
            return
        }
        for _ in 0..<random.weighted([(70, 1), (22, 2), (8, 3)]) {
            changeFinger(&hand)
            if random.chance(3) {
                add(hand, .frame)
                hand.changed = []
            }
        }
        if random.chance(theme == .changes ? 8 : 2) { add(hand, randomCall()) }
    }

    private mutating func changeFinger(_ hand: inout Hand) {
        // Occasionally a finger changes twice in a frame.
        let mayRepeat = random.chance(6)
        let idle = hand.places.filter { mayRepeat || !hand.changed.contains($0.id) }
        let wishedFingers = theme == .twoFingers ? 2 : 1
        let landing = hand.places.count < wishedFingers ? 60 : hand.places.count < 5 ? 12 : 0
        if hand.places.isEmpty || random.chance(landing) {
            land(at: landingPlace(hand), &hand)
        } else if let finger = random.pickAny(idle) {
            switch random.below(100) {
            case ..<(theme == .taps ? 30 : 68): move(finger, &hand)
            case ..<97: lift(finger, &hand, .up(finger.id))
            default: lift(finger, &hand, .cancel(finger.id))
            }
        }
    }

    @discardableResult
    mutating func land(at place: Point, _ hand: inout Hand) -> TouchID {
        let id = newID(&hand)
        hand.places.append((id, place))
        hand.changed.insert(id)
        add(hand, .down(id, place, random.chance(4) ? .stylus : .direct))
        return id
    }

    /// Returns the smallest free id, as some devices do, or one that was never used.
    private func newID(_ hand: inout Hand) -> TouchID {
        hand.lastID += 1
        guard reusesIDs else { return hand.lastID }
        let used = hand.places.map(\.id)
        return (1...hand.lastID).first { !used.contains($0) } ?? hand.lastID
    }

    mutating func landingPlace(_ hand: Hand) -> Point {
        if let last = hand.lastPlace, random.chance(55) { return last + step() }
        if let other = hand.places.first, random.chance(50) {
            return Point(x: other.place.x + Double(random.pick([20, 40, 60, 100])), y: other.place.y)
        }
        if random.chance(theme == .drags ? 15 : 4) {
            let x = random.pick([4, 13, 14, 160])
            return Point(x: Double(x), y: Double(random.pick([4, 100, 466, 467])))
        }
        return Point(x: Double(random.number(in: 1...30) * 10), y: Double(random.number(in: 1...46) * 10))
    }

    private mutating func move(_ finger: (id: TouchID, place: Point), _ hand: inout Hand) {
        let place = finger.place + step()
        if random.chance(3) {
            let steps = Steps(duration: random.pick([40_000, 80_000, 90_000]))
            add(hand, .drag(finger.id, to: place, steps))
            put(finger.id, at: place, &hand)
            hand.time += steps.duration
            return
        }
        if random.chance(4) { add(hand, .sample(finger.id, finger.place + step())) }
        move(finger.id, to: place, &hand)
    }

    mutating func move(_ id: TouchID, to place: Point, _ hand: inout Hand) {
        put(id, at: place, &hand)
        add(hand, .move(id, place))
    }

    private func put(_ id: TouchID, at place: Point, _ hand: inout Hand) {
        hand.changed.insert(id)
        hand.places = hand.places.map { $0.id == id ? (id, place) : $0 }
    }

    mutating func lift(_ finger: (id: TouchID, place: Point), _ hand: inout Hand, _ action: Action) {
        hand.places.removeAll { $0.id == finger.id }
        hand.lastPlace = finger.place
        add(hand, action)
    }

    /// Returns a step, mostly along an axis, so that distances are exact.
    mutating func step() -> Point {
        let distance = random.pick(Self.distances)
        let sign = random.chance(70) ? 1.0 : -1.0
        return switch random.below(10) {
        case 0..<5: Point(x: sign * distance, y: 0)
        case 5..<8: Point(x: 0, y: sign * distance)
        case 8: Point(x: sign * distance * 0.6, y: distance * 0.8)
        default: Point(x: distance, y: sign * 2)
        }
    }
}
