/** Where steps of contracts are taken, by whom, and what a step tells. */
import type { ContractActor } from '../../../kernel/agents/contracts/moves.ts'
import type { Tx } from '../../../platform/postgres.ts'

/** Where steps are taken: in a call or in a job. */
export interface Desk {
  readonly tx: Tx
  readonly merchant: { readonly id: string; readonly timeZone: string }
  readonly now: Date
}

/** Who takes a step; the id is an account's, an operator's name, or empty for a time-out. */
export interface Actor {
  readonly side: ContractActor
  readonly id: string
}

/** What a step brings beside the contract itself. */
export interface Told {
  /** A contract above was lowered or ended. */
  readonly isFromAbove?: true
  readonly reason?: string
}
