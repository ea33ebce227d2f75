// SPDX-License-Identifier: MIT

import ScenarioFormat

extension Model {
    /// 8.8: a pointer or stylus is near the panel at a location, or leaves (nil).
    func hover(at place: Point?) {
        let hit = place.flatMap(hitTest)
        if place != hoverPlace { hoverNumber += 1 }
        hoverPlace = place
        deliver {
            let hovers = ordered(recognizers).compactMap { $0 as? Hover }
            // Those that the pointer enters start an attempt; one that it leaves in this delivery is not idle.
            let idle = hovers.filter { !$0.isInAttempt }
            for g in hovers where g.isInAttempt && !g.isFinished {
                g.pointerMoved(to: isOver(hit, g) ? place : nil)
            }
            guard let place else { return }
            for g in idle where g.isEnabled && isOver(hit, g) && g.askedAt != hoverNumber {
                g.askedAt = hoverNumber
                guard fitsModifiers(g) else { continue }
                g.isInAttempt = true
                g.pointerEntered(at: place)
            }
        }
    }

    private func isOver(_ hit: View?, _ g: Recognizer) -> Bool {
        hit?.pathToRoot.contains { $0 === g.view } ?? false
    }
}
