// SPDX-License-Identifier: MIT

import GestureCore
import Testing

@Suite("Touches")
struct TouchTests {
    @Test("1.15 While one finger rests, others tap any number of times: lifted touches take no places for ever")
    func tapsBesideARestingFinger() {
        let stage = Stage()
        let pan = stage.add(PanGestureRecognizer(), "p", to: stage.window) {
            $0.minimumNumberOfTouches = 3
            $0.delaysTouchesEnded = false
        }
        stage.play("0 down 0 10 10")
        for tap in 1...200 {
            stage.play("\(tap * 10) down \(tap) 50 50\n\(tap * 10 + 5) up \(tap)")
        }
        #expect(pan.reason.code == .none)
        #expect(stage.application.diagnostics.clientBugCount == 0)
    }

    @Test("1.1 A touch is one object from its down to its up")
    func identity() {
        let stage = Stage()
        stage.addView("v", 0, 0, 400, 400).isMultipleTouchEnabled = true
        var objects: [Int32: Set<ObjectIdentifier>] = [:]
        stage.touchDetails = { touches, _ in
            for touch in touches { objects[touch.id, default: []].insert(ObjectIdentifier(touch)) }
            return ""
        }
        stage.play(
            """
            0 down 1 10 10
            5 down 2 50 50
            10 move 1 20 10
            10 move 2 60 50
            20 up 1
            30 up 2
            """)
        stage.expect(
            """
            0 v touches-began 1
            5 v touches-began 2
            10 v touches-moved 1 2
            20 v touches-ended 1
            30 v touches-ended 2
            """)
        #expect(objects[1]?.count == 1)
        #expect(objects[2]?.count == 1)
        #expect(objects[1] != objects[2])
    }

    @Test("1.2 A stationary touch has no callback and shows in allTouches only")
    func stationary() {
        let stage = Stage()
        stage.addView("v", 0, 0, 400, 400).isMultipleTouchEnabled = true
        stage.touchDetails = { _, event in
            "all=" + event.allTouches.map { "\($0.id):\($0.phase)" }.joined(separator: ",")
        }
        stage.play(
            """
            0 down 1 10 10
            0 down 2 50 50
            10 move 1 20 10
            10 move 2 50 50
            20 up 1
            30 cancel 2
            """)
        stage.expect(
            """
            0 v touches-began 1 2 all=1:began,2:began
            10 v touches-moved 1 all=1:moved,2:stationary
            20 v touches-ended 1 all=1:ended,2:stationary
            30 v touches-cancelled 2 all=2:cancelled
            """)
    }

    @Test("1.2 A finger that goes and comes back within one frame has not moved")
    func thereAndBack() {
        let stage = Stage()
        stage.addView("v", 0, 0, 400, 400)
        stage.play(
            """
            0 down 1 10 10
            10 move 1 20 10
            10 move 1 10 10
            20 up 1
            """)
        stage.expect(
            """
            0 v touches-began 1
            20 v touches-ended 1
            """)
    }

    @Test("1.3 The view of a touch is the one hit at its down, for its life")
    func viewStays() {
        let stage = Stage()
        let view = stage.addView("v", 0, 0, 100, 100)
        stage.addView("other", 100, 0, 100, 100)
        stage.touchDetails = { touches, _ in "in " + touches.map { stage.name(of: $0.view ?? view) }.joined()
        }
        stage.play(
            """
            0 down 1 10 10
            10 move 1 150 10
            """)
        view.frame = Rect(x: 300, y: 300, width: 10, height: 10)
        view.isHidden = true
        stage.play(
            """
            20 move 1 160 10
            30 up 1
            """)
        stage.expect(
            """
            0 v touches-began 1 in v
            10 v touches-moved 1 in v
            20 v touches-moved 1 in v
            30 v touches-ended 1 in v
            """)
    }

    @Test("1.4 Places are converted when they are asked for; on down the previous one is the present one")
    func places() {
        let stage = Stage()
        let view = stage.addView("v", 100, 100, 200, 200)
        stage.touchDetails = { touches, _ in
            touches.map {
                "at \(text($0.location(in: view))) before \(text($0.previousLocation(in: view)))"
                    + " app \(text($0.location(in: nil)))"
            }.joined()
        }
        stage.play(
            """
            0 down 1 110 120
            10 move 1 130 140
            """)
        view.frame = Rect(x: 120, y: 100, width: 200, height: 200)
        stage.play(
            """
            20 move 1 140 140
            30 up 1
            """)
        stage.expect(
            """
            0 v touches-began 1 at 10,20 before 10,20 app 110,120
            10 v touches-moved 1 at 30,40 before 10,20 app 130,140
            20 v touches-moved 1 at 20,40 before 10,40 app 140,140
            30 v touches-ended 1 at 20,40 before 20,40 app 140,140
            """)
    }

    @Test("1.5 The timestamp is the device's time of the touch's own last change")
    func timestamps() {
        let stage = Stage()
        stage.addView("v", 0, 0, 400, 400).isMultipleTouchEnabled = true
        stage.touchDetails = { _, event in
            event.allTouches.map { "\($0.id)@\(milliseconds($0.timestamp))" }.joined(separator: " ")
        }
        stage.feed(TouchSample(.down, time: ms(3), id: 1, location: Point(x: 10, y: 10)))
        stage.feed(TouchSample(.down, time: ms(5), id: 2, location: Point(x: 20, y: 10)))
        stage.feed(TouchSample(.frame, time: ms(7)))
        stage.play(
            """
            20 move 2 30 10
            40 up 1
            """)
        stage.expect(
            """
            7 v touches-began 1 2 1@3 2@5
            20 v touches-moved 2 1@3 2@20
            40 v touches-ended 1 1@40 2@20
            """)
    }

    @Test("1.7 Radius, force and type come from the sample; by default they are 0 and direct")
    func properties() {
        let stage = Stage()
        stage.addView("v", 0, 0, 400, 400).isMultipleTouchEnabled = true
        stage.touchDetails = { touches, _ in
            touches.map {
                "\($0.type) \(text($0.majorRadius)) \(text($0.force))/\(text($0.maximumPossibleForce))"
            }.joined(separator: " ")
        }
        stage.play("0 down 1 10 10")
        var sample = TouchSample(.down, time: ms(10), id: 2, location: Point(x: 20, y: 20))
        sample.type = .stylus
        sample.reading.majorRadius = 4
        sample.reading.force = 0.25
        sample.reading.maximumPossibleForce = 2
        stage.feed(sample)
        stage.play("10 frame")
        sample.kind = .motion
        sample.time = ms(20)
        sample.type = .direct
        sample.reading.force = 0.5
        stage.feed(sample)
        stage.play("20 frame")
        stage.expect(
            """
            0 v touches-began 1 direct 0 0/0
            10 v touches-began 2 stylus 4 0.25/2
            20 v touches-moved 2 stylus 4 0.5/2
            """)
    }
}
