// SPDX-License-Identifier: MIT

import ScenarioFormat

// 13.1, 13.3, 13.4, 13.8: one finger or more scrolls.

extension ScrollView {
    /// 13.8, 13.2: what its pan is told when it asks whether to begin.
    func refuses(_ pan: ScrollPan) -> Bool {
        if keepsContentTouches(pan) { return true }
        let way = view.vectorFromApplication(pan.translation)
        if canMove(\.x) == canMove(\.y) { return !canMove(\.x) }
        if (way.x.magnitude - way.y.magnitude).magnitude < 1e-9 {
            model.leaveOpen("a diagonal that leads along no axis")
        }
        return way.x.magnitude > way.y.magnitude ? !canMove(\.x) : !canMove(\.y)
    }

    /// 13.2: whether content that tracks one of its touches may not lose it.
    func keepsContentTouches(_ g: Recognizer) -> Bool {
        g.touches.contains { touch in
            guard touch.isOpenInView, let hit = touch.view, hit !== view else { return false }
            return !canCancelContentTouches || hit.control != nil
        }
    }

    /// The pan's action.
    func heard(_ state: RecognizerState, of pan: ScrollPan) {
        switch state {
        case .began:
            stop()
            holders = []
            pulled = nil
            isDragging = true
            model.endDelay(of: self)
            write(.willBeginDragging)
            follow(pan)
        case .changed: follow(pan)
        case .ended:
            follow(pan)
            release(pan.judgedVelocity.map(view.vectorFromApplication))
        case .cancelled: release(.zero)
        case .possible, .failed: break
        }
    }

    /// 8.4: the 10 px of the pan are included.
    private func follow(_ pan: ScrollPan) {
        let way = view.vectorFromApplication(pan.translation)
        let step = way - followed
        followed = way
        // The fingers of a pinch take the offset along.
        if pinching != nil { return }
        var pulled = pulled ?? pulledBack()
        pulled = pulled - step
        self.pulled = pulled
        offset = ScrollView.eachAxis { axis in
            // Along an axis without a step nothing changes: a pinch may have led where a drag could not.
            if step[keyPath: axis].magnitude < 1e-9 { return offset[keyPath: axis] }
            return rubberBand(axis).shown(pulled[keyPath: axis])
        }
    }

    /// Where a finger would have to pull for the offset that is shown.
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

    /// The finger lets go; nil is a velocity that the rules leave open.
    private func release(_ velocity: Point?) {
        defer { isDragging = false }
        pulled = nil
        guard let velocity else {
            model.leaveOpen("the velocity of a fling after a finger has joined or left")
            return
        }
        // The fingers of a pinch still hold it.
        var motion = pinching == nil ? returnOfZoom() ?? motionOfRelease(velocity: .zero - velocity) : held
        let fling = ScrollView.eachAxis { canMove($0) ? velocity[keyPath: $0] : 0 }
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
