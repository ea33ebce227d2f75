// SPDX-License-Identifier: MIT
internal import CMemory

/// A non-retaining reference to a view.
package final class ViewIdentity: ObjectIdentity {
    unowned(unsafe) var view: View?

    init(of view: View) {
        self.view = view
    }
}

extension View: Named {
    /// The identity, or nil if there is no memory for one: a delivery can do without.
    package final var identityIfPossible: ViewIdentity? {
        if let knownIdentity { return knownIdentity }
        guard tactus_reserve_is_whole() else { return nil }
        let made = ViewIdentity(of: self)
        knownIdentity = made
        return made
    }

    #if !hasFeature(Embedded)
        /// Name for log lines, reasons and dumps. Default: nil. O(length).
        public final var name: String? {
            get { nameString }
            set { nameString = newValue }
        }
    #endif
}

extension View: Described {
    /// Writes a title such as `view "card" (#7)`.
    @inline(never)
    package final func writeTitle(to line: inout TextLine) {
        line.append(literal: word.utf8Start)
        line.append(name: nameText, number: number)
    }
}

extension TextLine {
    package mutating func append(_ view: View) { view.writeTitle(to: &self) }
}
