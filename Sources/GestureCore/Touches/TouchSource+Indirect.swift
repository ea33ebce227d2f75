// SPDX-License-Identifier: MIT

/// Gestures are made once and used again.
extension TouchSource {
    /// The last gesture's object serves again, unless a recognizer still looks at it.
    func freshGesture() -> IndirectGesture {
        if isKnownUniquelyReferenced(&gesture), let gesture { return gesture }
        let fresh = IndirectGesture()
        gesture = fresh
        return fresh
    }

    func freshScroll() -> IndirectGesture {
        if isKnownUniquelyReferenced(&scroll), let scroll { return scroll }
        let fresh = IndirectGesture()
        scroll = fresh
        return fresh
    }
}
