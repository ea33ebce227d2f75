// SPDX-License-Identifier: MIT

extension ContiguousArray {
    /// Removes the first element that matches, if any. Use it only for uniquely owned arrays: a shared one would be
    /// copied.
    @inline(__always)
    mutating func removeFirst(where isMeant: (Element) -> Bool) {
        guard let index = firstIndex(where: isMeant) else { return }
        remove(at: index)
    }
}
