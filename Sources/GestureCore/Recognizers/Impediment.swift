// SPDX-License-Identifier: MIT

/// Why a recognizer can never recognize (rule 15.4).
package enum Impediment {
    case noView
    case noWindow
    case noTouchTypes
    case contradictoryModifiers
    case noDirections
    case noEdges
    case noParts

    /// What follows the recognizer's name in a sentence.
    package var words: StaticString {
        switch self {
        case .noView: " is on no view: it never gets a touch"
        case .noWindow: " is on a view that is in no window: it never gets a touch"
        case .noTouchTypes: " allows no touch type: it never gets a touch"
        case .contradictoryModifiers: " requires a modifier key that it forbids: it never gets a touch"
        case .noDirections: " has no directions: it never recognizes"
        case .noEdges: " has no edges: it never recognizes"
        case .noParts: " has no parts: it never recognizes"
        }
    }
}

extension GestureRecognizer {
    /// Why the recognizer can never recognize as it is set up now, or nil. Whoever disables one knows why. O(depth).
    package final var impediment: Impediment? {
        guard isEnabled else { return nil }
        guard let view = attachedView else { return .noView }
        if view.window == nil { return .noWindow }
        if takesTouches, allowedTouchTypes & Touch.Kind.all == 0 { return .noTouchTypes }
        if !requiredModifierFlags.isDisjoint(with: excludedModifierFlags) { return .contradictoryModifiers }
        return kindImpediment
    }
}
