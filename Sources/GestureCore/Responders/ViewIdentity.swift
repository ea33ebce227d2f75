// SPDX-License-Identifier: MIT
internal import CMemory

/// Identity of an object: a reference that becomes nil when the object is destroyed. Embedded Swift has no `weak`.
class ObjectIdentity {
    final var name = CopiedText()
}

/// A non-retaining reference to a view.
final class ViewIdentity: ObjectIdentity {
    unowned(unsafe) var view: View?

    init(of view: View) {
        self.view = view
    }
}

extension View {
    /// The identity, or nil if there is no memory for one: a delivery can do without.
    final var identityIfPossible: ViewIdentity? {
        if let identity { return identity }
        guard tactus_reserve_is_whole() else { return nil }
        let made = ViewIdentity(of: self)
        identity = made
        return made
    }

    /// Name in UTF-8, valid until it is set again; nil if the view has none.
    package final var nameText: UnsafePointer<CChar>? { identity?.name.pointer }

    /// Copies a name. Returns false if out of memory.
    package final func setName(_ name: UnsafePointer<CChar>?) -> Bool {
        if name == nil, identity == nil { return true }
        return identityIfPossible?.name.set(name) ?? false
    }

    #if !hasFeature(Embedded)
        /// Name for log lines, reasons and dumps. Default: nil. O(length).
        public final var name: String? {
            get { nameText.map { String(cString: $0) } }
            set {
                guard let newValue else {
                    _ = setName(nil)
                    return
                }
                _ = newValue.withCString { setName($0) }
            }
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

    @inline(never)
    package mutating func append(name: UnsafePointer<CChar>?, number: UInt32) {
        if let name {
            append(" \"")
            append(text: name)
            append("\"")
        }
        guard number > 0 else { return }
        append(name == nil ? " #" : " (#")
        append(UInt64(number))
        append(")", if: name != nil)
    }
}
