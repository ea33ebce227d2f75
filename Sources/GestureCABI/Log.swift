// SPDX-License-Identifier: MIT
internal import CPlatform
public import CTactus
internal import GestureCore

/// Handler of log lines that belong to no application or to one without a handler of its own.
enum ProcessLog {
    nonisolated(unsafe) static var handler: tactus_log_func?
    nonisolated(unsafe) static var data: UnsafeMutableRawPointer?

    static func write(_ level: LogLevel, _ message: LogMessage) {
        if let handler {
            handler(level.cValue, message.text, data)
        } else if level.rawValue >= LogLevel.warning.rawValue {
            writeToStandardError(message)
        }
    }

    private static func writeToStandardError(_ message: LogMessage) {
        // Writes the line at once, so that lines of several threads do not mix.
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: 640) { room in
            var line = TextLine(room)
            line.append("tactus: ")
            line.append(text: message.text)
            line.append("\n")
            _ = tactus_platform_write_error(line.text, min(line.length, room.count &- 1))
        }
    }
}

/// Log handler of one application.
final class ApplicationLog: LogHandler {
    unowned(unsafe) var application: ApplicationHandle?
    var handler: tactus_log_func?
    var data: UnsafeMutableRawPointer?

    func log(_ level: LogLevel, _ message: LogMessage) {
        let wasNotifying = application?.isNotifying ?? false
        application?.isNotifying = true
        if let handler {
            handler(level.cValue, message.text, data)
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
