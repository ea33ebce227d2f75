// SPDX-License-Identifier: MIT

extension Application {
    /// Tells windows that they are key now, or not any more (rule 3.4).
    final func tellKeyWindow() {
        // The running call delivers what a callback changes.
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
