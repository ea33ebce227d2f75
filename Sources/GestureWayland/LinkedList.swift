// SPDX-License-Identifier: MIT
internal import CWaylandServer

/// A record in a list. Records are plain C memory, used only through pointers. So a failed allocation can be reported
/// instead of trapping, and callbacks may change records at any time, because no access is held.
protocol Linked {
    var next: UnsafeMutablePointer<Self>? { get set }
    var previous: UnsafeMutablePointer<Self>? { get set }
}

/// Allocates a record. Returns nil if out of memory.
func makeRecord<Record>(_ record: Record) -> UnsafeMutablePointer<Record>? {
    guard let memory = malloc(MemoryLayout<Record>.stride) else { return nil }
    let pointer = memory.bindMemory(to: Record.self, capacity: 1)
    pointer.initialize(to: record)
    return pointer
}

/// Records in the order of their addition. Adding and removing take constant time.
struct LinkedList<Record: Linked>: Sequence {
    private(set) var first: UnsafeMutablePointer<Record>?
    private var last: UnsafeMutablePointer<Record>?

    init() {}

    mutating func append(_ record: UnsafeMutablePointer<Record>) {
        record.pointee.next = nil
        record.pointee.previous = last
        if let last { last.pointee.next = record } else { first = record }
        last = record
    }

    /// Removes a record that is in the list; the caller frees it.
    mutating func remove(_ record: UnsafeMutablePointer<Record>) {
        let (previous, next) = (record.pointee.previous, record.pointee.next)
        if let previous { previous.pointee.next = next } else { first = next }
        if let next { next.pointee.previous = previous } else { last = previous }
    }

    mutating func popFirst() -> UnsafeMutablePointer<Record>? {
        guard let record = first else { return nil }
        remove(record)
        return record
    }

    /// Unlinks and frees the records that match. O(count).
    mutating func free(where isOver: (UnsafeMutablePointer<Record>) -> Bool) {
        for record in self where isOver(record) {
            remove(record)
            CWaylandServer.free(record)
        }
    }

    /// The current element may be removed and freed in the loop, but no other.
    struct Iterator: IteratorProtocol {
        fileprivate var following: UnsafeMutablePointer<Record>?

        mutating func next() -> UnsafeMutablePointer<Record>? {
            guard let record = following else { return nil }
            following = record.pointee.next
            return record
        }
    }

    func makeIterator() -> Iterator { Iterator(following: first) }
}
