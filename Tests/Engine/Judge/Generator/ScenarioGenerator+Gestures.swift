// SPDX-License-Identifier: MIT

import ScenarioFormat

// Typical movements of fingers, since pure chance seldom makes a double tap.

extension ScenarioGenerator {
    mutating func makeGesture(_ hand: inout Hand) {
        if random.chance(70) {
            for finger in hand.places { lift(finger.id, &hand) }
            pause([20_000, 100_000, 300_000, 600_000], &hand)
        }
        let favourite =
            switch theme {
            case .taps: 0
            case .drags: 2
            case .twoFingers: 3
            default: random.below(4)
            }
        switch random.chance(70) ? favourite : random.below(4) {
        case 0: makeTaps(&hand)
        case 1: makeHold(&hand)
        case 2: makeDrag(&hand)
        default: makePinch(&hand)
        }
    }

    private mutating func makeTaps(_ hand: inout Hand) {
        let fingers = random.weighted([(70, 1), (25, 2), (5, 3)])
        let place = landingPlace(hand)
        for _ in 0..<random.weighted([(35, 1), (50, 2), (15, 3)]) {
            let ids = land(fingers, at: place + smallStep(), &hand)
            pause([20_000, 60_000, 100_000], &hand)
            if random.chance(10) { moveAll(ids, by: smallStep(), &hand) }
            for id in ids {
                lift(id, &hand)
                if random.chance(40) { pause([10_000, 40_000], &hand) }
            }
            pause([50_000, 100_000, 150_000, 349_000, 350_000], &hand)
        }
    }

    private mutating func makeHold(_ hand: inout Hand) {
        let ids = land(random.weighted([(75, 1), (25, 2)]), at: landingPlace(hand), &hand)
        if random.chance(20) { moveAll(ids, by: smallStep(), &hand) }
        pause([499_000, 500_000, 600_000, 750_000, 1_100_000], &hand)
        if random.chance(40) { moveAll(ids, by: step(), &hand) }
        pause([20_000, 100_000], &hand)
        mostlyLift(ids, &hand)
    }

    private mutating func makeDrag(_ hand: inout Hand) {
        let ids = land(random.weighted([(75, 1), (20, 2), (5, 3)]), at: landingPlace(hand), &hand)
        let direction = step()
        for _ in 0..<random.number(in: 1...5) {
            pause([8_000, 16_000, 100_000], &hand)
            moveAll(ids, by: direction, &hand)
            if random.chance(5) { makeFrame(&hand) }
        }
        pause([8_000, 16_000, 100_000], &hand)
        mostlyLift(ids, &hand)
    }

    private mutating func makePinch(_ hand: inout Hand) {
        var ids = land(2, at: landingPlace(hand), &hand)
        for _ in 0..<random.number(in: 1...5) {
            pause([8_000, 16_000], &hand)
            if let id = random.pickAny(ids) { moveAll([id], by: step(), &hand) }
            if random.chance(20) { moveAll(ids, by: step(), &hand) }
            if random.chance(12), ids.count == 2 {
                lift(ids.removeFirst(), &hand)
                pause([8_000, 100_000], &hand)
                if random.chance(70) { ids += land(1, at: landingPlace(hand), &hand) }
            }
        }
        pause([8_000, 16_000], &hand)
        mostlyLift(ids, &hand)
    }

    // MARK: Steps

    private mutating func pause(_ lengths: [Microseconds], _ hand: inout Hand) {
        hand.time += random.pick(lengths)
        hand.changed = []
    }

    private mutating func land(_ count: Int, at place: Point, _ hand: inout Hand) -> [TouchID] {
        var ids: [TouchID] = []
        for index in 0..<count where hand.places.count < 6 {
            let distance = index * random.pick([20, 60, 60, 100])
            ids.append(land(at: place + Point(x: Double(distance), y: 0), &hand))
            if random.chance(30) { pause([5_000, 40_000, 249_000, 250_000], &hand) }
        }
        return ids
    }

    private mutating func moveAll(_ ids: [TouchID], by step: Point, _ hand: inout Hand) {
        for id in ids where !hand.changed.contains(id) {
            guard let finger = hand.places.first(where: { $0.id == id }) else { continue }
            move(id, to: finger.place + step, &hand)
        }
    }

    private mutating func mostlyLift(_ ids: [TouchID], _ hand: inout Hand) {
        guard random.chance(92) else { return }
        for id in ids { lift(id, &hand) }
    }

    private mutating func lift(_ id: TouchID, _ hand: inout Hand) {
        guard let finger = hand.places.first(where: { $0.id == id }) else { return }
        if hand.changed.contains(id) { pause([8_000], &hand) }
        lift(finger, &hand, random.chance(97) ? .up(id) : .cancel(id))
    }

    private mutating func smallStep() -> Point {
        let distance = random.weighted([(70, 0.0), (10, 4), (10, 10), (5, 45), (5, 46)])
        return Point(x: distance, y: 0)
    }
}
