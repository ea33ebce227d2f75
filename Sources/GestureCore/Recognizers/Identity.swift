// SPDX-License-Identifier: MIT
#if !hasFeature(Embedded)

    // Objects are equal if they are the same object, as UIKit's are, and can be elements of sets and keys of
    // dictionaries.

    extension Touch: Hashable {
        public static func == (left: Touch, right: Touch) -> Bool { left === right }
        public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }

    extension Responder: Hashable {
        public static func == (left: Responder, right: Responder) -> Bool { left === right }
        public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }

    extension GestureRecognizer: Hashable {
        public static func == (left: GestureRecognizer, right: GestureRecognizer) -> Bool { left === right }
        public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }
#endif
