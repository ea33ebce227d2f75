// SPDX-License-Identifier: MIT

@testable import GestureCore

/// What a callback may do to the engine that calls it.
struct Deed: Sendable {
    var name: String
    var perform: @Sendable (Scene) -> Void

    init(_ name: String, _ perform: @escaping @Sendable (Scene) -> Void) {
        self.name = name
        self.perform = perform
    }

    static let all: [Deed] = views + recognizers + input

    private static let views: [Deed] = [
        Deed("remove the inner view") { $0.views["inner"]?.removeFromSuperview() },
        Deed("remove the outer view and let go of it") { scene in
            let names = ["outer", "inner"]
            scene.views["outer"]?.removeFromSuperview()
            for name in names { scene.views[name] = nil }
            for name in ["pan", "press", "hover", "custom", "tap", "double"] { scene.recognizers[name] = nil }
        },
        Deed("destroy the inner view") { scene in
            guard let view = scene.views.removeValue(forKey: "inner") else { return }
            view.removeFromSuperview()
            while let recognizer = view.gestureRecognizers.last { view.removeGestureRecognizer(recognizer) }
        },
        Deed("remove a surface") { $0.views["s"]?.removeFromSuperview() },
        Deed("remove the window") { $0.stage.application.removeWindow($0.stage.window) },
        Deed("remove the other window") { $0.stage.application.removeWindow($0.otherWindow) },
        Deed("move a view to the other window") { scene in
            if let inner = scene.views["inner"] { scene.otherWindow.addSubview(inner) }
        },
        Deed("move a view within its window") { scene in
            if let inner = scene.views["inner"], let right = scene.views["right"] { right.addSubview(inner) }
        },
        Deed("take a view out and put it back") { scene in
            guard let inner = scene.views["inner"], let outer = scene.views["outer"] else { return }
            inner.removeFromSuperview()
            outer.addSubview(inner)
        },
        Deed("turn the order of views around") { scene in
            for view in scene.stage.window.subviews { view.sendToBack() }
            scene.stage.application.bringToFront(scene.stage.window)
        },
        Deed("hide everything") { scene in for view in scene.views.values { view.isHidden = true } },
        Deed("lose the client") { $0.client.leave() },
        Deed("drop filters and listeners") { scene in
            scene.removeFilters()
            scene.stage.application.touchDownListener = nil
        },
    ]

    private static let recognizers: [Deed] = [
        Deed("remove all recognizers") { scene in
            for recognizer in scene.recognizers.values { recognizer.view?.removeGestureRecognizer(recognizer) }
        },
        Deed("remove all recognizers and let go of them") { scene in
            let recognizers = scene.recognizers
            scene.recognizers = [:]
            for recognizer in recognizers.values { recognizer.view?.removeGestureRecognizer(recognizer) }
        },
        Deed("destroy the pan and the custom one") { scene in
            for name in ["pan", "custom", "root"] {
                guard let recognizer = scene.recognizers.removeValue(forKey: name) else { continue }
                scene.silent.insert(name)
                recognizer.endSilently()
                recognizer.view?.removeGestureRecognizer(recognizer)
            }
        },
        Deed("disable all") { scene in for recognizer in scene.recognizers.values { recognizer.isEnabled = false } },
        Deed("disable and enable all") { scene in
            for recognizer in scene.recognizers.values {
                recognizer.isEnabled = false
                recognizer.isEnabled = true
            }
        },
        Deed("move recognizers to other views") { scene in
            for recognizer in scene.recognizers.values { scene.views["right"]?.addGestureRecognizer(recognizer) }
        },
        Deed("add recognizers") { scene in
            guard let view = scene.views["inner"] else { return }
            scene.stage.addScripted("added", to: view, sets: [.began: .began, .ended: .ended])
            scene.stage.add(PanGestureRecognizer(), "addedPan", to: scene.stage.window)
        },
        Deed("require all of each other") { scene in
            let all = scene.recognizers.sorted { $0.key < $1.key }.map(\.value)
            for (first, second) in zip(all, all.dropFirst()) { _ = first.require(toFail: second) }
        },
        Deed("drop delegates and targets") { scene in
            for recognizer in scene.recognizers.values { recognizer.delegate = nil }
        },
        Deed("ask for began everywhere") { scene in request(.began, of: scene) },
        Deed("ask for ended everywhere") { scene in request(.ended, of: scene) },
        Deed("ask for failed everywhere") { scene in request(.failed, of: scene) },
        Deed("ask for cancelled everywhere") { scene in request(.cancelled, of: scene) },
        Deed("set deadlines in the past") { scene in
            for recognizer in scene.recognizers.values { recognizer.setDeadline(0) }
        },
        Deed("change the numbers that pans and pinches report") { scene in
            (scene.recognizers["pan"] as? PanGestureRecognizer)?.setTranslation(.zero, in: scene.views["inner"])
            (scene.recognizers["pinch"] as? PinchGestureRecognizer)?.scale = 2
        },
    ]

    /// Names in order, so that every run does the same.
    private static func request(_ state: GestureRecognizer.State, of scene: Scene) {
        for (_, recognizer) in scene.recognizers.sorted(by: { $0.key < $1.key }) where recognizer.kind != .hover {
            recognizer.state = state
        }
    }

    private static let input: [Deed] = [
        Deed("cancel all touches") { _ = $0.stage.application.cancelTouches(at: $0.stage.application.time) },
        Deed("remove the main source") { $0.stage.application.removeSource($0.stage.mainSource) },
        Deed("remove the other source") { $0.stage.application.removeSource($0.otherSource) },
        Deed("feed a whole touch") { scene in
            let time = scene.stage.application.time
            let point = Point(x: 20, y: 20)
            for kind in [TouchSample.Kind.down, .frame, .motion, .frame, .up, .frame] {
                var sample = TouchSample(kind, time: time, id: 77, location: point)
                if kind == .motion { sample.location.x = 90 }
                _ = scene.stage.application.feed(sample, from: scene.stage.mainSource)
            }
        },
        Deed("advance by a second") { _ = $0.stage.application.advance(to: $0.stage.application.time + ms(1000)) },
        Deed("deliver") { _ = $0.stage.application.deliver(at: $0.stage.application.time) },
        Deed("gather for output frames") { $0.stage.application.deliveryMode = .outputFrame },
        Deed("take every touch") { scene in
            let grab = SilentGrab()
            for name in scene.views.keys.sorted() {
                if let touch = scene.touch(on: name) { _ = scene.stage.application.take(touch, for: grab) }
            }
        },
        Deed("shut the application down") { $0.shutDown() },
    ]
}

private final class SilentGrab: TouchGrab {
    func touchMoved(_ touch: Touch, time: Microseconds, location: Point) {}
    func touchEnded(_ touch: Touch, time: Microseconds, cancelled: Bool) {}
}
