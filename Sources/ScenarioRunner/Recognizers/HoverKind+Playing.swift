// SPDX-License-Identifier: MIT

import CTactus
import ScenarioFormat

extension HoverKind: PlayedKind {
    func create(_ box: RecognizerBox) -> OpaquePointer? { tactus_hover_recognizer_create(box.run.application) }
}
