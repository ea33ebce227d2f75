// SPDX-License-Identifier: MIT

extension ContiguousArray {
    /// Takes an element out, if there is one like that. Only for arrays that nobody else holds: a shared one would be
    /// copied.
    @inline(__always)
    mutating func removeFirst(where isMeant: (Element) -> Bool) {
        guard let index = firstIndex(where: isMeant) else { return }
        remove(at: index)
    }
}
