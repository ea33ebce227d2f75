// SPDX-License-Identifier: MIT

extension Application {
    /// Tells windows that they have become key or are key no more (rule 3.4).
    final func tellKeyWindow() {
        // A callback changed the key window: the call that is already running reports it.
        guard toldKeyWindow !== keyWindow, !isTellingKeyWindow, !isShutDown else { return }
        isTellingKeyWindow = true
        var rounds = 0
        while toldKeyWindow !== keyWindow, !isShutDown {
            rounds += 1
            guard rounds <= DeliveryLimits.rounds else {
                diagnostics.report(.endlessUpdates, Dispatch.endlessUpdates)
                break
            }
            if let resigning = toldKeyWindow {
                toldKeyWindow = nil
                resigning.overrides?.resignedKey(resigning)
            } else if let key = keyWindow {
                toldKeyWindow = key
                key.overrides?.becameKey(key)
            }
        }
        isTellingKeyWindow = false
    }
}
