// SPDX-License-Identifier: MIT

/// An option of a command line.
public struct CommandOption: Sendable {
    /// Place of an option's value.
    public enum Value: Sendable {
        case none
        /// `--at TIME` or `--at=TIME`.
        case needed(String)
        /// `--join` or `--join=PATH`.
        case optional(String)
    }

    /// Name with its dashes.
    public var name: String
    public var value: Value
    /// Description in one line: verb first, no full stop.
    public var text: String
    public var isRepeatable: Bool

    public static func flag(_ name: String, _ text: String) -> CommandOption {
        CommandOption(name: name, value: .none, text: text, isRepeatable: false)
    }

    public static func value(
        _ name: String, _ value: String, _ text: String, isRepeatable: Bool = false
    ) -> CommandOption {
        CommandOption(name: name, value: .needed(value), text: text, isRepeatable: isRepeatable)
    }

    public static func optional(_ name: String, _ value: String, _ text: String) -> CommandOption {
        CommandOption(name: name, value: .optional(value), text: text, isRepeatable: false)
    }

    /// Name of the value as help shows it, or nil if there is none.
    public var placeholder: String? {
        switch value {
        case .none: nil
        case .needed(let name), .optional(let name): name
        }
    }

    /// The option as help shows it: `--at TIME`, `--join[=PATH]`.
    public var shown: String {
        switch value {
        case .none: name
        case .needed(let value): "\(name) \(value)"
        case .optional(let value): "\(name)[=\(value)]"
        }
    }
}

/// An invalid command line.
public struct Misuse: Error {
    public var complaint: String

    public init(_ complaint: String) {
        self.complaint = complaint
    }
}
