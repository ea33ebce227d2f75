// SPDX-License-Identifier: MIT
internal import CPlatform
public import CTactus
internal import GestureCore

/// Where lines go that belong to no application, and those of applications without a handler.
enum ProcessLog {
    nonisolated(unsafe) static var handler: tactus_log_func?
    nonisolated(unsafe) static var data: UnsafeMutableRawPointer?

    static func write(_ level: LogLevel, _ message: StaticString) {
        if let handler {
            handler(level.cValue, text(message), data)
        } else if level.rawValue >= LogLevel.warning.rawValue {
            writeToStandardError(message)
        }
    }

    /// A call without an application that could count it.
    static func refuse(_ bug: ClientBug) {
        write(.error, bug.message)
    }

    private static func writeToStandardError(_ message: StaticString) {
        // One write, so that lines of several threads do not mix.
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 256) { line in
            var length = 0
            func append(_ part: StaticString) {
                var index = 0
                while index < part.utf8CodeUnitCount, length < line.count &- 1 {
                    line[length] = part.utf8Start[index]
                    length &+= 1
                    index &+= 1
                }
            }
            append("tactus: ")
            append(message)
            line[length] = 0x0a
            _ = tactus_platform_write_error(line.baseAddress, length &+ 1)
        }
    }
}

/// One application's lines.
final class ApplicationLog: LogHandler {
    unowned(unsafe) var application: ApplicationHandle?
    var handler: tactus_log_func?
    var data: UnsafeMutableRawPointer?

    func log(_ level: LogLevel, _ message: StaticString) {
        let wasNotifying = application?.isNotifying ?? false
        application?.isNotifying = true
        if let handler {
            handler(level.cValue, text(message), data)
        } else {
            ProcessLog.write(level, message)
        }
        application?.isNotifying = wasNotifying
    }
}

extension LogLevel {
    var cValue: tactus_log_level {
        switch self {
        case .debug: TACTUS_LOG_LEVEL_DEBUG
        case .info: TACTUS_LOG_LEVEL_INFO
        case .warning: TACTUS_LOG_LEVEL_WARNING
        case .error: TACTUS_LOG_LEVEL_ERROR
        }
    }
}

@c @implementation
public func tactus_set_default_log_handler(_ handler: tactus_log_func?, _ data: UnsafeMutableRawPointer?) {
    ProcessLog.handler = handler
    ProcessLog.data = data
}

@c @implementation
public func tactus_application_set_log_handler(
    _ application: OpaquePointer?, _ handler: tactus_log_func?, _ data: UnsafeMutableRawPointer?
) -> tactus_status {
    changeApplication(application) {
        $0.logHandler.handler = handler
        $0.logHandler.data = data
        return TACTUS_STATUS_OK
    }
}

@c @implementation
public func tactus_application_get_client_bug_count(_ application: OpaquePointer?) -> UInt64 {
    readApplication(application, 0) { $0.application.diagnostics.clientBugCount }
}
