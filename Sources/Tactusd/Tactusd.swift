// SPDX-License-Identifier: MIT

import CTactus
import Glibc
import PersonRights

/// Runs gestures in front of the compositor: grabs touchscreens and creates twins that get the touches the gestures
/// leave.
@main
enum Tactusd {
    static func main() {
        exit(run(Array(CommandLine.arguments.dropFirst())))
    }

    private static func run(_ words: [String]) -> Int32 {
        let options: Options
        do {
            options = try Options(words)
        } catch {
            Log.print("tactusd: \(error.complaint)\n\(Options.usage)\n")
            return 2
        }
        switch options.action {
        case .help:
            print(Options.usage)
            return 0
        case .version:
            let version = tactus_version()
            print("tactusd \(version >> 16).\(version >> 8 & 0xFF).\(version & 0xFF)")
            return 0
        case .list: return list(options)
        case .run: break
        case .work:
            // The daemon left it open for this program alone; commands of gestures must not speak for the person.
            _ = fcntl(PERSON_CONNECTION, F_SETFD, FD_CLOEXEC)
            return work(options) { Connection(PERSON_CONNECTION) }
        case .join: return work(options) { waitForDaemon(options.socket ?? Meeting.path) }
        }
        do {
            try Broker(options).run()
            return 0
        } catch {
            Log.error(error.complaint)
            return 1
        }
    }

    /// Joins the daemon that holds the devices as soon as it is there.
    private static func waitForDaemon(_ path: String) -> Connection {
        var isTold = false
        while true {
            if let connection = Meeting.join(path) { return connection }
            if !isTold { Log.info("waits for a tactusd at \(path): \(Log.reason())") }
            isTold = true
            sleep(5)
        }
    }

    private static func work(_ options: Options, _ connect: () -> Connection) -> Int32 {
        // The name of /proc/self/exe, from which it was started, says nothing.
        person_name_process("tactusd")
        Log.moveToPerson()
        do {
            try Worker(options, connect()).run()
            return 0
        } catch {
            Log.error(error.complaint)
            return 1
        }
    }

    private static func list(_ options: Options) -> Int32 {
        guard let watch = PanelWatch() else {
            Log.error("udev is not available")
            return 1
        }
        let paths = options.devices.isEmpty ? watch.list() : options.devices
        for path in paths {
            guard let device = EvdevDevice(path) else {
                print("\(path)  cannot be opened: \(Log.reason())")
                continue
            }
            guard !device.isTwin else { continue }
            let description = device.description
            let size = description.millimetres.map { "\(Int($0.width)) x \(Int($0.height)) mm" } ?? "size unknown"
            let fingers = description.slotCount
            print("\(path)  \(device.name)  \(fingers > 0 ? "\(fingers) fingers" : "one finger only"), \(size)")
        }
        if paths.isEmpty { print("there is no touchscreen") }
        return 0
    }
}
