// SPDX-License-Identifier: MIT

import ScenarioFormat

extension ScenarioGenerator {
    static let windowFrame = Rect(x: 0, y: 0, width: 320, height: 480)

    /// Makes a tree in which a finger is often over several views.
    mutating func makeViews() {
        addWindow("w", ScenarioGenerator.windowFrame)
        addView("r", in: "w", ScenarioGenerator.windowFrame)
        for _ in 0..<random.number(in: 0...4) { addRandomView() }
        if random.chance(15) {
            let view = random.pick(Array(views.dropFirst()).filter { !surfaces.contains($0) })
            scenario.declarations.append(
                .controller(ControllerDeclaration(name: "vc", view: view, handles: handles())))
        }
        let last = ResponderDeclaration(handles: .all)
        if random.chance(10) { scenario.declarations.append(.application(last)) }
        if random.chance(5) { scenario.declarations.append(.applicationDelegate(last)) }
        if random.chance(5) { addWindow("w2", Rect(x: 200, y: 300, width: 100, height: 150)) }
    }

    private mutating func addWindow(_ name: String, _ frame: Rect) {
        scenario.declarations.append(.window(WindowDeclaration(name: name, frame: frame)))
        views.append(name)
        frames[name] = frame
    }

    private mutating func addRandomView() {
        let parent = random.pick(Array(views.dropFirst()))
        guard let outer = frames[parent] else { return }
        let x = Double(random.pick([0, 10, 20, 40]))
        let y = Double(random.pick([0, 10, 20, 200]))
        let width = max(60, outer.width - x - Double(random.pick([0, 20, 100])))
        let height = max(60, outer.height - y - Double(random.pick([0, 20, 150])))
        let frame = Rect(x: x, y: y, width: width, height: height)
        if random.chance(theme == .surfaces ? 60 : 8) {
            addSurface(name("s"), in: parent, frame)
        } else {
            addView(name("v"), in: parent, frame)
        }
    }

    private mutating func addSurface(_ name: String, in parent: String, _ frame: Rect) {
        let client = random.pick([nil, "c1", "c1", "c2"])
        declare(ViewDeclaration(name: name, parent: parent, frame: frame, kind: .surface(client: client)))
        surfaces.insert(name)
    }

    private mutating func addView(_ name: String, in parent: String, _ frame: Rect) {
        var flags = ViewFlags()
        flags.handles = handles()
        flags.isMultipleTouchEnabled = random.chance(60)
        flags.isExclusiveTouch = random.chance(10)
        flags.isHidden = random.chance(3)
        flags.isDisabled = random.chance(3)
        if random.chance(5) { flags.alpha = random.pick([0, 0.005, 0.01, 0.02, 0.5]) }
        if random.chance(10) { flags.transform = transform() }
        if random.chance(4) { flags.forwardsTaps = 2 }
        flags.clips = random.chance(5)
        declare(ViewDeclaration(name: name, parent: parent, frame: frame, flags: flags))
    }

    private mutating func declare(_ view: ViewDeclaration) {
        scenario.declarations.append(.view(view))
        views.append(view.name)
        frames[view.name] = view.frame
    }

    private mutating func handles() -> HandledEvents {
        random.weighted([
            (80, .all), (12, .none), (4, .touches([.began, .moved, .ended, .cancelled])),
            (4, .touches([.began, .ended])),
        ])
    }

    private mutating func transform() -> AffineTransform {
        random.pick([
            AffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 0),
            AffineTransform(a: 0.5, b: 0, c: 0, d: 0.5, tx: 0, ty: 0),
            AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0),
            AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 12, ty: -8),
            // Edges must not be at whole pixels, where the last digit of a sum decides.
            AffineTransform(a: 0.83, b: 0.57, c: -0.57, d: 0.83, tx: 5.3, ty: 0),
        ])
    }
}
