// SPDX-License-Identifier: MIT

import CGestures
import Glibc

/// Runs the commands of gestures as the session's user: never as root.
final class Commands {
    /// As whom; nil: as the one whose compositor runs.
    private let user: String?
    private var running: [pid_t: String] = [:]
    private var lastLine = ""
    /// Started by systemd.
    private let isService = getenv("INVOCATION_ID") != nil
    var session: Session?

    init(user: String?) {
        self.user = user
    }

    func run(_ command: gestures_command) {
        let name = command.name.map { String(cString: $0) } ?? ""
        let words = strings(command.words)
        guard let first = words.first else { return }
        let environment = (session?.environment ?? []) + strings(command.environment)
        let prefix: [String]
        do {
            prefix = try self.prefix(environment)
        } catch {
            return log("\(name): does not run \(first): \(error.why)")
        }
        let pid = withCStrings(prefix + words) { words in
            withCStrings(environment) { gestures_spawn(words, $0) }
        }
        guard pid >= 0 else { return Log.warning("\(name): no process: \(Log.reason())") }
        running[pid] = name
        log("\(name): runs \(first)")
    }

    /// Takes processes that have ended.
    func reap() {
        var status: Int32 = 0
        while true {
            let pid = waitpid(-1, &status, WNOHANG)
            guard pid > 0 else { return }
            guard let name = running.removeValue(forKey: pid) else { continue }
            var buffer = [CChar](repeating: 0, count: 64)
            if let text = gestures_describe_exit(status, &buffer, buffer.count) {
                log("\(name): \(String(cString: text))")
            }
        }
    }

    private struct Refusal: Error {
        var why: String
    }

    /// What becomes the session's user before the command runs.
    private func prefix(_ environment: [String]) throws(Refusal) -> [String] {
        let own = geteuid()
        var target = session.map { ($0.user, $0.group) }
        if let user {
            guard let entry = getpwnam(user)?.pointee else { throw Refusal(why: "there is no user \(user)") }
            target = (entry.pw_uid, entry.pw_gid)
        }
        guard own == 0 else { return [] }
        guard let (uid, gid) = target else {
            throw Refusal(why: "no compositor runs, so that nobody's session is known")
        }
        guard uid != 0 else { throw Refusal(why: "the session is root's; --user names another one") }
        if isService {
            // Outside of the service's sandbox, which is not meant for it, and not ended with the service.
            return ["systemd-run", "--quiet", "--collect", "--uid=\(uid)", "--gid=\(gid)"]
                + environment.map { "--setenv=\($0)" } + ["--"]
        }
        return [
            "/usr/bin/setpriv", "--reuid=\(uid)", "--regid=\(gid)", "--init-groups", "--inh-caps=-all",
            "--bounding-set=-all", "--no-new-privs", "--",
        ]
    }

    /// Those of a moving finger would fill the log.
    private func log(_ line: String) {
        guard line != lastLine else { return }
        lastLine = line
        Log.info(line)
    }

    private func strings(_ list: UnsafePointer<UnsafeMutablePointer<CChar>?>?) -> [String] {
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
