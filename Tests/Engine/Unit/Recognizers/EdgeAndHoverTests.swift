// SPDX-License-Identifier: MIT

import GestureCore
import Testing

@Suite("Screen-edge pan and hover")
struct EdgeAndHoverTests {
    private let stage = Stage()

    private func addEdgePan(_ edges: Edges) -> ScreenEdgePanGestureRecognizer {
        stage.shows = [.actions, .states]
        return stage.add(ScreenEdgePanGestureRecognizer(), "e", to: stage.window) { $0.edges = edges }
    }

    private func outcome() -> [String] {
        stage.wholeLog.map(\.description).filter { !$0.contains("-> ") || $0.contains("-> failed") }
    }

    typealias Edges = ScreenEdgePanGestureRecognizer.Edges
    private static let downs: [(Edges, Double, Double, Bool)] = [
        (.left, 13, 300, true), (.left, 13.1, 300, false), (.right, 787, 300, true), (.right, 786.9, 300, false),
        (.top, 400, 13, true), (.bottom, 400, 587, true), (.bottom, 400, 586.9, false),
        ([.left, .top], 400, 5, true),
    ]

    @Test(
        "8.8 The touch goes down at most 13 px from a set edge of the window, else it fails at once", arguments: downs)
    func edges(edges: Edges, x: Double, y: Double, isPossible: Bool) {
        let pan = addEdgePan(edges)
        stage.play("0 down 1 \(x) \(y)")
        #expect(outcome() == (isPossible ? [] : ["0 e -> failed outside-edge"]))
        #expect(pan.touches.count == (isPossible ? 1 : 0))
    }

    @Test("8.14 Without edges it fails with the reason no-edges, and is reported once as a client bug")
    func withoutEdges() {
        let pan = addEdgePan([])
        pan.name = "drawer"
        stage.play("0 down 1 0 300\n10 up 1\n500 down 1 0 300\n510 up 1")
        #expect(outcome() == ["0 e -> failed no-edges", "500 e -> failed no-edges"])
        #expect(
            stage.messages == [
                "client bug: screen-edge-pan \"drawer\" has no edges and never begins; edges must be set (rule 8.14)"
            ])
        #expect(pan.reasonDescription == "screen-edge-pan \"drawer\" failed: it has no edges, at least one is needed")
    }

    @Test("8.8 A screen-edge pan begins mainly perpendicular to the edge")
    func perpendicular() {
        _ = addEdgePan(.left)
        stage.play(
            """
            0 down 1 5 300
            10 move 1 14 309.1
            20 up 1
            30 down 2 5 300
            40 move 2 14 309
            50 up 2
            """)
        #expect(outcome() == ["10 e -> failed wrong-direction", "40 e began", "50 e ended"])
    }

    @Test(
        "8.8 15.1 The angle of another direction counts from the normal that leads inwards",
        arguments: [
            (.right, "795 300", "815 300", "180"), (.right, "795 300", "795 320", "90"),
            (.left, "5 300", "-15 300", "180"), (.left, "5 300", "5 280", "90"), (.top, "400 5", "420 5", "90"),
            (.top, "400 5", "400 -15", "180"), (.bottom, "400 595", "420 615", "135"),
            ([.top, .left], "5 5", "-15 -5", "116.57"),
        ] as [(Edges, String, String, String)])
    func angle(_ edges: Edges, _ down: String, _ place: String, _ degrees: String) {
        let pan = addEdgePan(edges)
        pan.name = "drawer"
        stage.play("0 down 1 \(down)\n10 move 1 \(place)")
        #expect(
            pan.reasonDescription == "screen-edge-pan \"drawer\" failed: its fingers moved at \(degrees)° to the "
                + "edge's normal, 45° are allowed")
    }

    @Test("8.8 Edges of the output, if the view requests them")
    func output() {
        let view = stage.addView("v", 100, 100, 400, 400)
        let output = stage.addSource("panel") { $0.rectangle = Rect(x: 100, y: 100, width: 1000, height: 1000) }
        view.usesOutputEdges = true
        stage.shows = [.actions]
        stage.add(ScreenEdgePanGestureRecognizer(), "e", to: view) { $0.edges = .left }
        #expect(output.configuration.rectangle?.minX == 100)
        stage.play(
            """
            0 panel: down 1 105 300
            10 panel: move 1 130 300
            """)
        stage.expect("10 e began")
        stage.play(
            """
            20 panel: up 1
            30 panel: down 2 115 300
            40 panel: move 2 150 300
            """)
        stage.expect("20 e ended")
    }

    @Test("8.8 Hover begins, changes and ends as the pointer enters, moves in and leaves the view")
    func hover() {
        let view = stage.addView("v", 100, 100, 100, 100)
        let child = stage.addView("child", 0, 0, 50, 50, in: view)
        let hover = stage.add(HoverGestureRecognizer(), "h", to: view)
        stage.add(HoverGestureRecognizer(), "c", to: child)
        stage.details["h"] = { text(hover.location(in: view)) }
        stage.play(
            """
            0 hover 50 50
            10 hover 160 160
            20 hover 110 110
            30 hover 250 250
            40 hover 160 160
            50 hover-leave
            """)
        stage.expect(
            """
            10 h began 60,60
            20 c began
            20 h changed 10,10
            30 c ended
            30 h ended 10,10
            40 h began 60,60
            50 h ended 60,60
            """)
    }

    @Test("1.2 8.8 A pointer that reports the same place has not moved")
    func hoverWithoutMotion() {
        let view = stage.addView("v", 100, 100, 100, 100)
        stage.add(HoverGestureRecognizer(), "h", to: view)
        stage.play(
            """
            0 hover 150 150
            10 hover 150 150
            20 hover 160 150
            30 hover 160 150
            40 hover-leave
            50 hover 160 150
            """)
        stage.expect(
            """
            0 h began
            20 h changed
            40 h ended
            50 h began
            """)
    }

    @Test("8.8 Hover takes no touches and excludes no recognizer")
    func hoverIsAlone() {
        let view = stage.addView("v", 0, 0, 400, 400)
        stage.add(HoverGestureRecognizer(), "h", to: view)
        stage.add(PanGestureRecognizer(), "p", to: view)
        stage.play(
            """
            0 hover 50 50
            10 down 1 50 50
            20 move 1 90 50
            30 hover 60 60
            40 up 1
            """)
        stage.expect(
            """
            0 h began
            10 v touches-began 1
            20 p began
            20 v touches-cancelled 1
            30 h changed
            40 p ended
            """)
    }

    @Test("8.9 Lengths in mm are the same on any panel; 10 px are 1.6 mm where the size is unknown")
    func millimetres() {
        let pan = stage.add(PanGestureRecognizer(), "p", to: stage.window)
        pan.beginDistance = .millimetres(1.6)
        stage.addSource("dense") {
            $0.rectangle = Rect(x: 0, y: 0, width: 800, height: 600)
            $0.widthInMillimetres = 64
            $0.heightInMillimetres = 48
        }
        stage.shows = [.actions]
        stage.play(
            """
            0 dense: down 1 100 100
            10 dense: move 1 119.9 100
            20 dense: move 1 120 100
            30 dense: up 1
            40 down 2 100 100
            50 move 2 109.9 100
            60 move 2 110 100
            """)
        stage.expect(
            """
            20 p began
            30 p ended
            60 p began
            """)
    }

    @Test("8.9 A source can request that lengths in px are scaled to its density")
    func scaledPixels() {
        stage.add(PanGestureRecognizer(), "p", to: stage.window)
        stage.addSource("dense") {
            $0.rectangle = Rect(x: 0, y: 0, width: 800, height: 600)
            $0.widthInMillimetres = 64
            $0.heightInMillimetres = 48
            $0.scalesLengths = true
        }
        stage.shows = [.actions]
        stage.play(
            """
            0 dense: down 1 100 100
            10 dense: move 1 119.9 100
            20 dense: move 1 120 100
            """)
        stage.expect("20 p began")
    }

    @Test("8.8 A hover that is refused is asked again with the next report at another place")
    func refusedHover() {
        let view = stage.addView("v", 100, 100, 100, 100)
        stage.add(HoverGestureRecognizer(), "h", to: view)
        let delegate = stage.addDelegate(to: view.gestureRecognizers[0])
        delegate.shouldBegin = { false }
        stage.addSource("other", seat: 1)
        stage.shows = [.questions]
        stage.play(
            """
            0 hover 150 150
            10 hover 150 150
            15 other: hover 10 10
            20 hover 150 150
            30 hover 151 150
            40 hover 10 10
            50 hover 151 150
            60 hover-leave
            70 hover 151 150
            """)
        stage.expect(
            """
            0 h ? should-begin
            30 h ? should-begin
            50 h ? should-begin
            70 h ? should-begin
            """)
    }

    @Test(
        "8.8 Along an edge: more than 45° and at most 90° from the inward normal; either: both",
        arguments: [
            ("794 325", [false, true, true]), ("795 320", [false, true, true]), ("785 310", [true, false, true]),
            ("780 309", [true, false, true]), ("796 330", [false, false, false]), ("815 300", [false, false, false]),
        ] as [(String, [Bool])])
    func directions(_ place: String, _ begins: [Bool]) {
        for (directions, begin) in zip([ScreenEdgePanGestureRecognizer.Directions.inwards, .along, .either], begins) {
            let stage = Stage()
            let pan = stage.add(ScreenEdgePanGestureRecognizer(), "e", to: stage.window) {
                $0.edges = .right
                $0.directions = directions
            }
            stage.play("0 down 1 795 300\n10 move 1 \(place)")
            #expect((pan.state == .began) == begin, "\(directions)")
            #expect(begin || pan.reason.code == .wrongDirection)
        }
    }

    @Test(
        "8.8 2.13 In a corner a movement away from one edge leads along the other; deferral goes by the edge it begins at"
    )
    func corner() {
        let view = stage.addView("v", 0, 0, 800, 600)
        view.deferredEdges = .right
        let pan = stage.add(ScreenEdgePanGestureRecognizer(), "e", to: stage.window) {
            $0.edges = [.right, .bottom]
            $0.directions = .along
            $0.isShellGesture = true
        }
        stage.play("0 down 1 795 595\n10 move 1 795 560\n20 up 1")
        #expect(pan.reason.code == .edgeDeferred)
        pan.directions = .either
        stage.play("1000 down 1 795 595\n1010 move 1 795 560")
        #expect(pan.state == .began)
    }
}
