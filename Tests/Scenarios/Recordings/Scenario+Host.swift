// SPDX-License-Identifier: MIT

import ScenarioFormat

extension Scenario {
    /// The same on a machine that has been up for hours, from a panel whose coordinates are normalized.
    var atHost: Scenario {
        var scenario = self
        for index in scenario.timeline.indices { scenario.timeline[index].time += uptime }
        // The size is a power of two: the places come out alike to the bit.
        let side = 65_536.0
        guard settings.touchSources.isEmpty else { return scenario }
        var panel = SourceDeclaration(name: "panel")
        panel.isNormalized = true
        panel.area = Rect(x: 0, y: 0, width: side, height: side)
        scenario.settings.touchSources = [panel]
        for index in scenario.timeline.indices {
            scenario.timeline[index].action = scenario.timeline[index].action.scaled(by: 1 / side)
        }
        for index in scenario.rules.indices {
            scenario.rules[index].action = scenario.rules[index].action.scaled(by: 1 / side)
        }
        return scenario
    }
}

/// Nine hours and a half.
private let uptime: Microseconds = 34_200_000_000

extension Action {
    /// Scales the places of fingers.
    fileprivate func scaled(by factor: Double) -> Action {
        func place(_ place: Point) -> Point { Point(x: place.x * factor, y: place.y * factor) }
        return switch self {
        case .down(let id, let point, let type): .down(id, place(point), type)
        case .move(let id, let point): .move(id, place(point))
        case .sample(let id, let point): .sample(id, place(point))
        case .drag(let id, let end, let steps): .drag(id, to: place(end), steps)
        case .pose(let id, let point, let pose, let type): .pose(id, place(point), pose, downType: type)
        case .from(let source, let action): .from(source, action.scaled(by: factor))
        default: self
        }
    }
}
