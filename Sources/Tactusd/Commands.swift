// SPDX-License-Identifier: MIT

import CGestures
import Glibc

/// Runs the commands of gestures as the user of the session, never as root.
final class Commands {
    /// User name from the command line; nil means the user whose compositor runs.
    private let user: String?
    private var running: [pid_t: String] = [:]
    private var lastLine = ""
    /// Whether systemd started the daemon.
    private let isService = getenv("INVOCATION_ID") != nil
    var session: Session?

    init(user: String?) {
        self.user = user
    }

    func run(_ command: gestures_command) {
        let name = command.name.map { String(cString: $0) } ?? ""
        let words = strings(command.words)
        guard let first = words.first else { return }
        let whole: [String]
        do {
            whole = try wrap(words, with: strings(command.environment))
        } catch {
            return log("\(name): does not run \(first): \(error.why)")
        }
        let pid = withCStrings(whole) { gestures_spawn($0, nil) }
        guard pid >= 0 else { return Log.warning("\(name): no process: \(Log.reason())") }
        running[pid] = name
        log("\(name): runs \(first)")
    }

    /// Reaps child processes that have ended.
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

    /// Returns an argument list that runs the command as the session's user with the session's environment. `env` sets
    /// the environment after root privileges are dropped, because the user controls its content.
    private func wrap(_ words: [String], with own: [String]) throws(Refusal) -> [String] {
        guard geteuid() == 0 else { return ["/usr/bin/env"] + (session?.environment ?? []) + own + words }
        let target = try target()
        let isSession = session?.user == target.uid
        let environment = (isSession ? session?.environment : nil) ?? Session.basicEnvironment(of: target.uid)
        let run = ["/usr/bin/env", "-i"] + environment + own + words
        if isService {
            // systemd-run starts the command outside the service's sandbox and keeps it alive when the service stops.
            return ["systemd-run", "--quiet", "--collect", "--uid=\(target.uid)", "--gid=\(target.gid)", "--"] + run
        }
        return ["/usr/bin/setpriv", "--reuid=\(target.uid)", "--regid=\(target.gid)", "--init-groups", "--"] + run
    }

    private func target() throws(Refusal) -> (uid: uid_t, gid: gid_t) {
        if let user {
            guard let entry = getpwnam(user)?.pointee else { throw Refusal(why: "there is no user \(user)") }
            guard entry.pw_uid != 0 else { throw Refusal(why: "--user names root") }
            return (entry.pw_uid, entry.pw_gid)
        }
        guard let session else { throw Refusal(why: "no compositor runs, so that nobody's session is known") }
        guard session.user != 0 else { throw Refusal(why: "the session is root's; --user names another one") }
        return (session.user, session.group)
    }

    /// Skips a line that equals the last one: updates of a moving finger would fill the log.
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
