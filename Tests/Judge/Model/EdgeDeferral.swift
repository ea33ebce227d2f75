// SPDX-License-Identifier: MIT

import ScenarioFormat

/// 2.13: a shell gesture that was deferred.
struct PutOff {
    unowned var window: View
    var edge: Edge
    var time: Microseconds

    /// Every other gesture that begins less than 3 s later recognizes.
    static let opening: Microseconds = 3_000_000
}

extension Model {
    /// 2.13: returns whether the pan is deferred at the edge along whose normal it leads; the host is told.
    func putsOff(_ g: Recognizer) -> Bool {
        guard let pan = g as? ScreenEdgePan, pan.isShellGesture else { return false }
        let edge = pan.leadingEdge
        for touch in pan.touches {
            let path = touch.view?.pathToRoot ?? []
            guard pan.startsAt(edge, touch), let window = touch.window,
                let view = path.first(where: { $0.deferredEdges.contains(edge) })
            else { continue }
            let isOpen = putOff.contains {
                $0.window === window && $0.edge == edge && now - $0.time < PutOff.opening
            }
            if isOpen { return false }
            putOff.append(PutOff(window: window, edge: edge, time: now))
            fail(g, .edgeDeferred)
            log.append(LogLine(time: now, name: view.name, event: .edgeDeferred(edge)))
            return true
        }
        return false
    }
}
