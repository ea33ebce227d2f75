// SPDX-License-Identifier: MIT

import ScenarioFormat

// Step 3 of a delivery: V4.

extension Model {
    func cancelDoomed() {
        let doomed = touches.filter { $0.isDoomed }
        for touch in doomed { touch.isDoomed = false }
        cancelInViews(doomed)
    }

    /// 7.12, 7.13: makes a call for each sequence and view, the earlier sequence first.
    func cancelInViews(_ touches: [Touch]) {
        for (sequence, group) in bySequence(touches.filter(\.isOpenInView)) {
            for (view, touches) in byView(group) {
                // 10.2: a client's cancel may already have covered them.
                let open = touches.filter(\.isOpenInView)
                if open.isEmpty { continue }
                for touch in open { touch.isDead = true }
                sendToView(.cancelled, open, view, Call(sequence: sequence, step: .cancelled))
            }
        }
    }
}
