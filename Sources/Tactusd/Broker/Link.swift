// SPDX-License-Identifier: MIT

import Glibc
import PersonRights
import TouchTwin

/// A process that recognizes gestures for a person, as the one that holds the devices sees it. Nothing that it sends is
/// trusted.
final class Link {
    let connection: Connection
    let user: uid_t
    /// Process that the daemon has started; nil if it has joined by itself.
    let child: pid_t?
    /// What its gestures need; applied while its person is the one at the seat.
    var needs: (panels: Bool, devices: VirtualDevices) = (false, [])
    var answers = Answers()

    init(_ connection: Connection, user: uid_t, child: pid_t?) {
        self.connection = connection
        self.user = user
        self.child = child
    }

    /// Starts a process with the person's rights. Returns nil with `errno` if that is not possible.
    static func start(_ person: inout person, _ words: [String]) -> Link? {
        guard let (own, other) = Connection.pair() else { return nil }
        defer { close(other) }
        var pointers = words.map { strdup($0) }
        defer { for pointer in pointers { free(pointer) } }
        pointers.append(nil)
        let process = pointers.withUnsafeBufferPointer { person_start(&person, other, $0.baseAddress) }
        guard process > 0 else { return nil }
        // Touches wait for both processes.
        if person_is_prompt() { _ = person_make_prompt(process) }
        return Link(own, user: person.uid, child: process)
    }

    /// Takes a process that has connected. Its user is the one that the kernel names. Returns nil if that fails.
    static func join(_ descriptor: Int32) -> Link? {
        var user: uid_t = 0
        var process: pid_t = 0
        guard person_find_peer(descriptor, &user, &process) else {
            close(descriptor)
            return nil
        }
        if person_is_prompt() { _ = person_make_prompt(process) }
        return Link(Connection(descriptor), user: user, child: nil)
    }

    /// Ends the process if the daemon has started it.
    func end() {
        if let child { kill(child, SIGKILL) }
    }
}
