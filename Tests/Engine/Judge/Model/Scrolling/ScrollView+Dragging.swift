// SPDX-License-Identifier: MIT

import ScenarioFormat

// 13.1, 13.3, 13.4, 13.8: scrolling with one or more fingers.

extension ScrollView {
    /// 13.8, 13.2: returns whether its pan may not begin.
    func refuses(_ pan: ScrollPan) -> Bool {
        if keepsContentTouches(pan) { return true }
        let way = view.vectorFromApplication(pan.travel)
        if canMove(\.x) != canMove(\.y), (way.x.magnitude - way.y.magnitude).magnitude < 1e-9 {
            model.leaveOpen("a diagonal that leads along no axis")
        }
        return !canMove(leading(way)) || leavesToParent(pan)
    }

    func leading(_ way: Point) -> WritableKeyPath<Point, Double> {
        way.x.magnitude > way.y.magnitude ? \.x : \.y
    }

    /// 13.8: at rest at its limit, it leaves the drag to an ancestor scroll view that can move.
    private func leavesToParent(_ pan: ScrollPan) -> Bool {
        let way = view.vectorFromApplication(pan.travel)
        let axis = leading(way)
        let transfers =
            axis == \.x ? transfersScrollingToParent.hasHorizontal : transfersScrollingToParent.hasVertical
        guard transfers, let rest = room(along: way) else { return false }
        let parents = view.pathToRoot.dropFirst().compactMap(\.scrollView)
        let rooms = parents.compactMap { $0.room(along: $0.view.vectorFromApplication(pan.travel)) }
        let isDiagonal = (way.x.magnitude - way.y.magnitude).magnitude < 1e-9
        if !parents.isEmpty, isDiagonal || ([rest] + rooms).contains(where: { ($0.magnitude - 0.5).magnitude < 1e-6 }) {
            model.leaveOpen("whether the content rests at its limit")
        }
        return rest.magnitude <= 0.5 && rooms.contains { $0 > 0.5 }
    }

    /// Returns the distance to the limit towards which the fingers push the content.
    private func room(along way: Point) -> Double? {
        let axis = leading(way)
        if way[keyPath: axis] == 0 { return nil }
        let place = offset[keyPath: axis]
        return way[keyPath: axis] < 0 ? upperLimit(axis) - place : place - lowerLimit(axis)
    }

    /// 13.2: returns whether content that tracks one of the touches must keep it.
    func keepsContentTouches(_ g: Recognizer) -> Bool {
        g.touches.contains { touch in
            guard touch.isOpenInView, let hit = touch.view, hit !== view else { return false }
            return !canCancelContentTouches || hit.control != nil
        }
    }

    /// Handles the pan's action.
    func heard(_ state: RecognizerState, of pan: ScrollPan) {
        switch state {
        case .began:
            stop()
            holders = []
            pulled = nil
            isDragging = true
            model.endDelay(of: self)
            // 13.3: the displacement before the begin, including its excess, does not scroll.
            followed = view.vectorFromApplication(pan.translation)
            let travel = view.vectorFromApplication(pan.travel)
            if isDirectionalLockEnabled, (travel.x.magnitude - travel.y.magnitude).magnitude < 1e-9 {
                model.leaveOpen("a diagonal that leads along no axis")
            }
            lockedAxis = isDirectionalLockEnabled ? leading(travel) : nil
            write(.willBeginDragging)
        case .changed: follow(pan)
        case .ended:
            follow(pan)
            release(pan.judgedVelocity.map(view.vectorFromApplication))
        case .cancelled: release(.zero)
        case .possible, .failed: break
        }
    }

    private func follow(_ pan: ScrollPan) {
        let way = view.vectorFromApplication(pan.translation)
        let step = way - followed
        followed = way
        // The fingers of a pinch move the offset.
        if pinching != nil { return }
        var pulled = pulled ?? pulledBack()
        pulled = pulled - step
        self.pulled = pulled
        offset = ScrollView.eachAxis { axis in
            // Along an axis without a step nothing changes: a pinch may have moved the content where a drag could not.
            if step[keyPath: axis].magnitude < 1e-9 || !isFree(axis) { return offset[keyPath: axis] }
            return rubberBand(axis).shown(pulled[keyPath: axis])
        }
    }

    private func isFree(_ axis: WritableKeyPath<Point, Double>) -> Bool {
        lockedAxis.map { $0 == axis } ?? true
    }

    /// Returns the finger's position for the shown offset.
    private func pulledBack() -> Point {
        ScrollView.eachAxis { axis in
            let band = rubberBand(axis)
            let place = offset[keyPath: axis]
            if band.isElastic && band.excess(place) >= band.length {
                model.leaveOpen("a drag from where the rubber band cannot lead")
            }
            return band.pulled(place)
        }
    }

    /// Releases the content; nil is a velocity that the rules leave open.
    private func release(_ velocity: Point?) {
        defer { isDragging = false }
        pulled = nil
        guard let velocity else {
            model.leaveOpen("the velocity of a fling after a finger has joined or left")
            return
        }
        // The fingers of a pinch still hold it.
        let fling = ScrollView.eachAxis { canMove($0) && isFree($0) ? -velocity[keyPath: $0] : 0 }
        var motion = pinching == nil ? returnOfZoom() ?? motionOfDrag(velocity: fling) : held
        if motion.zoom != nil { motion.isDeceleration = fling != .zero }
        write(.willEndDragging, [.target: .point(motion.rest)])
        if motion.isOver { start(motion) }
        write(.didEndDragging)
        if !motion.isOver { start(motion) }
    }

    private var held: ScrollMotion {
        ScrollMotion(startTime: model.now, x: .resting(at: offset.x), y: .resting(at: offset.y))
    }
}
