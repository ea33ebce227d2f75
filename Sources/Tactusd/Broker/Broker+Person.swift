// SPDX-License-Identifier: MIT

import CEvdev
import Glibc
import PersonRights
import VirtualTouchscreen

/// Whose gestures are in force: those of the person whose session is active on the seat, or, without logind, of the
/// user that the options name.
extension Broker {
    /// Starts of the other process within a minute after which it is left alone until the session changes.
    private static let mostStarts = 5

    private func findPerson() -> person? {
        var found = person()
        if seat.isKnown {
            guard let user = seat.activeUser, person_find(user, &found) else { return nil }
        } else if let name = options.user {
            guard person_find_by_name(name, &found) else {
                Log.warning("there is no user \(name)")
                return nil
            }
        } else if !person_find(geteuid(), &found) {
            return nil
        }
        if geteuid() != 0 { return found.uid == geteuid() ? found : nil }
        return found.uid != 0 ? found : nil
    }

    /// Gives the panels to the process of the person at the seat.
    func choose() {
        guard var person = findPerson() else {
            if served != nil || !hasChosen { Log.info("\(seat.name) is nobody's: the touchscreens are left alone") }
            (served, hasChosen) = (nil, true)
            return use(nil)
        }
        hasChosen = true
        if served != person.uid {
            served = person.uid
            isStopped = false
            starts = []
        }
        if let link, link.user == person.uid { return }
        use(links.first { $0.user == person.uid })
        if link == nil, options.socket == nil { start(&person) }
    }

    /// Lets go of everything that was held for one process, and takes what the other one needs.
    private func use(_ next: Link?) {
        if let link {
            letGoOfPanels()
            devices.prepare([])
            link.answers.removeAll()
            loop.pause(link.connection.descriptor, true)
            link.setTurn(false)
            self.link = nil
            // What waits in a connection is of this turn.
            if link.isChild || link.connection.isBlocked { drop(link) }
        }
        guard let next else { return }
        link = next
        next.setTurn(true)
        loop.pause(next.connection.descriptor, false)
        apply(next.needs)
    }

    private func start(_ person: inout person) {
        let now = tactus_clock()
        starts.removeAll { $0 + 60_000_000 < now }
        guard starts.count < Broker.mostStarts else {
            return Log.error("the gestures have ended \(starts.count) times in a minute; SIGHUP starts them again")
        }
        starts.append(now)
        guard let link = Link.start(&person, options.wordsForWorker), add(link) else {
            return Log.error("no process: \(Log.reason())")
        }
        use(link)
    }

    /// Adds a process, which is not read before its person's turn. Returns false if that is not possible.
    func add(_ link: Link) -> Bool {
        let isAdded = loop.add(link.connection.descriptor) { [weak self, weak link] in
            if let link { self?.serve(link) }
        }
        guard isAdded else { return false }
        loop.pause(link.connection.descriptor, true)
        links.append(link)
        return true
    }

    /// Gives a process up. If it was the one that recognizes, the touchscreens work by themselves until another does.
    func drop(_ link: Link) {
        guard links.contains(where: { $0 === link }) else { return }
        links.removeAll { $0 === link }
        loop.remove(link.connection.descriptor)
        link.end()
        guard link === self.link else { return }
        link.setTurn(false)
        self.link = nil
        letGoOfPanels()
        devices.prepare([])
        startsAt = tactus_clock() + 1_000_000
    }

    func reap() {
        var status: Int32 = 0
        while true {
            let process = waitpid(-1, &status, WNOHANG)
            guard process > 0 else { return }
            if let link = links.first(where: { $0.noteEnd(of: process) }) { drop(link) }
        }
    }
}
