// SPDX-License-Identifier: MIT

import Testing

@testable import GestureCore

/// Random gestures and scrolls. They have no touches, so nothing that holds of touches may change by them.
extension RandomStream {
    func playTouchpad() {
        let pad = world.pick(world.pads)
        let place = Point(x: world.number(0...600), y: world.number(0...500))
        let step = Point(x: world.number(-30...30), y: world.number(-30...30))
        switch Int.random(in: 0..<12, using: &world.random) {
        case 0, 1:
            let kinds: [IndirectGestureKind] = [.swipe, .pinch, .hold]
            feed(.began(world.pick(kinds), fingers: Int.random(in: 1...3, using: &world.random), at: place), pad)
        case 2..<7:
            feed(.updated(by: step, scale: world.pick([1, 0.5, 1.25]), turn: world.pick([0, 0.25, -4])), pad)
        case 7: feed(.ended(), pad)
        case 8: feed(.cancelled(), pad)
        case 9: feed(.scrolled(.wheel, by: step, at: place), pad)
        default:
            let type = world.pick([ScrollTypes.finger, .continuous])
            feed(.scrolled(type, by: world.chance(3) ? .zero : step, at: place), pad)
        }
    }

    func endGestures(of pad: TouchSource) {
        feed(.ended(), pad)
        for type in [ScrollTypes.finger, .continuous] { feed(.scrolled(type, by: .zero, at: .zero), pad) }
    }

    private func feed(_ sample: IndirectSample, _ pad: TouchSource) {
        time += ms(Double(Int.random(in: 0...12, using: &world.random)))
        var sample = sample
        sample.time = time
        _ = application.feed(sample, from: pad)
        world.stage.checkInvariants()
    }
}
