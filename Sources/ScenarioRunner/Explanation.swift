// SPDX-License-Identifier: MIT

import CTactus

/// Decisions of the library that a log explains.
public enum Explanation: Sendable {
    case nothing
    /// Reasons of recognizers: failed, cancelled, held, or refused a touch.
    case reasons
    /// Also the hit test, the recognizers that were asked, and withheld touches.
    case everything

    func covers(_ event: tactus_trace_event) -> Bool {
        switch self {
        case .nothing: false
        case .reasons: event.recognizer != nil && event.reason.code != 0 && event.verdict == 0
        case .everything: event.recognizer == nil || event.reason.code != 0 || event.verdict != 0
        }
    }
}
