/** What ends below when a contract changes or ends (domain/agents.md §5.3). */
import { keepsCeiling } from './ceiling.ts'
import { isStanding } from './moves.ts'
import type { Tier } from './terms.ts'
import type { ContractState } from './words.ts'

export interface Given {
  readonly contractId: string
  /** null: the house. */
  readonly giverId: string | null
  readonly receiverId: string
  readonly state: ContractState
  readonly tiers: readonly Tier[]
}

export interface EndBelow<Contract extends Given = Given> {
  readonly contract: Contract
  /** A standing contract ends; an offer or a draft is withdrawn. */
  readonly how: 'END' | 'WITHDRAW'
  /** CEILING: above the new terms of its giver; ABOVE: its giver has no contract of the kind any more. */
  readonly why: 'CEILING' | 'ABOVE'
  /** 1 right below the contract that changes. */
  readonly depth: number
}

const isLiving = (state: ContractState): boolean =>
  isStanding(state) || state === 'OFFERED' || state === 'DRAFT'

/**
 * What ends below an agent whose contract of a kind becomes `terms`, or none if null: every contract they
 * gave that breaks the ceiling, and everything of the kind below one that ends. `given` holds the contracts
 * of one kind; those that are neither standing, offered nor drafts are passed over. From above to below.
 */
export function endsBelow<Contract extends Given>(
  given: readonly Contract[],
  receiverId: string,
  terms: readonly Tier[] | null,
): EndBelow<Contract>[] {
  const byGiver = new Map<string, Contract[]>()
  for (const contract of given) {
    if (contract.giverId === null || !isLiving(contract.state)) continue
    byGiver.set(contract.giverId, [...(byGiver.get(contract.giverId) ?? []), contract])
  }
  const ends: EndBelow<Contract>[] = []
  const walk = (giverId: string, own: readonly Tier[] | null, depth: number): void => {
    for (const contract of byGiver.get(giverId) ?? []) {
      if (own && (contract.state === 'DRAFT' || keepsCeiling(contract.tiers, own))) continue
      const why = own ? 'CEILING' : 'ABOVE'
      if (!isStanding(contract.state)) {
        ends.push({ contract, how: 'WITHDRAW', why, depth })
        continue
      }
      ends.push({ contract, how: 'END', why, depth })
      walk(contract.receiverId, null, depth + 1)
    }
  }
  walk(receiverId, terms, 1)
  return ends
}
