// SPDX-License-Identifier: MIT

import GestureCore
import Testing

@Suite("Numbers at the limit")
struct LimitTests {
    /// Views in each other, each with the same transform.
    private func nest(_ count: Int, _ transform: AffineTransform, in outermost: View) -> View {
        var view = outermost
        for _ in 0..<count {
            let inner = View(frame: Rect(x: 0, y: 0, width: Limit.largest, height: Limit.largest))
            inner.transform = transform
            view.addSubview(inner)
            view = inner
        }
        return view
    }

    @Test(
        "2.5 What nested transforms multiply beyond all numbers is not converted",
        arguments: [Limit.largest, -Limit.largest, 1 / Limit.largest, 1e9, 3])
    func nestedTransforms(scale: Double) {
        let transform = AffineTransform(
            a: scale, b: scale / 2, c: -scale / 2, d: scale, tx: Limit.largest, ty: -Limit.largest)
        for count in [1, 2, 5, 16, 17, 33, 100] {
            let stage = Stage()
            let view = nest(count, transform, in: stage.window)
            for point in [Point(x: 5, y: 5), Point(x: Limit.largest, y: -Limit.largest), Point(x: 0, y: 1e-300)] {
                #expect(view.convertFromApplication(point).isFinite)
                #expect(view.convertToApplication(point).isFinite)
                #expect(view.convertVectorFromApplication(point).isFinite)
                #expect(view.convertVectorToApplication(point).isFinite)
                _ = stage.application.hitTest(point)
            }
        }
    }

    @Test("12.5 A source's place is within the limit, whatever its transform makes of it")
    func sources() {
        let application = Application()
        var configuration = TouchSource.Configuration()
        configuration.isNormalized = true
        configuration.rectangle = Rect(x: 0, y: 0, width: Limit.largest, height: Limit.largest)
        configuration.transform = AffineTransform(a: Limit.largest, b: 0, c: 0, d: -Limit.largest, tx: 0, ty: 0)
        let source = application.makeSource(configuration)
        let listener = PlaceListener()
        application.touchDownListener = listener
        let sample = TouchSample(.down, time: 0, id: 1, location: Point(x: Limit.largest, y: Limit.largest))
        #expect(application.feed(sample, from: source) == .accepted)
        #expect(application.feed(TouchSample(.frame, time: 0), from: source) == .accepted)
        #expect(listener.place == Point(x: Limit.largest, y: -Limit.largest))
    }

    @Test("12.5 Larger numbers are refused")
    func refused() {
        let application = Application()
        let source = application.makeSource(TouchSource.Configuration())
        for x in [2 * Limit.largest, -1e308, .infinity, .nan] {
            let sample = TouchSample(.down, time: 0, id: 1, location: Point(x: x, y: 0))
            #expect(application.feed(sample, from: source) == .notFinite)
            #expect(!Rect(x: 0, y: x, width: 1, height: 1).isValid)
        }
    }
}

private final class PlaceListener: TouchDownListener {
    var place = Point.zero

    func touchDidGoDown(_ touch: Touch) { place = touch.location(in: nil) }
}
