/**
 * What is counted of two members who play in rooms together: the vendor of the rooms counts it, and the
 * platform judges it (domain/studio-games.md §6.3).
 */

/**
 * A member's decisions against the other one, and against everybody else; passive ones are checks and folds.
 */
export interface Decisions {
  readonly decisions: number
  readonly passive: number
  readonly othersDecisions: number
  readonly othersPassive: number
}

/** Two members, the smaller id first. Amounts are minor units; days are YYYY-MM-DD, UTC. */
export interface PairFacts {
  readonly memberA: string
  readonly memberB: string
  readonly gameCode: string
  /** Both were dealt in. */
  readonly hands: number
  readonly aToB: bigint
  readonly bToA: bigint
  readonly a: Decisions
  readonly b: Decisions
  readonly firstDay: string
  readonly lastDay: string
}

export interface Pair {
  readonly memberA: string
  readonly memberB: string
  readonly gameCode: string
}

export interface PairHand {
  readonly handId: string
  readonly roomId: string
  readonly handNo: number
  readonly endedAt: Date
  readonly netA: bigint
  readonly netB: bigint
  readonly playerCount: number
}
