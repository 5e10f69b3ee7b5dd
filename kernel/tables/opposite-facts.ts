/** What is counted of two members at shared tables: the vendor of tables counts it, the house judges it (domain/economy.md §9). */

/** Two members, the lesser id first. */
export interface OppositeFacts {
  readonly memberA: string
  readonly memberB: string
  /** Rounds that both bet in, and how many of them they stood against each other in. */
  readonly shared: number
  readonly opposed: number
  /** Satang that each of them staked there, the lesser of the two summed. */
  readonly amount: bigint
}
