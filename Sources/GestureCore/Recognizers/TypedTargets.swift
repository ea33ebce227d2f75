// SPDX-License-Identifier: MIT
#if !hasFeature(Embedded)

    /// A target that calls a closure.
    public final class ClosureTarget: ActionTarget {
        private let action: (GestureRecognizer) -> Void

        /// Creates a target that calls `action`.
        public init(_ action: @escaping (GestureRecognizer) -> Void) {
            self.action = action
            super.init()
        }

        public override func perform(_ recognizer: GestureRecognizer) {
            action(recognizer)
        }
    }

    /// Every recognizer. A class has no name for the type of the recognizer that a function is called on, a protocol has:
    /// actions get a pan as a `PanGestureRecognizer`.
    public protocol TypedGestureRecognizer: GestureRecognizer {}

    extension GestureRecognizer: TypedGestureRecognizer {}

    extension TypedGestureRecognizer {
        /// Adds a closure that is called for every action. Returns the target, with which `removeTarget` removes it.
        /// O(targets).
        @discardableResult
        public func addTarget(_ action: @escaping (Self) -> Void) -> ActionTarget {
            let target = ClosureTarget { if let recognizer = $0 as? Self { action(recognizer) } }
            addTarget(target)
            return target
        }

        /// Adds a closure without arguments that is called for every action. Returns the target, with which `removeTarget`
        /// removes it. O(targets).
        @discardableResult
        public func addTarget(_ action: @escaping () -> Void) -> ActionTarget {
            addTarget { (_: Self) in action() }
        }

        /// Adds a method of an object, as in `addTarget(self, action: Canvas.handlePan)`, that is called for every action.
        /// The object is not retained, as in UIKit, so that it may own the recognizer: after its end nothing is called.
        /// Returns the target, with which `removeTarget` removes it. O(targets).
        @discardableResult
        public func addTarget<Target: AnyObject>(
            _ target: Target, action: @escaping (Target) -> (Self) -> Void
        ) -> ActionTarget {
            addTarget { [weak target] (recognizer: Self) in
                if let target { action(target)(recognizer) }
            }
        }

        /// Adds a method of an object that takes no arguments; otherwise the same.
        @discardableResult
        public func addTarget<Target: AnyObject>(
            _ target: Target, action: @escaping (Target) -> () -> Void
        ) -> ActionTarget {
            addTarget { [weak target] (_: Self) in
                if let target { action(target)() }
            }
        }
    }
#endif
