/**
 * What is counted of two members at shared tables: the vendor of the tables counts it, and the platform
 * judges it (domain/economy.md §9).
 */

/** Two members, the smaller id first. */
export interface OppositeFacts {
  readonly memberA: string
  readonly memberB: string
  /** Rounds in which both bet, and in how many of them they bet on opposite sides. */
  readonly shared: number
  readonly opposed: number
  /** Satang that each of them staked in those rounds, the smaller of the two summed. */
  readonly amount: bigint
}
