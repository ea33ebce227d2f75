// SPDX-License-Identifier: MIT

import ScenarioFormat

// 14.1: the pointer hovers, and is a touch while a button is down.

/// 14.1: a pointer and its buttons.
struct PointerState {
    /// Id of its touch.
    static let touchID: TouchID = 0

    var place = Point.zero
    var buttons: Set<PointerButton> = []
}

extension Model {
    /// The hover of a motion comes before the touch's.
    func movePointer(to place: Point) {
        pointer.place = place
        hover(at: place)
        if !pointer.buttons.isEmpty { movePointerTouch() }
    }

    /// A further button is no further touch: the mask changes like the place. Returns whether the first press hit a view
    /// (14.4).
    func press(_ button: PointerButton) -> Bool {
        let isFirst = pointer.buttons.isEmpty
        pointer.buttons.insert(button)
        hover(at: pointer.place)
        guard isFirst else {
            movePointerTouch()
            return true
        }
        let hit = hitTest(pointer.place)
        deliverFrame([Change(id: PointerState.touchID, kind: .down(pointer.place, .indirectPointer), time: now)])
        return hit != nil
    }

    func release(_ button: PointerButton) {
        guard pointer.buttons.contains(button) else { return hover(at: pointer.place) }
        pointer.buttons.remove(button)
        hover(at: pointer.place)
        guard pointer.buttons.isEmpty else { return movePointerTouch() }
        deliverFrame([Change(id: PointerState.touchID, kind: .up, time: now)])
    }

    private func movePointerTouch() {
        let change = Change(id: PointerState.touchID, kind: .move(pointer.place), time: now)
        deliverFrame([change])
    }
}

extension Touch {
    /// Pressed buttons as the log shows them.
    var buttonMask: Int64 {
        let masks: [PointerButton: Int64] = [.primary: 1, .secondary: 2, .middle: 4]
        return buttons.reduce(0) { $0 + (masks[$1] ?? 0) }
    }
}
