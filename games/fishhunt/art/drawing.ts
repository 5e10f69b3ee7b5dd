/** What a target is drawn of. It faces left, round 0, 0; one unit is a pixel of a sea 900 high. */
export interface Drawing {
  readonly width: number
  readonly height: number
  /** Drawn below the body and moved while it swims: a tail, wings, legs. */
  readonly moving: string
  readonly body: string
  /** The line that the moving part is hinged on, and how much of its size it gives away at most. */
  readonly hinge: {
    readonly axis: 'x' | 'y'
    readonly at: number
    readonly amount: number
    readonly perSecond: number
  }
  /**
   * SIDE: seen from the side, mirrored when it swims to the right. TOP: seen from above, turned as it swims.
   * LEVEL: never turned.
   */
  readonly turns: 'SIDE' | 'TOP' | 'LEVEL'
}
