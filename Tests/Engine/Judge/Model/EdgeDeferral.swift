// SPDX-License-Identifier: MIT

import ScenarioFormat

/// 2.13: a shell gesture that was deferred.
struct PutOff {
    unowned var window: View
    var edge: Edge
    var time: Microseconds
    var sequence: Int

    /// Every such gesture of a later sequence that begins less than 3 s later recognizes.
    static let opening: Microseconds = 3_000_000
}

extension Model {
    /// 2.13: returns whether the pan is deferred at the edge along whose normal it leads. All pans of one sequence are
    /// deferred together, and the host is told once.
    func putsOff(_ g: Recognizer) -> Bool {
        guard let pan = g as? ScreenEdgePan, pan.isShellGesture else { return false }
        guard let edge = pan.leadingEdge else { return false }
        for touch in pan.touches {
            let path = touch.view?.pathToRoot ?? []
            guard pan.startsAt(edge, touch), let window = touch.window,
                let view = path.first(where: { $0.deferredEdges.contains(edge) })
            else { continue }
            let last = putOff.last { $0.window === window && $0.edge == edge }
            if let last, last.sequence == touch.sequence {
                fail(g, .edgeDeferred)
                return true
            }
            if let last, now - last.time < PutOff.opening { return false }
            putOff.append(PutOff(window: window, edge: edge, time: now, sequence: touch.sequence))
            fail(g, .edgeDeferred)
            log.append(LogLine(time: now, name: view.name, event: .edgeDeferred(edge)))
            return true
        }
        return false
    }
}
