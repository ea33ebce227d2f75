// SPDX-License-Identifier: MIT

import ScenarioFormat

// 4.9: whole sequences.

extension Model {
    /// Returns whether a touch that landed in an earlier delivery was down when this one landed, and does not rest.
    /// Within a frame a finger may lift before another lands, or after.
    func hasEarlierFinger(than touch: Touch) -> Bool {
        if outputFrames?.isResampled ?? false {
            leaveOpen("whether a finger rests by its samples or where it is delivered")
        }
        return touches.contains { other in
            other.landing < touch.landing && (other.isDown || other.isOver && other.downsBeforeItsEnd >= touch.order)
                && !other.rests(at: touch.startTime)
        }
    }
}

extension Touch {
    /// The time for which a finger stays within 10 px until it rests.
    private static let restDuration: Microseconds = 1_000_000

    /// Notes a sample: one that lies too far off starts another rest.
    func noteRest(at time: Microseconds) {
        guard (place - restPlace).length > 10.000001 else { return }
        restPlace = place
        restTime = time
    }

    /// Whether it has lifted or was cancelled in the running frame.
    fileprivate var isOver: Bool { hasLifted || wasCancelled }

    fileprivate func rests(at time: Microseconds) -> Bool { time - restTime >= Touch.restDuration }
}
