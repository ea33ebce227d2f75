// SPDX-License-Identifier: MIT
internal import CTactus
internal import CTactusWayland
internal import CWaylandServer

/// Touches of all clients: live ones, at most 128 in the engine, and as many that are over.
struct TouchBook {
    private static let capacity = 256
    private let records: UnsafeMutablePointer<TouchRecord>
    private let cursor: UnsafeMutablePointer<Int>

    /// Returns nil if out of memory.
    init?() {
        guard let cursor = makeRecord(0) else { return nil }
        guard let memory = malloc(MemoryLayout<TouchRecord>.stride * Self.capacity) else {
            CWaylandServer.free(cursor)
            return nil
        }
        self.cursor = cursor
        records = memory.bindMemory(to: TouchRecord.self, capacity: Self.capacity)
        records.initialize(repeating: TouchRecord(), count: Self.capacity)
    }

    func free() {
        CWaylandServer.free(records)
        CWaylandServer.free(cursor)
    }

    /// Returns a record for a new touch, in place of the one that has been over for longest; nil if all are in use.
    func take() -> UnsafeMutablePointer<TouchRecord>? {
        var tries = 0
        while tries < Self.capacity {
            tries += 1
            let record = records + cursor.pointee
            cursor.pointee = (cursor.pointee + 1) % Self.capacity
            guard !record.pointee.isLive, record.pointee.untold.isEmpty else { continue }
            record.pointee = TouchRecord()
            return record
        }
        return nil
    }

    func first(where isWanted: (UnsafeMutablePointer<TouchRecord>) -> Bool) -> UnsafeMutablePointer<TouchRecord>? {
        var index = 0
        while index < Self.capacity {
            let record = records + index
            if record.pointee.seat != nil, isWanted(record) { return record }
            index += 1
        }
        return nil
    }

    /// Clears records whose objects are being removed. Live touches must have been removed from their streams before.
    func forget(where isMeant: (UnsafeMutablePointer<TouchRecord>) -> Bool) {
        while let record = first(where: isMeant) { record.pointee = TouchRecord() }
    }

    func forget(_ surface: UnsafeMutablePointer<Surface>) {
        while let record = first(where: { $0.pointee.surface == surface }) { record.pointee.surface = nil }
    }

    /// Clears the records of a client. Touches with phases that the host must still be told stay, without their client.
    func forget(_ client: UnsafeMutablePointer<Client>) {
        forget { $0.pointee.client == client && $0.pointee.untold.isEmpty }
        while let record = first(where: { $0.pointee.client == client }) { record.pointee.client = nil }
    }

    /// Returns the record whose phase has waited longest.
    func firstUntold() -> UnsafeMutablePointer<TouchRecord>? {
        var found: UnsafeMutablePointer<TouchRecord>?
        var index = 0
        while index < Self.capacity {
            let record = records + index
            index += 1
            guard record.pointee.seat != nil, !record.pointee.untold.isEmpty else { continue }
            if let earlier = found, earlier.pointee.untold.order < record.pointee.untold.order { continue }
            found = record
        }
        return found
    }

    /// Returns the live record of a touch, or nil.
    func find(_ touch: OpaquePointer) -> UnsafeMutablePointer<TouchRecord>? {
        first { $0.pointee.touch == touch && $0.pointee.isLive }
    }
}
