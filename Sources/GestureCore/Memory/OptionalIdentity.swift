// SPDX-License-Identifier: MIT

// Until 6.3 Embedded Swift lacks `!==` of Optionals, and its compiler stops where an Optional of a protocol's type is
// compared. Remove this file with Swift 6.2.
#if hasFeature(Embedded) && compiler(<6.3)
    /// Returns whether both are the same object, or both are nil.
    @inline(__always)
    package func === (a: AnyObject?, b: AnyObject?) -> Bool {
        switch (a, b) {
        case (let a?, let b?): ObjectIdentifier(a) == ObjectIdentifier(b)
        case (nil, nil): true
        default: false
        }
    }

    /// Returns whether they are different objects, or only one of them is nil.
    @inline(__always)
    package func !== (a: AnyObject?, b: AnyObject?) -> Bool { !(a === b) }
#endif
