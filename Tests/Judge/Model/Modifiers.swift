// SPDX-License-Identifier: MIT

import ScenarioFormat

// 1.19, 4.8: the keys that are held, and recognizers that demand some.

extension Model {
    /// 12.4: what a callback says comes after the delivery.
    func hold(_ keys: Set<Modifier>) {
        if isDelivering {
            queued.append(.modifiers(keys))
        } else {
            heldModifiers = keys
        }
    }

    /// 4.8: all that must be held are, and none that must not.
    func fitsModifiers(_ g: Recognizer) -> Bool {
        g.modifiers.isSubset(of: heldModifiers) && g.excludedModifiers.isDisjoint(with: heldModifiers)
    }
}
