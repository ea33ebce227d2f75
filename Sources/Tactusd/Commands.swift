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

    /// Returns the words of a command that runs as the session's user and with the session's environment. That is set
    /// by `env`, when root's rights are gone: a user chooses what is in it.
    private func wrap(_ words: [String], with own: [String]) throws(Refusal) -> [String] {
        guard geteuid() == 0 else { return ["/usr/bin/env"] + (session?.environment ?? []) + own + words }
        let target = try target()
        let isSession = session?.user == target.uid
        let environment = (isSession ? session?.environment : nil) ?? Session.basicEnvironment(of: target.uid)
        let run = ["/usr/bin/env", "-i"] + environment + own + words
        if isService {
            // Outside of the service's sandbox, which is not meant for it, and not ended with the service.
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
