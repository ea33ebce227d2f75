// SPDX-License-Identifier: MIT

/// What a recognizer of a small world is.
enum Kind: UInt8, CaseIterable, Sendable {
    case tap, doubleTap, twoFingerTap, longPress, pan, swipe, pinch, transform, edgePan
    /// Begins when its finger moves, ends at the first lift.
    case custom
    /// Recognizes at the first lift.
    case discreteCustom

    var isDiscrete: Bool {
        switch self {
        case .tap, .doubleTap, .twoFingerTap, .swipe, .discreteCustom: true
        case .longPress, .pan, .pinch, .transform, .edgePan, .custom: false
        }
    }

    var isCustom: Bool { self == .custom || self == .discreteCustom }

    /// The number of taps and of touches of a tap, nil of the other kinds.
    var tap: (taps: Int, touches: Int)? {
        switch self {
        case .tap: (1, 1)
        case .doubleTap: (2, 1)
        case .twoFingerTap: (1, 2)
        default: nil
        }
    }

    /// Rule 6.6: a tap leaves taps with more taps alone.
    func canPrevent(_ other: Kind) -> Bool {
        guard let own = tap, let others = other.tap else { return true }
        return others.taps <= own.taps
    }
}
