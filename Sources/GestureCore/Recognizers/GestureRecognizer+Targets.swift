// SPDX-License-Identifier: MIT

/// Hears of a recognizer's actions.
open class ActionTarget {
    public init() {}

    /// The state read from the recognizer is the one being reported.
    open func perform(_ recognizer: GestureRecognizer) {}

    /// Returns whether two targets are the same function of the same object: such are called once (rule 5.9).
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

extension GestureRecognizer {
    /// Adds a target behind the others. Added inside a delivery it is called from the next one on. False: there is no
    /// memory for it.
    @discardableResult
    public final func addTarget(_ target: ActionTarget) -> Bool {
        let list = targets ?? TargetList()
        targets = list
        return list.add(target, since: dispatcher?.nextActionDelivery ?? 0)
    }

    /// The target that is the same as another one and called already; nil: there is none.
    package final func knownTarget(_ target: ActionTarget) -> ActionTarget? { targets?.known(target) }

    /// Calls a closure for every action; returns the target to take it back with.
    @discardableResult
    public final func addTarget(_ action: @escaping (GestureRecognizer) -> Void) -> ActionTarget {
        let target = ClosureTarget(action)
        addTarget(target)
        return target
    }

    /// Calls a method of an object for every action, as in `addTarget(self, action: Canvas.handlePan)`; returns the
    /// target to take it back with. The object is kept alive until then, unlike UIKit's.
    @discardableResult
    public final func addTarget<Target: AnyObject>(
        _ target: Target, action: @escaping (Target) -> (GestureRecognizer) -> Void
    ) -> ActionTarget {
        addTarget { action(target)($0) }
    }

    /// Removes a target, which is not called any more (rule 12.2).
    public final func removeTarget(_ target: ActionTarget) {
        targets?.remove(target)
    }

    /// Calls the targets for one action, in which the recognizer reads the state that it reports.
    @_optimize(speed)
    @inline(never)
    final func sendAction(_ state: State, delivery: UInt64) {
        guard let targets = targets.map({ Borrowed($0) }) else { return }
        // An action may take the recognizer's view away, which sends the next action at once (rule 2.10).
        let outerState = reportedState
        reportedState = state
        targets.use { $0.perform(self, delivery: delivery) }
        reportedState = outerState
    }
}
