// SPDX-License-Identifier: MIT

/// Kind of a recognizer in a small world.
enum Kind: UInt8, CaseIterable, Sendable {
    case tap, doubleTap, twoFingerTap, longPress, pan, swipe, pinch, transform, edgePan
    /// Begins when its finger moves and ends at the first lift.
    case custom
    /// Recognizes at the first lift.
    case discreteCustom
    // Explored only alone.
    case twoFingerDoubleTap, twoFingerPress, twoFingerPan, rotation
    /// Translation starts at the begin (rule 8.12).
    case panFromBegan
    /// A transform without translation (rule 8.13).
    case turnAndScale

    /// Kinds that are combined in pairs.
    static let basic = allCases.filter { $0.rawValue <= Kind.discreteCustom.rawValue }

    var isDiscrete: Bool {
        switch self {
        case .tap, .doubleTap, .twoFingerTap, .twoFingerDoubleTap, .swipe, .discreteCustom: true
        case .longPress, .twoFingerPress, .pan, .twoFingerPan, .panFromBegan, .pinch, .rotation, .transform,
            .turnAndScale, .edgePan, .custom:
            false
        }
    }

    /// Movement that decides: the most that a tap allows, or the least that others need (rules 8.2 to 8.13).
    var deciding: Double {
        switch self {
        case .tap, .doubleTap, .twoFingerTap, .twoFingerDoubleTap: 45
        case .swipe: 50
        case .pinch, .turnAndScale: 8
        case .longPress, .twoFingerPress, .pan, .twoFingerPan, .panFromBegan, .rotation, .transform, .edgePan,
            .custom, .discreteCustom:
            10
        }
    }

    var isCustom: Bool { self == .custom || self == .discreteCustom }

    /// Number of taps and touches of a tap; nil for other kinds.
    var tap: (taps: Int, touches: Int)? {
        switch self {
        case .tap: (1, 1)
        case .doubleTap: (2, 1)
        case .twoFingerTap: (1, 2)
        case .twoFingerDoubleTap: (2, 2)
        default: nil
        }
    }

    /// Number of touches that an attempt needs (rule 7.15).
    var fingersNeeded: Int {
        switch self {
        case .twoFingerTap, .twoFingerDoubleTap, .twoFingerPress, .twoFingerPan, .pinch, .rotation, .turnAndScale: 2
        default: 1
        }
    }

    /// Rule 6.6: a tap does not prevent taps that need more taps.
    func canPrevent(_ other: Kind) -> Bool {
        guard let own = tap, let others = other.tap else { return true }
        return others.taps <= own.taps
    }
}
