// SPDX-License-Identifier: MIT

import CEvdev
import CTactus
import CTactusRecorder
import Glibc

/// Records what the gestures are told, for `tactus explain` and its like: the last minute, in memory until the person
/// asks for it, and all of it if the command line says so. Files are the person's, and nobody else can read them.
final class Recording {
    private static let flightDuration: UInt64 = 60_000_000
    /// Enough for half a minute of ten fingers, and for the whole minute of four.
    private static let flightSize = 2 << 20
    private static let flightFile = "last-minute.scenario"

    private var flight: OpaquePointer?
    private var recorder: OpaquePointer?
    private var descriptor: Int32 = -1

    init(_ application: OpaquePointer) {
        flight = tactus_flight_recorder_create(application, Recording.flightDuration, Recording.flightSize)
        if flight == nil { Log.warning("no memory: the last minute is not kept") }
    }

    /// Records to a file from now on. Returns false if that is not possible; `errno` says why.
    func write(to path: String, of application: OpaquePointer) -> Bool {
        descriptor = tactus_create_private(path)
        guard descriptor >= 0 else { return false }
        // Fails of a pipe, which has nothing to be replaced.
        ftruncate(descriptor, 0)
        recorder = tactus_recorder_create_for_fd(application, descriptor)
        return recorder != nil
    }

    /// Writes the last minute to the person's file, in place of an earlier one.
    func dump() {
        guard let flight else { return Log.warning("there was no memory to keep the last minute") }
        guard let folder = Log.personFolder else { return Log.error("no home to write the last minute to") }
        let path = "\(folder)/\(Recording.flightFile)"
        unlink(path)
        let file = tactus_create_private(path)
        guard file >= 0 else { return Log.error("\(path): \(Log.reason())") }
        defer { close(file) }
        let status = tactus_recorder_dump_to_fd(flight, file)
        guard status == TACTUS_STATUS_OK else {
            unlink(path)
            return Log.error("\(path): \(tactus_status_to_string(status).map { String(cString: $0) } ?? "failed")")
        }
        Log.info("the last minute is in \(path)")
    }

    deinit {
        tactus_recorder_destroy(recorder)
        tactus_recorder_destroy(flight)
        if descriptor >= 0 { close(descriptor) }
    }
}
