// SPDX-License-Identifier: MIT

/// What a recognizer of a small world is.
enum Kind: UInt8, CaseIterable, Sendable {
    case tap, doubleTap, twoFingerTap, longPress, pan, swipe, pinch, transform, edgePan
    /// Begins when its finger moves, ends at the first lift.
    case custom
    /// Recognizes at the first lift.
    case discreteCustom
    // Looked at alone only.
    case twoFingerDoubleTap, twoFingerPress, twoFingerPan, rotation
    /// Measures from its begin (rule 8.12).
    case panFromBegan
    /// A transform without translation (rule 8.13).
    case turnAndScale

    /// What pairs are made of.
    static let basic = allCases.filter { $0.rawValue <= Kind.discreteCustom.rawValue }

    var isDiscrete: Bool {
        switch self {
        case .tap, .doubleTap, .twoFingerTap, .twoFingerDoubleTap, .swipe, .discreteCustom: true
        case .longPress, .twoFingerPress, .pan, .twoFingerPan, .panFromBegan, .pinch, .rotation, .transform,
            .turnAndScale, .edgePan, .custom:
            false
        }
    }

    /// The movement that decides: as far as a tap may go, or as far as others have to (rules 8.2 to 8.13).
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

    /// The number of taps and of touches of a tap, nil of the other kinds.
    var tap: (taps: Int, touches: Int)? {
        switch self {
        case .tap: (1, 1)
        case .doubleTap: (2, 1)
        case .twoFingerTap: (1, 2)
        case .twoFingerDoubleTap: (2, 2)
        default: nil
        }
    }

    /// Rule 6.6: a tap leaves taps with more taps alone.
    func canPrevent(_ other: Kind) -> Bool {
        guard let own = tap, let others = other.tap else { return true }
        return others.taps <= own.taps
    }
}
