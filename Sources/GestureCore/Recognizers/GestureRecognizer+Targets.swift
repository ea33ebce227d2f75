// SPDX-License-Identifier: MIT

/// Hears of a recognizer's actions.
open class ActionTarget {
    public init() {}

    /// The state read from the recognizer is the one being reported.
    open func perform(_ recognizer: GestureRecognizer) {}

    /// Whether two targets are the same function of the same object: such are called once (rule 5.9).
    open func isSame(as other: ActionTarget) -> Bool { self === other }
}

/// A closure as a target.
public final class ClosureTarget: ActionTarget {
    private let action: (GestureRecognizer) -> Void

    /// Calls a closure with each action.
    public init(_ action: @escaping (GestureRecognizer) -> Void) {
        self.action = action
        super.init()
    }

    public override func perform(_ recognizer: GestureRecognizer) {
        action(recognizer)
    }
}

struct TargetEntry {
    let target: ActionTarget
    /// The delivery from which on it is called (rule 12.2).
    let since: UInt64
    /// The action for which it was called last.
    var lastRound: UInt64 = 0
}

extension GestureRecognizer {
    /// Adds a target behind the others. Added inside a delivery it is called from the next one on.
    public final func addTarget(_ target: ActionTarget) {
        for entry in targets where entry.target.isSame(as: target) { return }
        targetChanges &+= 1
        targets.append(TargetEntry(target: target, since: dispatcher?.nextActionDelivery ?? 0))
    }

    /// Calls a closure for every action; returns the target to take it back with.
    @discardableResult
    public final func addAction(_ action: @escaping (GestureRecognizer) -> Void) -> ActionTarget {
        let target = ClosureTarget(action)
        addTarget(target)
        return target
    }

    /// It is not called any more (rule 12.2).
    public final func removeTarget(_ target: ActionTarget) {
        targetChanges &+= 1
        targets.removeAll { $0.target.isSame(as: target) }
    }

    /// Calls the targets for one action. They may change the list: a removed one is not called any more.
    final func sendAction(_ state: State, delivery: UInt64) {
        reportedState = state
        actionRound &+= 1
        var index = 0
        while index < targets.count {
            let target = targets[index].target
            guard targets[index].since <= delivery, targets[index].lastRound != actionRound else {
                index += 1
                continue
            }
            targets[index].lastRound = actionRound
            let changes = targetChanges
            target.perform(self)
            // The list is another one: those that were called are marked.
            index = targetChanges == changes ? index + 1 : 0
        }
        reportedState = nil
    }
}
