// SPDX-License-Identifier: MIT

import CTactusGestures
import Glibc

/// Runs the commands of gestures. The steps of one gesture run one after another: a later one must not overtake an
/// earlier one, or a slider jumps back. A command that stays, such as a terminal, delays none.
final class Commands {
    /// Commands of a gesture that wait at most.
    private static let mostWaiting = 64

    private struct Waiting {
        var words: [String]
        var environment: [String]
        /// Whether it is a step while the fingers move: the next one makes this one superfluous.
        var isStep: Bool
    }

    private var running: [pid_t: (name: String, isStep: Bool)] = [:]
    private var waiting: [String: [Waiting]] = [:]
    private var lastLine = ""

    func run(_ command: tactus_gestures_command) {
        let name = command.name.map { String(cString: $0) } ?? ""
        let environment = Commands.strings(command.environment)
        let next = Waiting(
            words: Commands.strings(command.words), environment: environment,
            isStep: environment.contains("TACTUS_PHASE=changed"))
        guard running.values.contains(where: { $0.name == name && $0.isStep }) else { return start(next, of: name) }
        var queue = waiting[name] ?? []
        if next.isStep, queue.last?.isStep == true { queue.removeLast() }
        guard queue.count < Commands.mostWaiting else {
            return log("\(name): its commands take too long; one is left out")
        }
        queue.append(next)
        waiting[name] = queue
    }

    private func start(_ command: Waiting, of name: String) {
        guard let first = command.words.first else { return }
        let pid = withCStrings(command.words) { words in
            withCStrings(command.environment) { tactus_gestures_spawn(words, $0) }
        }
        guard pid >= 0 else { return Log.warning("\(name): no process: \(Log.reason())") }
        running[pid] = (name, command.isStep)
        log("\(name): runs \(first)")
    }

    /// Reaps child processes that have ended, and starts the commands that have waited for them.
    func reap() {
        var status: Int32 = 0
        while true {
            let pid = waitpid(-1, &status, WNOHANG)
            guard pid > 0 else { return }
            guard let name = running.removeValue(forKey: pid)?.name else { continue }
            var buffer = [CChar](repeating: 0, count: 64)
            if let text = tactus_gestures_describe_exit(status, &buffer, buffer.count) {
                log("\(name): \(String(cString: text))")
            }
            startWaiting(of: name)
        }
    }

    /// Starts what waits, up to a step that the next ones wait for.
    private func startWaiting(of name: String) {
        while var queue = waiting[name], !queue.isEmpty,
            !running.values.contains(where: { $0.name == name && $0.isStep })
        {
            let next = queue.removeFirst()
            waiting[name] = queue.isEmpty ? nil : queue
            start(next, of: name)
        }
    }

    /// Logs a line unless it repeats the last one.
    private func log(_ line: String) {
        guard line != lastLine else { return }
        lastLine = line
        Log.info(line)
    }

    private static func strings(_ list: UnsafePointer<UnsafeMutablePointer<CChar>?>?) -> [String] {
        guard var next = list else { return [] }
        var strings: [String] = []
        while let string = next.pointee {
            strings.append(String(cString: string))
            next = next.advanced(by: 1)
        }
        return strings
    }

    private func withCStrings<Result>(
        _ strings: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>?) -> Result
    ) -> Result {
        var pointers = strings.map { strdup($0) }
        defer { for pointer in pointers { free(pointer) } }
        pointers.append(nil)
        return pointers.withUnsafeBufferPointer { body($0.baseAddress) }
    }
}
