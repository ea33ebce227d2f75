// SPDX-License-Identifier: MIT

/// Receives a recognizer's actions.
open class ActionTarget {
    /// Creates a target that does nothing.
    public init() {}

    /// Called for an action. The recognizer's `state` is the one being reported. The default does nothing.
    open func perform(_ recognizer: GestureRecognizer) {}

    /// Returns whether two targets are the same function of the same object, which is called once (rule 5.9). Default:
    /// object identity.
    open func isSame(as other: ActionTarget) -> Bool { self === other }
}

extension GestureRecognizer {
    /// Adds a target after the others. A target added inside a delivery is called from the next delivery on. Adding the
    /// same target again has no effect. Returns false if out of memory. O(targets).
    @discardableResult
    public final func addTarget(_ target: ActionTarget) -> Bool {
        let list = targets ?? TargetList()
        targets = list
        return list.add(target, since: dispatcher?.nextActionDelivery ?? 0)
    }

    /// Returns the installed target that is the same as `target`, or nil. O(targets).
    package final func knownTarget(_ target: ActionTarget) -> ActionTarget? { targets?.known(target) }

    /// Removes a target, which is not called any more (rule 12.2). Does nothing if it is not installed. O(targets).
    public final func removeTarget(_ target: ActionTarget) {
        targets?.remove(target)
    }

    /// Calls the targets for one action. During the call the recognizer's `state` is the reported one.
    @_optimize(speed)
    @inline(never)
    final func sendAction(_ state: State, delivery: UInt64) {
        guard let targets = targets.map({ Borrowed($0) }) else { return }
        reportedState = state
        targets.use { $0.perform(self, delivery: delivery) }
        reportedState = nil
    }
}
