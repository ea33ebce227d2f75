// SPDX-License-Identifier: MIT
import CSupport

/// Function tables that connect the window of examples/support with a session.
extension Session {
    /// Opens the window and runs until it is closed. Returns the exit status.
    func run(title: String, hint: String) -> Int32 {
        var input = Self.input
        let data = Unmanaged.passUnretained(self).toOpaque()
        return title.withCString { title in
            hint.withCString { hint in
                withUnsafePointer(to: &input) { input in
                    var program = host_program(
                        title: title, hint: hint, width: Int32(Self.width), height: Int32(Self.height), data: data,
                        start: { _ in true },
                        finish: { _ in },
                        resize: { _, _, _ in },
                        draw: { Session.behind($0)?.draw($1) },
                        input: input, input_data: data,
                        advance: { Session.behind($0)?.advance(to: $1) },
                        get_time: { Session.behind($0)?.time ?? 0 },
                        get_deadline: { Session.behind($0)?.deadline ?? UInt64.max },
                        is_moving: { _ in false })
                    return host_main(&program, CommandLine.argc, CommandLine.unsafeArgv)
                }
            }
        }
    }

    private static var input: CSupport.input {
        CSupport.input(
            down: { Session.behind($0)?.feed(.down, $1, id: $2, x: $3, y: $4) },
            motion: { Session.behind($0)?.feed(.motion, $1, id: $2, x: $3, y: $4) },
            up: { Session.behind($0)?.feed(.up, $1, id: $2) },
            cancel: { Session.behind($0)?.feed(.cancel, $1, id: $2) },
            cancel_all: { Session.behind($0)?.feed(.cancelAll, $1) },
            frame: { Session.behind($0)?.feed(.frame, $1) },
            mouse: { Session.behind($0)?.feedMouse($1, x: $2, y: $3, buttons: $4) },
            mouse_leave: { _, _ in },
            scroll: { _, _, _, _, _, _, _ in },
            key: { _, _, _, _ in },
            acceleration: { _, _, _, _, _ in })
    }

    private static func behind(_ data: UnsafeMutableRawPointer?) -> Session? {
        data.map { Unmanaged<Session>.fromOpaque($0).takeUnretainedValue() }
    }
}
