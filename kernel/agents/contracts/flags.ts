/** What waits of an account's contracts of one kind (domain/agents.md §5.1). */
export type ContractFlag = 0 | 1 | 2 | 3

export interface Waiting {
  /** An offer to the account waits for its answer. */
  readonly isOffered: boolean
  /** The other side asks for an end. */
  readonly isTerminationAsked: boolean
  /** The last request of the account succeeded and was not acknowledged. */
  readonly hasSucceeded: boolean
}

/** What must be answered goes before what is only told. */
export function flagOf({ isOffered, isTerminationAsked, hasSucceeded }: Waiting): ContractFlag {
  if (isOffered) return 1
  if (isTerminationAsked) return 2
  return hasSucceeded ? 3 : 0
}
