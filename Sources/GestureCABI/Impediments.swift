// SPDX-License-Identifier: MIT
internal import CTactus
internal import GestureCore

/// Warnings of recognizers that can never recognize, told when a touch lands, each once (rule 15.4).
extension ApplicationHandle {
    /// Number of warnings after which the dump has to be read.
    private static let mostImpedimentWarnings: UInt8 = 16

    /// Warns of new recognizers.
    @inline(__always)
    func reviewRecognizers() {
        if registry.hasNewRecognizers { reviewNewRecognizers() }
    }

    @inline(never)
    private func reviewNewRecognizers() {
        registry.lendNewRecognizers { handle in
            guard impedimentWarnings < ApplicationHandle.mostImpedimentWarnings,
                let impediment = handle.recognizer.impediment
            else { return }
            impedimentWarnings &+= 1
            application.diagnostics.warn(handle.recognizer, impediment.words)
        }
    }
}
