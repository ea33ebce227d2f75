// SPDX-License-Identifier: MIT

import ScenarioFormat

extension Model {
    func sendToView(_ phase: TouchPhase, _ touches: [Touch], _ view: View, _ call: Call) {
        if touches.isEmpty { return }
        if let client = view.client {
            sendToSurface(phase, touches, view, client, call)
        } else {
            send(phase, touches, along: responderChain(from: view), call: call)
        }
    }

    /// 7.12: groups touches by sequence, the earlier one first.
    func bySequence(_ touches: [Touch]) -> [(Int, [Touch])] {
        Set(touches.map(\.sequence)).sorted().map { sequence in
            (sequence, touches.filter { $0.sequence == sequence })
        }
    }

    /// 7.13: groups touches by view, in the order in which their first touch went down.
    func byView(_ touches: [Touch]) -> [(View, [Touch])] {
        var groups: [(View, [Touch])] = []
        for touch in touches.sorted(by: { $0.order < $1.order }) {
            guard let view = touch.view else { continue }
            if let index = groups.firstIndex(where: { $0.0 === view }) {
                groups[index].1.append(touch)
            } else {
                groups.append((view, [touch]))
            }
        }
        return groups
    }
}

/// 7.12: contents of a call to a view, with the event of one sequence.
struct Call {
    var sequence: Int
    var step: Step

    enum Step {
        case began, moved, ended, cancelled
        case releasedBegan, releasedMoved, releasedEnded
    }
}
