// SPDX-License-Identifier: MIT

import Testing

@testable import GestureCore

/// Overriding is enough to be called: nothing has to be declared beside it.
@Suite("Overriding")
struct OverridingTests {
    private let stage = Stage()

    private func add(_ view: View, _ name: String) -> View {
        stage.name(view, name)
        stage.window.addSubview(view)
        return view
    }

    private func hit(_ x: Double, _ y: Double) -> String {
        stage.application.hitTest(Point(x: x, y: y)).map { stage.name(of: $0) } ?? "nothing"
    }

    @Test("2.1 A subclass that overrides the hit test and nothing else")
    func hitTest() {
        _ = add(Pierced(frame: Rect(x: 0, y: 0, width: 100, height: 100)), "pierced")
        #expect(hit(10, 10) == "window")
        #expect(hit(60, 10) == "pierced")
    }

    @Test("2.2 A subclass that overrides only point(inside:), also of a kind of view")
    func pointInside() {
        _ = add(Grown(frame: Rect(x: 0, y: 0, width: 100, height: 100)), "grown")
        _ = add(GrownControl(frame: Rect(x: 300, y: 0, width: 100, height: 100)), "control")
        #expect(hit(110, 10) == "grown")
        #expect(hit(121, 10) == "window")
        #expect(hit(290, 10) == "control")
    }

    @Test("2.2 Overrides without a subclass")
    func overrides() {
        let view = add(View(frame: Rect(x: 0, y: 0, width: 100, height: 100)), "v")
        #expect(hit(110, 10) == "window")
        view.overrides = GrownOverrides()
        #expect(hit(110, 10) == "v")
        view.overrides = nil
        #expect(hit(110, 10) == "window")
    }

    @Test("2.1 A subclass that declares no overrides is hit in its frame")
    func optOut() {
        let view = add(Grown(frame: Rect(x: 0, y: 0, width: 100, height: 100)), "v")
        view.customHitTesting = []
        #expect(hit(110, 10) == "window")
    }

    @Test("2.1 A deep tree of subclasses that override nothing, and of replaced hit tests that ask for the default")
    func deepTree() {
        for makesTable in [false, true] {
            let frame = Rect(x: 0, y: 0, width: 100, height: 100)
            var views: [View] = []
            for _ in 0..<20000 {
                let view = makesTable ? View(frame: frame) : Idle(frame: frame)
                if makesTable { view.overrides = ViewOverrides() }
                views.last?.addSubview(view)
                views.append(view)
            }
            guard let first = views.first else { return }
            stage.window.addSubview(first)
            #expect(stage.application.hitTest(Point(x: 10, y: 10)) === views.last)
            #expect(stage.application.hitTest(Point(x: 110, y: 10)) === stage.window)
            first.removeFromSuperview()
        }
    }

    @Test("2.1 The library's own views are plain")
    func plainViews() {
        let frame = Rect(x: 0, y: 0, width: 100, height: 100)
        let views = [
            View(frame: frame), Window(frame: frame), Control(frame: frame), ScrollView(frame: frame),
            SurfaceView(client: SurfaceClient(), frame: frame),
        ]
        for view in views { #expect(view.customHitTesting.isEmpty) }
    }

    @Test("6.9 A subclass of a kind that overrides a question about failure and nothing else")
    func failureRequirement() {
        let view = stage.addView("v", 0, 0, 400, 400)
        let patient = Patient()
        let pan = PanGestureRecognizer()
        view.addGestureRecognizer(patient)
        view.addGestureRecognizer(pan)
        stage.play("0 down 1 10 10\n10 up 1")
        #expect(patient.askedAbout == [ObjectIdentifier(pan)])
    }

    @Test("6.3 A subclass of a kind that overrides a question about exclusion and nothing else")
    func exclusion() {
        let view = stage.addView("v", 0, 0, 400, 400)
        let tolerant = Tolerant()
        let tap = TapGestureRecognizer()
        var recognized: [GestureRecognizer.Kind] = []
        for recognizer in [tap, tolerant] {
            recognizer.addTarget { recognized.append($0.kind) }
            view.addGestureRecognizer(recognizer)
        }
        stage.play("0 down 1 10 10\n10 up 1")
        #expect(recognized == [.tap, .tap])
    }

    @Test("6.9 The library's own kinds have nothing to ask", arguments: builtInKinds + [.screenEdgePan, .hover])
    func plainKinds(kind: GestureRecognizer.Kind) {
        #expect(!makeBuiltIn(kind).isSubclassed)
        #expect(!GestureRecognizer().isSubclassed)
        #expect(Patient().isSubclassed)
    }
}

/// Overrides nothing.
private final class Idle: View {}

/// Hit in its right half.
private final class Pierced: View {
    override func hitTest(_ point: Point) -> View? { point.x < 50 ? nil : super.hitTest(point) }
}

/// Hit up to 20 px outside.
private final class Grown: View {
    override func point(inside point: Point) -> Bool { bounds.grown(by: 20).contains(point) }
}

private final class GrownControl: Control {
    override func point(inside point: Point) -> Bool { bounds.grown(by: 20).contains(point) }
}

private final class GrownOverrides: ViewOverrides {
    override func pointInside(_ view: View, _ point: Point) -> Bool { view.bounds.grown(by: 20).contains(point) }
}

/// Writes what it is asked about.
private final class Patient: TapGestureRecognizer {
    private(set) var askedAbout: [ObjectIdentifier] = []

    override func shouldRequireFailure(of other: GestureRecognizer) -> Bool {
        askedAbout.append(ObjectIdentifier(other))
        return false
    }
}

/// Recognizes beside every other.
private final class Tolerant: TapGestureRecognizer {
    override func canPrevent(_ other: GestureRecognizer) -> Bool { false }
    override func canBePrevented(by other: GestureRecognizer) -> Bool { false }
}
