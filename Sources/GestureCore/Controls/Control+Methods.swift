// SPDX-License-Identifier: MIT
#if !hasFeature(Embedded)

    /// Every control; gives actions the type of the control that they are added to.
    public protocol TypedControl: Control {}

    extension Control: TypedControl {}

    // As in UIKit, the object is not retained, so that it may own the control: after its end nothing is called. Each
    // function returns the target, with which `removeTarget(_:for:)` removes it. O(targets).
    extension TypedControl {
        /// Adds a method of an object that gets the control, as in `addTarget(self, action: Form.send, for: .touchDown)`.
        @discardableResult
        public func addTarget<Target: AnyObject>(
            _ target: Target, action: @escaping (Target) -> (Self) -> Void, for events: ControlEvents
        ) -> ControlTarget {
            add(target, for: events) { target, control, _ in action(target)(control) }
        }

        /// Adds a method of an object that gets the control and the event that happened.
        @discardableResult
        public func addTarget<Target: AnyObject>(
            _ target: Target, action: @escaping (Target) -> (Self, ControlEvents) -> Void, for events: ControlEvents
        ) -> ControlTarget {
            add(target, for: events) { action($0)($1, $2) }
        }

        /// Adds a method of an object without arguments.
        @discardableResult
        public func addTarget<Target: AnyObject>(
            _ target: Target, action: @escaping (Target) -> () -> Void, for events: ControlEvents
        ) -> ControlTarget {
            add(target, for: events) { target, _, _ in action(target)() }
        }

        /// Adds a closure that gets the object.
        @discardableResult
        public func addTarget<Target: AnyObject>(
            _ target: Target, action: @escaping (Target) -> Void, for events: ControlEvents
        ) -> ControlTarget {
            add(target, for: events) { target, _, _ in action(target) }
        }

        private func add<Target: AnyObject>(
            _ target: Target, for events: ControlEvents, _ action: @escaping (Target, Self, ControlEvents) -> Void
        ) -> ControlTarget {
            let added = ControlClosure { [weak target] control, event in
                if let target, let control = control as? Self { action(target, control, event) }
            }
            addTarget(added, for: events)
            return added
        }
    }
#endif
