// SPDX-License-Identifier: MIT

extension String {
    /// Text with control characters and marks of direction written as escapes such as `\u{1B}`. Words of files and
    /// file names are shown like this, so that they cannot control a terminal or forge a line of a log.
    public var printable: String {
        guard unicodeScalars.contains(where: \.isUnprintable) else { return self }
        var result = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            if scalar.isUnprintable {
                result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars
            } else {
                result.append(scalar)
            }
        }
        return String(result)
    }
}

extension Unicode.Scalar {
    /// Controls (C0, DEL, C1), separators of lines, and marks that change the direction of the text around them.
    fileprivate var isUnprintable: Bool {
        switch value {
        case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}
