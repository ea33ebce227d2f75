// SPDX-License-Identifier: MIT

import GestureCore
import Testing

@Suite("Hit testing")
struct HitTestingTests {
    private let stage = Stage()

    private func hit(_ x: Double, _ y: Double) -> String {
        stage.application.hitTest(Point(x: x, y: y)).map { stage.name(of: $0) } ?? "nothing"
    }

    @Test("2.1 The front-most view that contains the point is hit; without one the view itself")
    func frontMost() {
        let view = stage.addView("v", 0, 0, 400, 400)
        let rear = stage.addView("rear", 0, 0, 100, 100, in: view)
        stage.addView("front", 50, 0, 100, 100, in: view)
        stage.addView("leaf", 10, 10, 20, 20, in: rear)
        #expect(hit(60, 10) == "front")
        #expect(hit(40, 10) == "rear")
        #expect(hit(15, 15) == "leaf")
        #expect(hit(200, 200) == "v")
        #expect(hit(500, 200) == "window")
        #expect(hit(900, 200) == "nothing")
        rear.bringToFront()
        #expect(hit(60, 10) == "rear")
        rear.sendToBack()
        #expect(hit(60, 10) == "front")
    }

    @Test(
        "2.1 A view that is off, hidden, nearly transparent or flattened to nothing is not hit, nor what is in it"
    )
    func closedViews() {
        let view = stage.addView("v", 0, 0, 400, 400)
        let child = stage.addView("child", 0, 0, 100, 100, in: view)
        stage.addView("leaf", 0, 0, 50, 50, in: child)
        #expect(hit(10, 10) == "leaf")
        child.isUserInteractionEnabled = false
        #expect(hit(10, 10) == "v")
        child.isUserInteractionEnabled = true
        child.isHidden = true
        #expect(hit(10, 10) == "v")
        child.isHidden = false
        child.alpha = 0.0099
        #expect(hit(10, 10) == "v")
        child.alpha = 0.01
        #expect(hit(10, 10) == "leaf")
        child.transform = AffineTransform(a: 1, b: 1, c: 1, d: 1, tx: 0, ty: 0)
        #expect(hit(10, 10) == "v")
        child.transform = .identity
        #expect(hit(10, 10) == "leaf")
    }

    @Test("2.1 If the first view refuses, the next one behind it is asked")
    func fallThrough() {
        stage.addView("behind", 0, 0, 100, 100)
        let front = stage.addView("front", 0, 0, 100, 100)
        front.hitTesting = { $0.x < 50 ? front : nil }
        #expect(hit(10, 10) == "front")
        #expect(hit(60, 10) == "behind")
    }

    @Test(
        "2.2 Bounds are half-open",
        arguments: [
            (100.0, 100.0, "v"), (299.999, 249.999, "v"), (300, 200, "window"), (200, 250, "window"),
            (99.999, 100, "window"), (100, 99.999, "window"),
        ])
    func halfOpen(x: Double, y: Double, name: String) {
        stage.addView("v", 100, 100, 200, 150)
        #expect(hit(x, y) == name)
    }

    @Test("2.2 Both functions can be replaced, with points in the view's space")
    func replaced() {
        let view = stage.addView("v", 100, 100, 200, 200)
        let child = stage.addView("child", 0, 0, 50, 50, in: view)
        var asked: [String] = []
        view.pointTesting = { point in
            asked.append(text(point))
            return true
        }
        #expect(hit(500, 500) == "v")
        #expect(asked == ["400,400"])
        #expect(hit(110, 110) == "child")
        view.hitTesting = { $0.x < 0 ? nil : child }
        #expect(hit(700, 500) == "child")
        #expect(hit(50, 500) == "window")
    }

    @Test("2.2 A hit test may answer with a view of its own subtree only")
    func foreignAnswer() {
        let view = stage.addView("v", 0, 0, 100, 100)
        let other = stage.addView("other", 200, 0, 100, 100)
        view.hitTesting = { _ in other }
        #expect(hit(10, 10) == "window")
    }

    @Test("2.2 An input region leaves holes")
    func inputRegion() {
        let view = stage.addView("v", 100, 100, 200, 200)
        view.inputRegion = [
            Rect(x: 0, y: 0, width: 10, height: 10), Rect(x: 50, y: 50, width: 10, height: 10),
        ]
        #expect(hit(105, 105) == "v")
        #expect(hit(110, 105) == "window")
        #expect(hit(155, 155) == "v")
        view.inputRegion = []
        #expect(hit(105, 105) == "window")
    }

    @Test("2.3 A point outside a view is not offered to its subviews")
    func outside() {
        let view = stage.addView("v", 0, 0, 100, 100)
        let child = stage.addView("child", 50, 50, 100, 100, in: view)
        var asked = 0
        child.hitTesting = { _ in
            asked += 1
            return child
        }
        #expect(hit(90, 90) == "child")
        #expect(hit(120, 120) == "window")
        #expect(asked == 1)
    }

    @Test("2.4 An ancestor cuts off its whole subtree; alphas are not multiplied")
    func ancestors() {
        let view = stage.addView("v", 0, 0, 400, 400)
        let middle = stage.addView("middle", 0, 0, 300, 300, in: view)
        let leaf = stage.addView("leaf", 0, 0, 200, 200, in: middle)
        for view in [view, middle, leaf] { view.alpha = 0.011 }
        #expect(hit(10, 10) == "leaf")
        view.alpha = 0
        #expect(hit(10, 10) == "window")
        view.alpha = 1
        view.isUserInteractionEnabled = false
        #expect(hit(10, 10) == "window")
    }

    @Test("2.5 A transform acts about the view's centre: x' = a·x + c·y + tx, y' = b·x + d·y + ty")
    func transform() {
        let view = stage.addView("v", 100, 100, 200, 100)
        // A quarter turn: the view stands upright on its centre (200, 150).
        view.transform = AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
        #expect(hit(110, 150) == "window")
        #expect(hit(200, 60) == "v")
        #expect(hit(200, 240) == "v")
        let local = view.convertFromApplication(Point(x: 200, y: 60))
        #expect(text(local) == "10,50")
        // A shear and a shift: the corner (0, 0) lies (-100, -50) from the centre.
        view.transform = AffineTransform(a: 1, b: 0.5, c: 0.25, d: 1, tx: 7, ty: 9)
        let corner = view.convertToApplication(.zero)
        #expect(text(corner) == "\(text(200 - 100 - 0.25 * 50 + 7)),\(text(150 - 0.5 * 100 - 50 + 9))")
        #expect(text(view.convertFromApplication(corner)) == "0,0")
    }

    @Test("2.5 Transforms are honoured through the whole chain of ancestors")
    func nestedTransforms() {
        let view = stage.addView("v", 100, 100, 100, 100)
        let child = stage.addView("child", 25, 25, 50, 50, in: view)
        let leaf = stage.addView("leaf", 0, 0, 10, 10, in: child)
        view.transform = AffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 0)
        child.transform = AffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 0)
        // The leaf's corner lies 25 from both centres, four times as large.
        #expect(hit(51, 51) == "leaf")
        #expect(hit(49, 51) == "window")
        #expect(text(leaf.convertFromApplication(Point(x: 90, y: 86))) == "10,9")
        #expect(hit(89, 86) == "leaf")
        #expect(hit(91, 86) == "child")
    }
}
