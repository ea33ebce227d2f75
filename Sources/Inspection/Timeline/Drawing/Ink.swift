// SPDX-License-Identifier: MIT

/// Meaning of a colour. Each theme has its own.
public enum Ink: String, Sendable, CaseIterable {
    case background, panel, line, ink, muted
    case onInk = "on-ink"
    // A touch and its view.
    case undelivered, withheld, delivered, cancelled
    // A recognizer.
    case tracking, held, active, recognized, failed
    /// A number on its way to what makes a recognizer fire, or fail.
    case fires
    case finger0 = "finger-0"
    case finger1 = "finger-1"
    case finger2 = "finger-2"
    case finger3 = "finger-3"
    case finger4 = "finger-4"
    case finger5 = "finger-5"
    case finger6 = "finger-6"
    case finger7 = "finger-7"

    static let fingers: [Ink] = [finger0, finger1, finger2, finger3, finger4, finger5, finger6, finger7]

    /// The colour of a finger by its place among the fingers of the file.
    static func finger(_ index: Int) -> Ink {
        fingers[index % fingers.count]
    }
}

public enum Theme: String, Sendable, CaseIterable {
    case light, dark
    /// A picture that knows of its reader's choice follows it; another one is light.
    case auto

    /// Returns a colour as 0xRRGGBB.
    public func colour(of ink: Ink) -> UInt32 {
        let (light, dark) = ink.colours
        return self == .dark ? dark : light
    }
}

extension Ink {
    /// In light and in dark surroundings. All that bears text has a contrast of 4.5 : 1 or more to what is below it.
    private static let table: [Ink: (light: UInt32, dark: UInt32)] = [
        .background: (0xFFFFFF, 0x14171C), .panel: (0xF5F7F9, 0x1C2129), .line: (0xDDE2E8, 0x323A45),
        .ink: (0x1B2027, 0xE7EBF0), .muted: (0x5B6570, 0x9BA6B3), .onInk: (0xFFFFFF, 0x10131A),
        .undelivered: (0xB4BCC6, 0x56606D), .withheld: (0xC77F00, 0xE3A72F), .delivered: (0x14806A, 0x3DB594),
        .cancelled: (0xC8342B, 0xF27468),
        .tracking: (0xA9C1DF, 0x3E5A80), .held: (0x8250C4, 0xB18AF0), .active: (0x1F66D6, 0x5596FF),
        .recognized: (0x1F66D6, 0x5596FF), .failed: (0x8A3B12, 0xE59A6C),
        .fires: (0x1F66D6, 0x5596FF),
        .finger0: (0x0B62A8, 0x58A9F0), .finger1: (0xB8420B, 0xF08A4B), .finger2: (0x1A7F3C, 0x55C27A),
        .finger3: (0x9B2F8B, 0xDD7FD0), .finger4: (0x7A6200, 0xD0B13A), .finger5: (0x007A87, 0x45BFCC),
        .finger6: (0xA32445, 0xF07C99), .finger7: (0x5A4BC0, 0x9D92F5),
    ]

    fileprivate var colours: (light: UInt32, dark: UInt32) {
        Ink.table[self] ?? (0x000000, 0xFFFFFF)
    }
}
