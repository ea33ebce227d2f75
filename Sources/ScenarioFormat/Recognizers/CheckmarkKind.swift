// SPDX-License-Identifier: MIT

/// `checkmark`: a recognizer that the runner writes against the C API.
public struct CheckmarkKind: RecognizerSyntax {
    public static let word = "checkmark"
    public static let isCustom = true

    public init() {}

    init(_: inout Options, _: Word) {}
}
