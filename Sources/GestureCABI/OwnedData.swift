// SPDX-License-Identifier: MIT
internal import CTactus
internal import GestureCore

/// Data of the host with a function that destroys it, retained by the targets that are called with it.
final class OwnedData {
    private let record: OwnedDataRecord

    init(_ record: OwnedDataRecord) {
        self.record = record
    }

    /// The last target has gone, perhaps in the middle of a call.
    deinit { record.abandon() }
}

/// The application's record of a target's data. The application calls the function when its outermost call returns.
final class OwnedDataRecord {
    typealias Function = @convention(c) (UnsafeMutableRawPointer?) -> Void
    private let function: Function
    private let data: UnsafeMutableRawPointer?
    /// The application; nil after it has removed the record from its list.
    fileprivate unowned(unsafe) var owner: ApplicationHandle?
    fileprivate var isAbandoned = false

    init(_ function: @escaping Function, _ data: UnsafeMutableRawPointer?) {
        self.function = function
        self.data = data
    }

    fileprivate func abandon() {
        isAbandoned = true
        owner?.noteAbandonedData()
    }

    fileprivate func destroy() { function(data) }
}

/// All data that an application has to destroy.
struct OwnedDataList: ~Copyable {
    private var records = GrowingList<OwnedDataRecord>()

    init() {}

    /// Adds a record. Returns false if out of memory.
    mutating func add(_ record: OwnedDataRecord, of owner: ApplicationHandle) -> Bool {
        guard records.append(record) else { return false }
        record.owner = owner
        return true
    }

    mutating func remove(_ unwanted: OwnedDataRecord) {
        var index = 0
        while let record = records[index] {
            if record === unwanted {
                record.owner = nil
                records.remove(at: index)
                return
            }
            index &+= 1
        }
    }

    /// Removes and returns a record that no target holds any more, or any record.
    mutating func take(any isAny: Bool) -> OwnedDataRecord? {
        var index = 0
        while let record = records[index] {
            if isAny || record.isAbandoned {
                record.owner = nil
                return records.remove(at: index)
            }
            index &+= 1
        }
        return nil
    }
}

extension Handle {
    /// Adds a target together with its data. If that fails, the data stays the caller's.
    func adding(
        _ destroy: OwnedDataRecord.Function?, _ data: UnsafeMutableRawPointer?, _ add: (OwnedData?) -> Bool
    ) -> tactus_status {
        guard let destroy, let owner else { return adding { add(nil) } }
        return adding {
            let record = OwnedDataRecord(destroy, data)
            guard owner.keep(record) else { return false }
            if add(OwnedData(record)) { return true }
            owner.forget(record)
            return false
        }
    }
}

extension ApplicationHandle {
    /// Calls the destroy functions of data that no target holds any more, or of all data. They may only call getters.
    func destroyData(all: Bool) {
        let wasNotifying = isNotifying
        isNotifying = true
        while let record = takeData(any: all) { record.destroy() }
        isNotifying = wasNotifying
    }
}
