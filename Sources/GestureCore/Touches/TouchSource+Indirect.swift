// SPDX-License-Identifier: MIT

/// Reuse of gesture objects, so that a new gesture usually allocates nothing.
extension TouchSource {
    /// Returns the last gesture's object, unless a recognizer still uses it; then a new one.
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
