// SPDX-License-Identifier: MIT

import ScenarioFormat

/// An event of the timeline at a time, with drags and ticks split into steps.
struct Moment {
    var time: Microseconds
    var action: Action
}

/// Returns the timeline with the steps of drags and ticks in place. At equal times the order of the file counts, and
/// steps come before entries of their time.
func moments(of timeline: [TimelineEntry]) -> [Moment] {
    var moments: [(order: Int, moment: Moment)] = []
    for (order, entry) in timeline.enumerated() {
        moments.append((timeline.count + order, Moment(time: entry.time, action: entry.action)))
        switch entry.action {
        case .drag(let id, let target, let steps):
            let origin = place(of: id, at: entry.time, before: order, in: timeline)
            for step in 1...max(steps.count, 1) where steps.count > 0 {
                let offset = steps.offset(ofStep: step)
                let share = Double(offset) / Double(steps.duration)
                let point = Point(
                    x: origin.x + (target.x - origin.x) * share, y: origin.y + (target.y - origin.y) * share)
                moments.append((order, Moment(time: entry.time + offset, action: .move(id, point))))
            }
        case .tick(let steps):
            for step in 1...max(steps.count, 1) where steps.count > 0 {
                let time = entry.time + steps.offset(ofStep: step)
                moments.append((order, Moment(time: time, action: .wait)))
            }
        default: break
        }
    }
    return moments.sorted { a, b in
        a.moment.time != b.moment.time ? a.moment.time < b.moment.time : a.order < b.order
    }.map(\.moment)
}

/// Returns the last location of the finger.
private func place(
    of id: TouchID, at time: Microseconds, before order: Int, in timeline: [TimelineEntry]
) -> Point {
    var place = Point.zero
    for entry in timeline[..<order] {
        switch entry.action {
        case .down(let other, let point, _) where other == id: place = point
        case .move(let other, let point) where other == id: place = point
        case .sample(let other, let point) where other == id: place = point
        case .drag(let other, let point, _) where other == id: place = point
        default: break
        }
    }
    return place
}
