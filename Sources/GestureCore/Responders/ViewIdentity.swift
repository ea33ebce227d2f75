// SPDX-License-Identifier: MIT
internal import CMemory

/// A reference to an object that ends with it: what `weak` would be if Embedded Swift had it.
class ObjectIdentity {}

/// A reference to a view.
final class ViewIdentity: ObjectIdentity {
    unowned(unsafe) var view: View?

    init(of view: View) {
        self.view = view
    }
}

extension View {
    /// Made when the first one refers to the view; nil: there is no memory, and a delivery can do without.
    final var identityIfPossible: ViewIdentity? {
        if let identity { return identity }
        guard tactus_reserve_is_whole() else { return nil }
        let made = ViewIdentity(of: self)
        identity = made
        return made
    }
}
