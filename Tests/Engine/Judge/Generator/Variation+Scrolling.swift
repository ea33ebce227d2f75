// SPDX-License-Identifier: MIT

import ScenarioFormat

/// Location of a stroke with one or two fingers.
private struct Stroke {
    var ids: [TouchID]
    var places: [Point]
}

// Movements of fingers on scroll views.

extension Variation {
    mutating func playScrolling() {
        if random.chance(60) { scenario.timeline = [] }
        var time = (scenario.timeline.last?.time ?? 0) + 1_000_000
        let actions = scenario.timeline.map(\.action) + scenario.rules.map(\.action)
        var lastID = actions.compactMap(\.finger).max() ?? 0
        for _ in 0..<random.number(in: 1...5) {
            play(&time, &lastID)
            passTime(&time)
        }
        time += 11_000_000
        add(time, .wait)
    }

    private mutating func add(_ time: Microseconds, _ action: Action) {
        scenario.timeline.append(TimelineEntry(time: time, action: action))
    }

    /// Lets enough time pass for a motion to go on, to be caught, or to end.
    private mutating func passTime(_ time: inout Microseconds) {
        switch random.below(6) {
        case 0: break
        case 1: add(time, .tick(Steps(duration: 400_000, every: random.pick([16_667, 16_000, 8_333, 7_000, 100_000]))))
        case 2: add(time + 5_000, .wait)
        default: break
        }
        time += random.pick([20_000, 50_000, 100_000, 133_336, 200_000, 399_000, 400_000, 401_000, 600_000, 3_000_000])
        if random.chance(30) { add(time, .wait) }
        if random.chance(15), let view = random.pickAny(scrollViews) {
            add(time, programmed(view))
            if random.chance(60) { time += random.pick([20_000, 100_000, 150_000, 300_000, 400_000]) }
        }
        if random.chance(4), let view = random.pickAny(scrollViews) {
            add(time, random.pick([.removeView(view.name), .destroyView(view.name), .hide(view.name)]))
        }
    }

    /// Returns a programmed scroll within the limits: the rules leave open what happens beyond them.
    private mutating func programmed(_ view: ViewDeclaration) -> Action {
        guard case .scrollView(let options) = view.kind else { return .wait }
        if random.chance(15) { return .stopScrolling(view.name) }
        let isAnimated = random.chance(60)
        if options.zoom != nil, random.chance(50) {
            return .zoomTo(view.name, random.pick([0.1, 0.5, 1, 1.5, 2, 3, 10]), isAnimated: isAnimated)
        }
        let part = Double(random.below(5)) / 4
        let offset = Point(
            x: max(0, options.contentWidth - view.frame.width) * part,
            y: max(0, options.contentHeight - view.frame.height) * part)
        return .scrollTo(view.name, offset, isAnimated: isAnimated)
    }

    private mutating func play(_ time: inout Microseconds, _ lastID: inout TouchID) {
        let fingers = random.weighted([(60, 1), (35, 2), (5, 3)])
        var stroke = land(fingers, &time, &lastID)
        if random.chance(30) { time += random.pick([50_000, 149_000, 150_000, 151_000, 300_000]) }
        let step = stepOfStroke()
        let spread = fingers > 1 ? spreadOfStroke() : 0
        let pause: Microseconds = random.pick([8_000, 8_000, 8_333, 16_000, 16_667, 100_000])
        for _ in 0..<random.number(in: 0...8) {
            time += pause
            move(&stroke, by: step, spread, time)
            if random.chance(4) { exchangeFinger(&stroke, &time, &lastID) }
            if random.chance(3) { add(time, .cancelAll) }
            if random.chance(4) { add(time, .wait) }
        }
        if random.chance(60) { time += random.pick([4_000, 8_000, 39_000, 41_000, 120_000, 200_000]) }
        lift(stroke, &time)
    }

    private mutating func land(_ fingers: Int, _ time: inout Microseconds, _ lastID: inout TouchID) -> Stroke {
        var place = Point(x: Double(random.number(in: 2...30) * 10), y: Double(random.number(in: 2...46) * 10))
        var stroke = Stroke(ids: [], places: [])
        for _ in 0..<fingers {
            lastID += 1
            stroke.ids.append(lastID)
            stroke.places.append(place)
            add(time, .down(lastID, place, .direct))
            place = place + Point(x: random.pick([40, 60, 100]), y: random.pick([0, 0, 30]))
            if random.chance(25) { time += random.pick([8_000, 50_000, 160_000]) }
        }
        return stroke
    }

    /// Returns a spread: apart, together, or neither.
    private mutating func spreadOfStroke() -> Double {
        random.chance(60) ? random.pick([3.0, 6, 10, 20]) * (random.chance(60) ? 1 : -0.5) : 0
    }

    private mutating func stepOfStroke() -> Point {
        let length = random.pick([0.5, 2, 5, 10, 11, 20, 30, 60]) * (random.chance(35) ? 1 : -1)
        return switch random.below(6) {
        case 0, 1: Point(x: 0, y: length)
        case 2, 3: Point(x: length, y: 0)
        case 4: Point(x: length, y: length * random.pick([0.3, -0.7, 2]))
        default: Point(x: 0, y: -length)
        }
    }

    private mutating func move(_ stroke: inout Stroke, by step: Point, _ spread: Double, _ time: Microseconds) {
        for index in stroke.ids.indices {
            let side = index == 0 ? -spread : spread
            stroke.places[index] = stroke.places[index] + step + Point(x: side, y: 0)
            add(time, .move(stroke.ids[index], stroke.places[index]))
        }
    }

    /// Exchanges a finger: one lifts and another lands, or only one of the two.
    private mutating func exchangeFinger(_ stroke: inout Stroke, _ time: inout Microseconds, _ lastID: inout TouchID) {
        guard let id = stroke.ids.last, let place = stroke.places.last else { return }
        if random.chance(60), stroke.ids.count > 1 {
            if random.chance(60) { time += 8_000 }
            add(time, .up(id))
            stroke.ids.removeLast()
            stroke.places.removeLast()
        }
        guard random.chance(70) else { return }
        time += random.pick([8_000, 100_000])
        lastID += 1
        stroke.ids.append(lastID)
        stroke.places.append(place + Point(x: 30, y: 0))
        add(time, .down(lastID, place + Point(x: 30, y: 0), .direct))
    }

    private mutating func lift(_ stroke: Stroke, _ time: inout Microseconds) {
        for id in stroke.ids {
            add(time, random.chance(97) ? .up(id) : .cancel(id))
            if random.chance(15) { time += random.pick([8_000, 60_000, 200_000]) }
        }
    }
}
