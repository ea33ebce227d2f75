// SPDX-License-Identifier: MIT

import ScenarioFormat
import ScenarioRunner

/// Puts what overlaps in time one below the other.
enum Lanes {
    /// Touches of one number share a row unless one waits for its end while the next one lands.
    static func of(_ touches: [TouchTrack], until end: Microseconds) -> [[TouchTrack]] {
        var order: [String] = []
        var byLabel: [String: [TouchTrack]] = [:]
        for touch in touches {
            if byLabel[touch.label] == nil { order.append(touch.label) }
            byLabel[touch.label, default: []].append(touch)
        }
        return order.flatMap { label in
            divide(byLabel[label] ?? []) { touch in
                TimeRange(touch.down, max(touch.up ?? end, touch.changes.last?.time ?? touch.down))
            }
        }
    }

    static func of(_ contacts: [ReceiverTrack.Contact]) -> [[ReceiverTrack.Contact]] {
        divide(contacts, \.range)
    }

    private static func divide<Item>(_ items: [Item], _ range: (Item) -> TimeRange) -> [[Item]] {
        var lanes: [[Item]] = []
        var ends: [Microseconds] = []
        for item in items {
            let range = range(item)
            if let free = ends.firstIndex(where: { $0 <= range.start }) {
                lanes[free].append(item)
                ends[free] = range.end
            } else {
                lanes.append([item])
                ends.append(range.end)
            }
        }
        return lanes
    }
}

/// Leaves out points that nobody could tell from their neighbours.
enum Decimation {
    /// Of each column of half a pixel the first, the lowest, the highest and the last point stay.
    static func thinned(_ points: [Point]) -> [Point] {
        guard points.count > 400 else { return points }
        var result: [Point] = []
        var column: [Point] = []
        func close() {
            guard let first = column.first, let last = column.last else { return }
            var kept = [first]
            if let low = column.max(by: { $0.y < $1.y }), let high = column.min(by: { $0.y < $1.y }) {
                kept += low.x <= high.x ? [low, high] : [high, low]
            }
            kept.append(last)
            for point in kept where result.last != point { result.append(point) }
            column.removeAll(keepingCapacity: true)
        }
        for point in points {
            if let first = column.first, point.x - first.x > 0.5 { close() }
            column.append(point)
        }
        close()
        return result
    }
}

extension ReceiverTrack.Contact {
    public var label: String { isPointer ? "pointer" : String(touch) }
}

extension RecognizerFacts {
    /// `pan on card`
    var kindOnView: String { "\(kind) on \(view)" }
}
