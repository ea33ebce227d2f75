// SPDX-License-Identifier: MIT

import ScenarioFormat

// 1.19, 4.8: held modifier keys, and recognizers that require some.

extension Model {
    /// 12.4: a change from inside a callback comes after the delivery.
    func hold(_ keys: Set<Modifier>) {
        if isDelivering {
            queued.append(.modifiers(keys))
        } else {
            heldModifiers = keys
        }
    }

    /// 4.8: returns whether all required keys and no excluded ones are held.
    func fitsModifiers(_ g: Recognizer) -> Bool {
        g.modifiers.isSubset(of: heldModifiers) && g.excludedModifiers.isDisjoint(with: heldModifiers)
    }
}
