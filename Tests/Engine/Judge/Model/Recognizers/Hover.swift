// SPDX-License-Identifier: MIT

import ScenarioFormat

/// 8.8: hover.
final class Hover: Recognizer {
    private var place = Point.zero
    /// Number of the place at which it last was asked to begin.
    var askedAt: Int?

    override var takesTouches: Bool { false }

    func pointerEntered(at place: Point) {
        self.place = place
        model.request(.began, by: self)
    }

    /// Handles a motion on the view, or elsewhere (nil). A location that did not change sends nothing.
    func pointerMoved(to newPlace: Point?) {
        guard let newPlace else { return model.request(.ended, by: self) }
        if newPlace == place { return }
        place = newPlace
        model.request(.changed, by: self)
    }

    /// Excludes nobody.
    override func canPrevent(_ other: Recognizer) -> Bool { false }
    override func canBePrevented(by other: Recognizer) -> Bool { false }

    override func actionKeys(in state: RecognizerState) -> [LogKey: LogValue] {
        var keys: [LogKey: LogValue] = [.touches: .count(0)]
        keys[.location] = location(place)
        return keys
    }
}

extension HoverKind: ModelledKind {
    /// Only variations with a pointer have hovers.
    static let weights: [RecognizerGroup: Int] = [:]

    static func random(_: inout RandomSource) -> HoverKind { HoverKind() }

    func recognizer(_ name: String, in model: Model) -> Recognizer { Hover(name: name, model: model) }
}
