// SPDX-License-Identifier: MIT
internal import CWaylandServer

/// The adapter's records are plain C memory, used only through pointers: a lack of it is an answer, not a trap, and
/// whatever is called from here may call back, since nobody holds an access.
protocol Linked {
    var next: UnsafeMutablePointer<Self>? { get set }
}

/// nil: no memory.
func makeRecord<Record>(_ record: Record) -> UnsafeMutablePointer<Record>? {
    guard let memory = malloc(MemoryLayout<Record>.stride) else { return nil }
    let pointer = memory.bindMemory(to: Record.self, capacity: 1)
    pointer.initialize(to: record)
    return pointer
}

/// Records in the order in which they came.
struct LinkedList<Record: Linked>: Sequence {
    private(set) var first: UnsafeMutablePointer<Record>?

    /// O(count).
    mutating func append(_ record: UnsafeMutablePointer<Record>) {
        record.pointee.next = nil
        guard var last = first else {
            first = record
            return
        }
        while let next = last.pointee.next { last = next }
        last.pointee.next = record
    }

    /// Leaves the memory to the caller. O(count).
    mutating func remove(_ record: UnsafeMutablePointer<Record>) {
        guard var previous = first else { return }
        if previous == record {
            first = record.pointee.next
            return
        }
        while let next = previous.pointee.next {
            if next == record {
                previous.pointee.next = record.pointee.next
                return
            }
            previous = next
        }
    }

    mutating func popFirst() -> UnsafeMutablePointer<Record>? {
        guard let record = first else { return nil }
        first = record.pointee.next
        return record
    }

    /// Unlinks and frees those that a condition holds for.
    mutating func free(where isOver: (UnsafeMutablePointer<Record>) -> Bool) {
        var kept: UnsafeMutablePointer<Record>?
        var following = first
        while let record = following {
            following = record.pointee.next
            guard isOver(record) else {
                kept = record
                continue
            }
            if let kept { kept.pointee.next = following } else { first = following }
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
