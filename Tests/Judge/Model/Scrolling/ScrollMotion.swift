// SPDX-License-Identifier: MIT

import ScenarioFormat

/// 13.7: what moves by itself, as a function of time.
struct ScrollMotion {
    var startTime: Microseconds
    var x: AxisMotion
    var y: AxisMotion
    /// A scale on its way back to its limit.
    var zoom: Glide?
    /// 13.6: whether its end is an end of a deceleration.
    var isDeceleration = true

    var rest: Point { Point(x: x.rest, y: y.rest) }

    /// The later of the two axes, in whole microseconds.
    var end: Microseconds {
        let duration = max(x.duration, y.duration, zoom?.duration ?? 0) * 1_000
        // What a sum has added to a whole number does not count.
        return startTime + Microseconds((duration - 1e-6).rounded(.up))
    }

    /// Both are where they will rest, or are there at once.
    var isOver: Bool { end == startTime }

    func offset(at time: Microseconds) -> Point {
        if time >= end { return rest }
        let elapsed = Double(time - startTime) / 1_000
        return Point(x: x.place(after: elapsed), y: y.place(after: elapsed))
    }
}

// 13.5, 13.6: what happens when nobody holds the content.

extension ScrollView {
    /// 13.5, 13.6: each axis by itself.
    func motionOfRelease(velocity: Point) -> ScrollMotion {
        ScrollMotion(
            startTime: model.now, x: motionOfRelease(\.x, velocity.x), y: motionOfRelease(\.y, velocity.y))
    }

    private func motionOfRelease(_ axis: WritableKeyPath<Point, Double>, _ velocity: Double) -> AxisMotion {
        let start = offset[keyPath: axis]
        let upper = upperLimit(axis)
        if start < 0 || start > upper {
            let edge = start < 0 ? 0 : upper
            // Where no finger could move it, it has got no velocity of a finger.
            let velocity = canMove(axis) ? velocity : 0
            return bounces ? .springing(from: start, velocity: velocity, to: edge) : .resting(at: edge)
        }
        if !canMove(axis) { return .resting(at: start) }
        let target = start + velocity / 1_000 * rate / (1 - rate)
        if isPaging { return .decelerating(from: start, to: page(target, axis), rate: rate) }
        let edge = min(max(target, 0), upper)
        if (target - start).magnitude < AxisMotion.restDistance { return .resting(from: start, at: edge) }
        if edge == target { return .decelerating(from: start, to: target, rate: rate) }
        return .decelerating(from: start, to: target, rate: rate, across: edge, bounces: bounces)
    }

    /// 13.5: paging rounds it to a page; within the limits.
    private func page(_ target: Double, _ axis: WritableKeyPath<Point, Double>) -> Double {
        let pages = target / length(axis)
        if ((pages - pages.rounded(.down)) - 0.5).magnitude < 1e-9 { model.leaveOpen("a place half way between pages") }
        return min(max(pages.rounded() * length(axis), 0), upperLimit(axis))
    }

    func start(_ motion: ScrollMotion) {
        if view.window == nil { return }
        if motion.isOver {
            offset = motion.rest
        } else {
            self.motion = motion
        }
    }

    /// 13.7: the host asks where it is now.
    func sample() {
        guard let motion else { return }
        let place = motion.offset(at: model.now)
        guard let zoom = motion.zoom else {
            offset = place
            return
        }
        // 13.3: the limits move with the scale.
        zoomScale = zoom.place(at: model.now, since: motion.startTime)
        offset = bounces ? place : limited(place)
    }

    func finishMotion() {
        guard let motion else { return }
        sample()
        self.motion = nil
        if motion.isDeceleration { write(.didEndDecelerating) }
    }

    // MARK: 13.6: a finger on the view stops any motion

    /// Fingers have come down, in it or elsewhere.
    func land(_ landed: [Touch]) {
        let inside = landed.filter(isInside)
        if inside.isEmpty || (motion == nil && holders.isEmpty) { return }
        holders += inside
        if motion == nil { return }
        let others = model.touches.filter { touch in
            touch.isDown && isInside(touch) && !holders.contains { $0 === touch }
        }
        if !others.isEmpty { model.leaveOpen("whether a finger that was there before the motion holds it") }
        stop()
        // Those touches never reach the content.
        for touch in inside where touch.view !== view { touch.isDead = true }
    }

    private func isInside(_ touch: Touch) -> Bool {
        touch.view?.pathToRoot.contains { $0 === view } ?? false
    }

    /// Where it is at this moment.
    func stop() {
        sample()
        motion = nil
    }

    /// What the fingers kept stopped goes on when they have gone.
    func letGo() {
        if holders.isEmpty { return }
        holders.removeAll { !$0.isDown }
        if !holders.isEmpty || isDragging || pinching != nil { return }
        settle()
    }

    /// Released without a velocity.
    func settle() {
        if motion != nil { return }
        start(returnOfZoom() ?? motionOfRelease(velocity: .zero))
    }
}

extension Model {
    var scrollViews: [ScrollView] {
        ordered(recognizers).compactMap { ($0 as? ScrollPan)?.scrollView }
    }

    /// 13.7: the host has told the time.
    func sampleMotions() {
        for scrollView in scrollViews { scrollView.sample() }
    }

    /// When one is over the host sees where the others are.
    func finishMotions() {
        let over = scrollViews.filter { $0.motion.map { $0.end <= now } ?? false }
        if over.isEmpty { return }
        for scrollView in scrollViews {
            if over.contains(where: { $0 === scrollView }) { scrollView.finishMotion() } else { scrollView.sample() }
        }
    }

    func letGoOfScrollViews() {
        for scrollView in scrollViews { scrollView.letGo() }
    }
}

extension ScrollView {
    /// 2.10: it leaves its window.
    func leave() {
        delay.end()
        motion = nil
        holders = []
        pinching = nil
        pulled = nil
    }
}
