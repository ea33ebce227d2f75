// SPDX-License-Identifier: MIT

import Testing

@testable import GestureCore

/// Random fingers, times and calls on a random world. Ids are never used twice, so that a log can be read touch by
/// touch.
final class RandomStream {
    private struct Finger {
        var id: Int32
        var source: TouchSource
        var place: Point
    }

    let world: RandomWorld
    private var fingers: [Finger] = []
    private var nextID: Int32 = 1
    var time: Microseconds = 0
    /// Calls that are made from inside callbacks, once in so many; nil: none.
    private let reentrancy: Int?

    init(_ world: RandomWorld, reentrancy: Int? = nil) {
        self.world = world
        self.reentrancy = reentrancy
        guard let reentrancy else { return }
        var depth = 0
        world.stage.onCallback = { [unowned self] _, _, _ in
            guard depth == 0, world.chance(reentrancy) else { return }
            depth += 1
            call()
            depth -= 1
        }
    }

    var application: Application { world.stage.application }

    func play(steps: Int) {
        for _ in 0..<steps { step() }
        finish()
    }

    private func step() {
        switch Int.random(in: 0..<24, using: &world.random) {
        case 0..<4: down()
        case 4..<14: move()
        case 14..<17: lift()
        case 17..<19: wait()
        case 19: call()
        case 20: if world.chance(3) { cancelAll() } else { move() }
        case 21..<24: playTouchpad()
        default: break
        }
        if !world.chance(4) { frame() }
    }

    /// Everything is lifted and delivered, and all timers run out.
    func finish() {
        world.stage.onCallback = nil
        application.deliveryMode = .inputFrame
        for finger in fingers { feed(.up, finger) }
        fingers = []
        for pad in world.pads { endGestures(of: pad) }
        frame()
        for recognizer in world.recognizers { recognizer.isEnabled = true }
        time += ms(20_000)
        _ = application.deliver(at: time)
        for recognizer in world.recognizers where recognizer.state.isActive { recognizer.state = .ended }
        world.stage.checkInvariants()
    }

    // MARK: Input

    private func down() {
        guard fingers.count < 6 else { return }
        let finger = Finger(
            id: nextID, source: world.pick(world.sources),
            place: Point(x: world.number(0...600), y: world.number(0...500)))
        nextID += 1
        fingers.append(finger)
        feed(.down, finger)
    }

    private func move() {
        guard !fingers.isEmpty else { return }
        let index = Int.random(in: 0..<fingers.count, using: &world.random)
        let reach: Double = world.chance(3) ? 60 : 6
        fingers[index].place =
            fingers[index].place + Point(x: world.number(-reach...reach), y: world.number(-reach...reach))
        feed(.motion, fingers[index])
    }

    private func lift() {
        guard !fingers.isEmpty else { return }
        let finger = fingers.remove(at: Int.random(in: 0..<fingers.count, using: &world.random))
        feed(world.chance(8) ? .cancel : .up, finger)
    }

    private func feed(_ kind: TouchSample.Kind, _ finger: Finger) {
        time += ms(Double(Int.random(in: 0...12, using: &world.random)))
        world.stage.feed(
            TouchSample(kind, time: time, id: finger.id, location: finger.place), from: finger.source)
    }

    private func frame() {
        for source in world.sources { world.stage.feed(TouchSample(.frame, time: time), from: source) }
        if application.deliveryMode == .outputFrame, world.chance(2) { _ = application.deliver(at: time) }
    }

    private func wait() {
        time += ms(Double(Int.random(in: 0...600, using: &world.random)))
        _ = application.advance(to: time)
    }

    private func cancelAll() {
        let source = world.pick(world.sources)
        world.stage.feed(TouchSample(.cancelAll, time: time), from: source)
        fingers.removeAll { $0.source === source }
    }

    // MARK: Calls

    private func call() {
        let recognizer = world.pick(world.recognizers)
        let view = world.pick(world.views)
        switch Int.random(in: 0..<14, using: &world.random) {
        case 0: recognizer.isEnabled.toggle()
        case 1: recognizer.view?.removeGestureRecognizer(recognizer)
        case 2: world.putBack(recognizer)
        case 3: view.addGestureRecognizer(recognizer)
        case 4: if world.chance(3) { view.removeFromSuperview() }
        case 5, 6: world.pick(world.views).addSubview(view)
        case 7: view.frame.origin = Point(x: world.number(0...200), y: world.number(0...200))
        case 8: view.isHidden.toggle()
        case 9: view.sendToBack()
        case 10:
            if recognizer.kind == .custom { recognizer.request(world.pick([.began, .ended, .failed, .cancelled])) }
        case 11: _ = recognizer.require(toFail: world.pick(world.recognizers))
        case 12: application.deliveryMode = application.deliveryMode == .inputFrame ? .outputFrame : .inputFrame
        default: recognizer.cancelsTouchesInView.toggle()
        }
    }
}
