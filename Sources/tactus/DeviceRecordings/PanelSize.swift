// SPDX-License-Identifier: MIT

import ScenarioFormat

/// Physical size of a panel in mm; 0 means unknown.
struct PanelSize: Sendable {
    var width: Double
    var height: Double

    init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    /// Returns whether a touchscreen can have this size: from a watch to a wall, and no stripe.
    var isPlausible: Bool {
        let (shorter, longer) = (min(width, height), max(width, height))
        return shorter >= 20 && longer <= 4_000 && longer <= shorter * 6
    }

    private var isKnown: Bool { [width, height].allSatisfy { (10...10_000).contains($0) } }

    /// Returns the size of an output for the panel: about 160 px per inch if the panel's size is known.
    func output(otherwise: (width: Double, height: Double)) -> (width: Double, height: Double) {
        isKnown ? ((width * 6.25).rounded(), (height * 6.25).rounded()) : otherwise
    }

    /// Returns a scene without a timeline, and the output in it that the panel covers: its first window.
    ///
    /// - Parameter scene: nil: the default one.
    func stage(
        _ scene: Scenario?, otherwise: (width: Double, height: Double) = (1280, 800)
    ) throws(ScenarioError) -> (scenario: Scenario, area: Rect) {
        let size = output(otherwise: otherwise)
        var scenario = scene ?? Scenario()
        if scene == nil { scenario = try DefaultScene.scenario(width: size.width, height: size.height) }
        let windows = scenario.declarations.compactMap { declaration -> WindowDeclaration? in
            if case .window(let window) = declaration { window } else { nil }
        }
        guard let area = windows.first?.frame, area.width > 0, area.height > 0 else {
            throw ScenarioError(line: 0, "a scene needs a window with a size above 0")
        }
        scenario.timeline = []
        scenario.expectation = nil
        if isKnown, scenario.settings.panel == nil {
            scenario.settings.panel = Panel(area: area, width: width, height: height)
        }
        return (scenario, area)
    }
}
