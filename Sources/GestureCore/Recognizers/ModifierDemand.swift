// SPDX-License-Identifier: MIT

/// Modifier keys required or excluded at an attempt's first touch (rule 4.8).
struct ModifierDemand {
    /// Keys that must be held.
    var required: KeyModifierFlags = []
    /// Keys that must not be held.
    var excluded: KeyModifierFlags = []

    /// Returns why an attempt may not start while these keys are held, or nil if it may.
    @inline(__always)
    func refusal(holding held: KeyModifierFlags) -> Reason? {
        held.isSuperset(of: required) && held.isDisjoint(with: excluded) ? nil : refused(holding: held)
    }

    @inline(never)
    private func refused(holding held: KeyModifierFlags) -> Reason {
        Reason(.modifiers, Double(held.rawValue), Double(required.rawValue), Float(excluded.rawValue))
    }
}
