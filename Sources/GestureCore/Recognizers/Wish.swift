// SPDX-License-Identifier: MIT

/// A granted request to leave possible.
enum Wish {
    /// No request.
    case none
    /// A request for began.
    case began
    /// Requests for began and ended in one delivery: both actions are sent (rule 5.5).
    case beganThenEnded
    /// A request for ended.
    case ended
}

/// Actions that wait for the end of the update pass.
struct PendingActions: OptionSet {
    let rawValue: UInt8
    static let began = PendingActions(rawValue: 1)
    static let changed = PendingActions(rawValue: 2)
    static let ended = PendingActions(rawValue: 4)
    static let cancelled = PendingActions(rawValue: 8)
}
