// SPDX-License-Identifier: MIT

import Testing

@testable import GestureCore

/// Plays a touchpad, a wheel and a pointer on a stage, each call at a time in milliseconds.
struct Touchpad {
    let stage: Stage
    let source: TouchSource

    init(_ stage: Stage, seat: UInt32 = 0) {
        self.stage = stage
        source = stage.addSource("pad", seat: seat)
    }

    @discardableResult
    func feed(_ time: Double, _ sample: IndirectSample) -> FeedResult {
        var sample = sample
        sample.time = ms(time)
        let result = stage.application.feed(sample, from: source)
        stage.checkInvariants()
        return result
    }

    @discardableResult
    func begin(
        _ time: Double, _ kind: IndirectGestureKind, _ fingers: Int = 3, at place: Point = Point(x: 50, y: 50)
    ) -> FeedResult {
        feed(time, .began(kind, fingers: fingers, at: place))
    }

    @discardableResult
    func move(_ time: Double, _ x: Double, _ y: Double, scale: Double = 1, turn: Double = 0) -> FeedResult {
        feed(time, .updated(by: Point(x: x, y: y), scale: scale, turn: turn))
    }

    @discardableResult
    func end(_ time: Double) -> FeedResult { feed(time, .ended()) }

    @discardableResult
    func scroll(_ time: Double, _ type: ScrollTypes, _ x: Double, _ y: Double) -> FeedResult {
        feed(time, .scrolled(type, by: Point(x: x, y: y), at: Point(x: 50, y: 50)))
    }

    @discardableResult
    func point(_ time: Double, _ x: Double, _ y: Double, buttons: UInt32 = 0) -> FeedResult {
        var sample = TouchSample(.pointer, time: ms(time), location: Point(x: x, y: y))
        sample.reading.buttonMask = buttons
        let result = stage.application.feed(sample, from: source)
        stage.checkInvariants()
        return result
    }
}
