// SPDX-License-Identifier: MIT

import ScenarioFormat

/// Pictures of gestures beside each other: on each the tracks of the fingers that make one.
public struct GestureSheet: Sendable {
    public struct Gesture: Sendable {
        public var name: String
        /// Lines below the name: the fingers and the action.
        public var caption: String
        public var fingers: Timeline

        public init(name: String, caption: String, fingers: Timeline) {
            (self.name, self.caption, self.fingers) = (name, caption, fingers)
        }
    }

    static let columns = 3
    private static let gap = 20.0
    private static let height = 171.0
    private static let top = 42.0

    public var title: String
    public var gestures: [Gesture]

    public init(title: String, gestures: [Gesture]) {
        (self.title, self.gestures) = (title, gestures)
    }

    /// Returns all of them as one picture.
    public func picture(width: Double) -> Picture {
        let columns = min(GestureSheet.columns, max(1, gestures.count))
        let cell = (width - GestureSheet.gap) / Double(GestureSheet.columns) - GestureSheet.gap
        let rows = (gestures.count + columns - 1) / columns
        let row = GestureSheet.top + GestureSheet.height + GestureSheet.gap
        var picture = Picture(
            width: GestureSheet.gap + Double(columns) * (cell + GestureSheet.gap), height: Double(rows) * row,
            title: title,
            description: gestures.map { "\($0.name): \($0.caption)" }.joined(separator: "; "))
        for (place, gesture) in gestures.enumerated() {
            let x = GestureSheet.gap + Double(place % columns) * (cell + GestureSheet.gap)
            let y = Double(place / columns) * row
            picture.text(gesture.name, x, y + 18, TextStyle(13, isBold: true), within: cell)
            picture.text(gesture.caption, x, y + 34, TextStyle(11), .muted, within: cell)
            let area = Rect(x: x, y: y + GestureSheet.top, width: cell, height: GestureSheet.height)
            gesture.fingers.drawTracks(in: area, on: &picture)
        }
        return picture
    }
}

extension Timeline {
    /// Draws the tracks of the fingers over the views.
    func drawTracks(in area: Rect, on picture: inout Picture) {
        var timeline = self
        // Its window is the panel, which needs no name.
        for index in timeline.views.indices { timeline.views[index].name = "" }
        var stage = StageDrawing(timeline, FingerInks(timeline), in: area)
        stage.draw(on: &picture)
    }

    /// Returns the tracks alone, as a picture.
    func tracks(title: String, width: Double, height: Double) -> Picture {
        var picture = Picture(width: width, height: height, title: title, description: "")
        let area = Rect(x: 6, y: 6, width: width - 12, height: height - 12)
        drawTracks(in: area, on: &picture)
        return picture
    }
}
