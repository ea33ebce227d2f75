// SPDX-License-Identifier: MIT

import Glibc
import PersonRights
import VirtualTouchscreen

/// A process that recognizes gestures for a person, as the one that holds the devices sees it. Nothing that it sends is
/// trusted.
final class Link {
    let connection: Connection
    let user: uid_t
    private let process: pid_t
    /// Whether the daemon has started the process, which otherwise has joined by itself.
    let isChild: Bool
    private var hasEnded = false
    /// What its gestures need; applied while its person is the one at the seat.
    var needs: (panels: Bool, devices: VirtualDevices) = (false, [])
    var answers = Answers()

    private init(_ connection: Connection, user: uid_t, process: pid_t, isChild: Bool) {
        self.connection = connection
        self.user = user
        self.process = process
        self.isChild = isChild
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
        return Link(own, user: person.uid, process: process, isChild: true)
    }

    /// Takes a process that has connected. Its user is the one that the kernel names. Returns nil if that fails.
    static func join(_ descriptor: Int32) -> Link? {
        var user: uid_t = 0
        var process: pid_t = 0
        guard person_find_peer(descriptor, &user, &process) else {
            close(descriptor)
            return nil
        }
        return Link(Connection(descriptor), user: user, process: process, isChild: false)
    }

    /// Tells the process that its person's turn has come, or is over. Touches wait for both processes: if this one runs
    /// before those that share the processor, the other one does too, but only for its turn.
    func setTurn(_ isTurn: Bool) {
        guard person_is_prompt() else { return }
        if isTurn {
            person_make_prompt(user, process)
        } else {
            person_make_ordinary(user, process)
        }
    }

    /// Notes that the child has ended. Returns false if it was another process.
    func noteEnd(of process: pid_t) -> Bool {
        guard isChild, process == self.process else { return false }
        hasEnded = true
        return true
    }

    /// Ends the process if the daemon has started it.
    func end() {
        if isChild, !hasEnded { kill(process, SIGKILL) }
    }
}
