// SPDX-License-Identifier: MIT

import CTactus

/// Which decisions of the library a log puts into words.
public enum Explanation: Sendable {
    case nothing
    /// Why recognizers failed or were cancelled, wait or were refused a touch.
    case reasons
    /// Also which views and recognizers were tried, and what is withheld.
    case everything

    func covers(_ event: tactus_trace_event) -> Bool {
        switch self {
        case .nothing: false
        case .reasons: event.recognizer != nil && event.reason.code != 0 && event.verdict == 0
        case .everything: event.recognizer == nil || event.reason.code != 0 || event.verdict != 0
        }
    }
}
