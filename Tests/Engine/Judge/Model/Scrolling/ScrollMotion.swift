// SPDX-License-Identifier: MIT

import ScenarioFormat

/// 13.7: motion as a function of time.
struct ScrollMotion {
    var startTime: Microseconds
    var x: AxisMotion
    var y: AxisMotion
    /// Scale on its way back to its limit.
    var zoom: Glide?
    /// 13.6: whether its end is the end of a deceleration.
    var isDeceleration = true
    /// Whether the host has requested it.
    var isProgrammed = false

    var rest: Point { Point(x: x.rest, y: y.rest) }

    /// End of the later of the two axes, in whole µs.
    var end: Microseconds {
        let duration = max(x.duration, y.duration, zoom?.duration ?? 0) * 1_000
        // Ignores a rounding error just above a whole number.
        return startTime + Microseconds((duration - 1e-6).rounded(.up))
    }

    /// Whether both axes are at rest.
    var isOver: Bool { end == startTime }

    /// Returns the velocity in px/s, if both axes decelerate or rest.
    func velocity(at time: Microseconds) -> Point? {
        let elapsed = Double(time - startTime) / 1_000
        guard let x = x.velocityOfDeceleration(after: elapsed), let y = y.velocityOfDeceleration(after: elapsed)
        else { return nil }
        return Point(x: x, y: y)
    }

    func offset(at time: Microseconds) -> Point {
        if time >= end { return rest }
        let elapsed = Double(time - startTime) / 1_000
        return Point(x: x.place(after: elapsed), y: y.place(after: elapsed))
    }
}

// 13.5, 13.6: motion after the release.

extension ScrollView {
    /// 13.5, 13.6, 13.10: each axis by itself.
    func motionOfDrag(velocity: Point) -> ScrollMotion {
        motionOfRelease(velocity) { axis in
            page(ofDragFrom: landing[keyPath: axis], to: offset[keyPath: axis], velocity[keyPath: axis], axis)
        }
    }

    /// A release without a drag.
    private var motionOfRest: ScrollMotion {
        motionOfRelease(.zero) { page(nearestTo: offset[keyPath: $0], $0) }
    }

    private func motionOfRelease(
        _ velocity: Point, page: (WritableKeyPath<Point, Double>) -> Double
    ) -> ScrollMotion {
        func motion(_ axis: WritableKeyPath<Point, Double>) -> AxisMotion {
            isPaging
                ? pagingMotion(axis, velocity[keyPath: axis], to: page(axis))
                : motionOfRelease(axis, velocity[keyPath: axis])
        }
        return ScrollMotion(startTime: model.now, x: motion(\.x), y: motion(\.y))
    }

    /// 13.10: a spring with the velocity of the lift. 13.3: beyond the limits only while bouncing.
    private func pagingMotion(
        _ axis: WritableKeyPath<Point, Double>, _ velocity: Double, to page: Double
    ) -> AxisMotion {
        let start = offset[keyPath: axis]
        if !bounces && (start < lowerLimit(axis) || start > upperLimit(axis)) { return .resting(at: page) }
        let spring = AxisMotion.springing(from: start, velocity: velocity, to: page)
        return bounces ? spring : spring.kept(from: lowerLimit(axis), to: upperLimit(axis))
    }

    private func motionOfRelease(_ axis: WritableKeyPath<Point, Double>, _ velocity: Double) -> AxisMotion {
        let start = offset[keyPath: axis]
        let lower = lowerLimit(axis)
        let upper = upperLimit(axis)
        if start < lower || start > upper {
            let edge = start < lower ? lower : upper
            return bounces ? .springing(from: start, velocity: velocity, to: edge) : .resting(at: edge)
        }
        if !canMove(axis) { return .resting(at: start) }
        let target = start + velocity / 1_000 * rate / (1 - rate)
        let edge = min(max(target, lower), upper)
        if (target - start).magnitude < AxisMotion.restDistance { return .resting(from: start, at: edge) }
        if edge == target { return .decelerating(from: start, to: target, rate: rate) }
        return .decelerating(from: start, to: target, rate: rate, across: edge, bounces: bounces)
    }

    func start(_ motion: ScrollMotion) {
        if view.window == nil { return }
        if motion.isOver && !motion.isProgrammed {
            offset = motion.rest
        } else {
            self.motion = motion
            if motion.isDeceleration { write(.willBeginDecelerating) }
        }
    }

    /// 13.7: moves the content to its present place, for the host.
    func sample() {
        guard let motion else { return }
        let place = motion.offset(at: model.now)
        guard let zoom = motion.zoom else {
            offset = place
            return
        }
        // 13.3: the limits change with the scale.
        zoomScale = zoom.place(at: model.now, since: motion.startTime)
        offset = bounces ? place : limited(place)
    }

    func finishMotion() {
        guard let motion else { return }
        sample()
        end(motion)
    }

    /// 13.9: the content comes to rest.
    func end(_ motion: ScrollMotion) {
        self.motion = nil
        if motion.zoom != nil { write(.didEndZooming, [.scale: .number(zoomScale)]) }
        if motion.isProgrammed { write(.didEndScrollingAnimation) }
        if motion.isDeceleration { write(.didEndDecelerating) }
    }

    // MARK: 13.6: a finger on the view stops any motion

    /// Handles fingers that land, inside or elsewhere.
    func land(_ landed: [Touch]) {
        let inside = landed.filter(isInside)
        if !inside.isEmpty && motion != nil && !isCaughtByTouches {
            // 13.6: it stops, and the touch continues as if it had been at rest.
            stop()
            return
        }
        if inside.isEmpty || (motion == nil && holders.isEmpty) { return }
        holders += inside
        if motion == nil { return }
        let others = model.touches.filter { touch in
            touch.isDown && isInside(touch) && !holders.contains { $0 === touch }
        }
        if !others.isEmpty { model.leaveOpen("whether a finger that was there before the motion holds it") }
        stop()
        // These touches never reach the content.
        for touch in inside where touch.view !== view { touch.isDead = true }
    }

    /// 13.6: whether a finger only stops it: any motion except a slow deceleration within the limits.
    var isCaughtByTouches: Bool {
        guard let motion else { return false }
        guard motion.isDeceleration, motion.zoom == nil, let velocity = motion.velocity(at: model.now),
            limited(motion.offset(at: model.now)) == motion.offset(at: model.now)
        else { return true }
        let speed = (velocity.x * velocity.x + velocity.y * velocity.y).squareRoot()
        if (speed - 50).magnitude < 1e-6 { model.leaveOpen("a touch on a motion of 50 px/s") }
        return speed >= 50
    }

    private func isInside(_ touch: Touch) -> Bool {
        touch.view?.pathToRoot.contains { $0 === view } ?? false
    }

    /// Stops at the present place.
    func stop() {
        sample()
        motion = nil
    }

    /// Continues what the fingers had stopped, after they have lifted.
    func letGo() {
        if holders.isEmpty { return }
        holders.removeAll { !$0.isDown }
        if !holders.isEmpty || isDragging || pinching != nil { return }
        settle()
    }

    /// Releases without a velocity.
    func settle() {
        if motion != nil { return }
        start(returnOfZoom() ?? motionOfRest)
    }
}

extension Model {
    var scrollViews: [ScrollView] {
        ordered(recognizers).compactMap { ($0 as? ScrollPan)?.scrollView }
    }

    /// 13.7: the host has reported the time.
    func sampleMotions() {
        for scrollView in scrollViews { scrollView.sample() }
    }

    /// When one motion ends, the host sees the places of the others.
    func finishMotions() {
        let over = scrollViews.filter { $0.motion.map { $0.end <= now } ?? false }
        if over.isEmpty { return }
        for scrollView in scrollViews {
            if over.contains(where: { $0 === scrollView }) { scrollView.finishMotion() } else { scrollView.sample() }
        }
    }
}

extension ScrollView {
    /// 2.10: leaves its window.
    func leave() {
        delay.end()
        motion = nil
        holders = []
        pinching = nil
        pulled = nil
    }
}
