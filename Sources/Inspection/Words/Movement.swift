// SPDX-License-Identifier: MIT

import ScenarioFormat

extension Point {
    /// `up`, or `down and to the left`; nil if it leads nowhere.
    var direction: String? {
        guard abs(x) >= 1 || abs(y) >= 1 else { return nil }
        let sideways = x < 0 ? "to the left" : "to the right"
        let upright = y < 0 ? "up" : "down"
        if abs(x) > 2 * abs(y) { return sideways }
        if abs(y) > 2 * abs(x) { return upright }
        return "\(upright) and \(sideways)"
    }
}

extension Panel {
    /// Returns a displacement in mm.
    func millimetres(_ movement: Point) -> Point {
        Point(x: movement.x / area.width * width, y: movement.y / area.height * height)
    }
}

/// Movement of a gesture's fingers in words: `38 mm up`, `still`, `spread by 12 mm`.
struct Movement {
    private let tracks: [FingerTrack]
    private let panel: Panel?

    /// Displacement in px up to which fingers count as still.
    private static let stillness = 4.0

    init(of tracks: [FingerTrack], on panel: Panel?) {
        self.tracks = tracks
        self.panel = panel
    }

    var text: String {
        guard !tracks.isEmpty else { return "" }
        let farthest = tracks.map(\.reach.length).max() ?? 0
        guard farthest > Movement.stillness else { return "still" }
        let mean = mean(of: tracks.map(\.movement))
        if tracks.count > 1, 1.5 * mean.length < farthest, let change = changeOfDistance {
            let words = change > 0 ? "spread" : "drawn together"
            return "\(words) by \(lengthText(Point(x: abs(change), y: 0)))"
        }
        if 2 * mean.length < farthest, tracks.count == 1 || tracks.allSatisfy({ 2 * $0.movement.length < farthest }) {
            let reach = self.mean(of: tracks.map(\.reach))
            return reach.direction.map { "\(lengthText(reach)) \($0) and back" } ?? "still"
        }
        // Fingers that went different ways.
        guard 2 * mean.length >= farthest, let direction = mean.direction else {
            return "up to \(lengthText(Point(x: farthest, y: 0)))"
        }
        return "\(lengthText(mean)) \(direction)"
    }

    /// Change of the distance of its first two fingers, if they have moved mainly apart or together.
    private var changeOfDistance: Double? {
        guard tracks.count > 1 else { return nil }
        func distance(_ one: Point, _ other: Point) -> Double { Point(x: one.x - other.x, y: one.y - other.y).length }
        let change =
            distance(tracks[0].place, tracks[1].place) - distance(tracks[0].start, tracks[1].start)
        return abs(change) > Movement.stillness ? change : nil
    }

    private func mean(of points: [Point]) -> Point {
        let count = Double(max(1, points.count))
        return Point(x: points.map(\.x).reduce(0, +) / count, y: points.map(\.y).reduce(0, +) / count)
    }

    private func lengthText(_ movement: Point) -> String {
        let value = panel.map { $0.millimetres(movement).length } ?? movement.length
        let rounded = value < 10 && panel != nil ? (value * 10).rounded() / 10 : value.rounded()
        return "\(rounded.decimalText) \(panel == nil ? "px" : "mm")"
    }
}
