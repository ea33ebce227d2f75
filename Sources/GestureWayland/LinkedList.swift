// SPDX-License-Identifier: MIT
internal import CWaylandServer

/// The adapter's records are plain C memory, used only through pointers: a lack of it is an answer, not a trap, and
/// whatever is called from here may call back, since nobody holds an access.
protocol Linked {
    var next: UnsafeMutablePointer<Self>? { get set }
    var previous: UnsafeMutablePointer<Self>? { get set }
}

/// nil: no memory.
func makeRecord<Record>(_ record: Record) -> UnsafeMutablePointer<Record>? {
    guard let memory = malloc(MemoryLayout<Record>.stride) else { return nil }
    let pointer = memory.bindMemory(to: Record.self, capacity: 1)
    pointer.initialize(to: record)
    return pointer
}

/// Records in the order in which they came. However many a client makes, adding and removing one costs the same.
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

    /// Of a record that is in the list; leaves the memory to the caller.
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

    /// Unlinks and frees those that a condition holds for. O(count).
    mutating func free(where isOver: (UnsafeMutablePointer<Record>) -> Bool) {
        for record in self where isOver(record) {
            remove(record)
            CWaylandServer.free(record)
        }
    }

    /// The element at hand may be removed and freed in the loop, others not.
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
