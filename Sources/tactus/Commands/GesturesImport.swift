// SPDX-License-Identifier: MIT

import CommandArguments
import ScenarioFormat

/// `tactus gestures import`: translates another program's file.
enum GesturesImport {
    static let formats = ForeignFormat.allCases.map(\.rawValue)
    private static let largest = 1 << 20

    static func run(_ path: String, from name: String?) throws(Misuse) -> ExitStatus {
        let wanted = name.flatMap { ForeignFormat(rawValue: $0) }
        if let name, wanted == nil {
            throw Misuse("unknown format \(name.printable): it is \(formats.alternatives)")
        }
        let bytes: [UInt8]
        do {
            bytes = try readFile(path)
        } catch {
            printError(FileCount.text(of: error, in: path))
            return .unusable
        }
        let shown = shownName(path)
        guard bytes.count <= largest else {
            printError("\(shown): larger than 1 MiB")
            return .unusable
        }
        let text = String(decoding: bytes, as: UTF8.self)
        guard let format = wanted ?? ForeignFormat.find(in: text) else {
            printError("\(shown): no format that is known; --from says which: \(formats.alternatives)")
            return .unusable
        }
        let importer = Importer(text, format)
        for note in importer.result.notes.sorted(by: { $0.line < $1.line }) {
            printError(note.line > 0 ? "\(shown):\(note.line): \(note.text)" : "\(shown): \(note.text)")
        }
        guard !importer.result.gestures.isEmpty else {
            printError("\(shown): no gesture in a file of \(format.rawValue)")
            return .failed
        }
        for line in importer.lines { print(line) }
        return .success
    }
}
