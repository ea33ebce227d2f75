// SPDX-License-Identifier: MIT

import ScenarioFormat

extension Scenario {
    /// When the last action is over, drags and ticks included.
    public var end: Microseconds {
        var end: Microseconds = timeline.first?.time ?? 0
        for entry in timeline {
            let length: Microseconds =
                switch entry.action {
                case .drag(_, _, let steps), .tick(let steps): steps.duration
                default: 0
                }
            let (sum, isTooLarge) = entry.time.addingReportingOverflow(length)
            end = max(end, isTooLarge ? .max : sum)
        }
        return end
    }

    var clientsOfSurfaces: [String: String] {
        var clients: [String: String] = [:]
        for case .view(let view) in declarations {
            if case .surface(let client) = view.kind { clients[view.name] = client ?? view.name }
        }
        return clients
    }

    /// The views, without the places that a run tells.
    var viewTracks: [ViewTrack] {
        var depths: [String: Int] = [:]
        return declarations.compactMap { declaration in
            switch declaration {
            case .window(let window):
                depths[window.name] = 0
                return ViewTrack(name: window.name, kind: .window, depth: 0)
            case .view(let view):
                let depth = (depths[view.parent] ?? 0) + 1
                depths[view.name] = depth
                return ViewTrack(name: view.name, kind: view.kind.trackKind, depth: depth)
            default: return nil
            }
        }
    }
}

extension ViewKind {
    fileprivate var trackKind: ViewTrack.Kind {
        switch self {
        case .plain: .view
        case .control: .control
        case .surface: .surface
        case .scrollView: .scrollView
        }
    }
}
