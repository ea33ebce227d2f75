// SPDX-License-Identifier: MIT

/// Identity of an object: a reference that becomes nil when the object is destroyed. Embedded Swift has no `weak`.
package class ObjectIdentity {
    final var name = CopiedText()
}

/// An object with a name, which its identity keeps.
package protocol Named: AnyObject {
    associatedtype Identity: ObjectIdentity
    /// The identity, or nil if nothing has needed it yet.
    var knownIdentity: Identity? { get }
    /// The identity, created on first use; nil if there is no memory for it.
    var identityIfPossible: Identity? { get }
}

extension Named {
    /// Name in UTF-8, valid until it is set again; nil if the object has none.
    package var nameText: UnsafePointer<CChar>? { knownIdentity?.name.pointer }

    /// Copies a name. Returns false if out of memory.
    package func setName(_ name: UnsafePointer<CChar>?) -> Bool {
        if name == nil, knownIdentity == nil { return true }
        return identityIfPossible?.name.set(name) ?? false
    }

    #if !hasFeature(Embedded)
        /// The name. Setting nil removes it.
        var nameString: String? {
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

extension TextLine {
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
