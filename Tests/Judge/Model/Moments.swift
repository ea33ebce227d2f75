// SPDX-License-Identifier: MIT

import ScenarioFormat

/// Something that happens at a time, drags and ticks taken apart.
struct Moment {
    var time: Microseconds
    var action: Action
}

/// The timeline with the steps of drags and ticks put where they belong: at equal times what was
/// written first comes first, and steps come before what is written at their time.
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

/// Where the finger was put last.
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
