// SPDX-License-Identifier: MIT
internal import CTactus
internal import CTactusWayland
internal import CWaylandServer

/// The touches of all clients: the live ones, of which the engine has 128 at most, and as many that are over.
struct TouchBook {
    private static let capacity = 256
    private let records: UnsafeMutablePointer<TouchRecord>
    private let cursor: UnsafeMutablePointer<Int>

    /// nil: no memory.
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

    /// A fresh record, in place of the one that has been over for longest; nil: all are in use.
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

    /// For who lets go of what records point to. Live touches have been taken from their streams before.
    func forget(where isMeant: (UnsafeMutablePointer<TouchRecord>) -> Bool) {
        while let record = first(where: isMeant) { record.pointee = TouchRecord() }
    }

    func forget(_ surface: UnsafeMutablePointer<Surface>) {
        while let record = first(where: { $0.pointee.surface == surface }) { record.pointee.surface = nil }
    }

    /// Forgets what a client knows. Touches that the host has yet to hear of stay, without their client.
    func forget(_ client: UnsafeMutablePointer<Client>) {
        forget { $0.pointee.client == client && $0.pointee.untold.isEmpty }
        while let record = first(where: { $0.pointee.client == client }) { record.pointee.client = nil }
    }

    /// Returns the record that has waited longest to be told.
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

    /// The live one of a touch.
    func find(_ touch: OpaquePointer) -> UnsafeMutablePointer<TouchRecord>? {
        first { $0.pointee.touch == touch && $0.pointee.isLive }
    }
}
