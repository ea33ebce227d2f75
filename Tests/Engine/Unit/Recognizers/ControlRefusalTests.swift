// SPDX-License-Identifier: MIT

import GestureCore
import Testing

@Suite("Pans over controls that track")
struct ControlRefusalTests {
    private let stage = Stage()

    private func addSlider() -> PanGestureRecognizer {
        let slider = Control(frame: Rect(x: 20, y: 20, width: 200, height: 60))
        slider.trackedAxes = .horizontal
        stage.window.addSubview(slider)
        stage.shows = [.actions]
        return stage.add(PanGestureRecognizer(), "p", to: stage.window)
    }

    @Test("9.4 A pan is refused only while the finger that the control tracks is down")
    func withheldEnd() {
        let pan = addSlider()
        stage.play(
            """
            0 down 1 300 300
            50 down 2 100 50
            100 up 2
            1000 move 1 340 300
            1100 up 1
            """)
        stage.expect("1000 p began\n1100 p ended")
        stage.play(
            """
            2000 down 1 300 300
            2050 down 2 100 50
            2100 move 1 340 300
            """)
        stage.expect("")
        #expect(pan.reason.code == .refusedByControl)
    }
}
