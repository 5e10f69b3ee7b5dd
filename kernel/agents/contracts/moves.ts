/** The states of a contract and how it moves between them (domain/agents.md §5.1); nothing else is a move. */
import { contractStates, type ContractState } from './words.ts'

/** The house is the giver of contracts without one; SYSTEM is a time-out or a contract above. */
export const contractActors = ['GIVER', 'RECEIVER', 'HOUSE', 'SYSTEM'] as const
export type ContractActor = (typeof contractActors)[number]

export const contractSteps = [
  'SAVE_DRAFT',
  'OFFER',
  'ACCEPT',
  'REJECT',
  'WITHDRAW',
  'EXPIRE',
  'SUPERSEDE',
  'REQUEST_TERMINATION',
  'AGREE_TERMINATION',
  'REFUSE_TERMINATION',
  'LAPSE_TERMINATION',
  'END',
] as const
export type ContractStep = (typeof contractSteps)[number]

interface Move {
  readonly to: ContractState
  readonly by: readonly ContractActor[]
}

const moves: Readonly<Record<ContractState, Partial<Record<ContractStep, Move>>>> = {
  DRAFT: {
    SAVE_DRAFT: { to: 'DRAFT', by: ['GIVER'] },
    OFFER: { to: 'OFFERED', by: ['GIVER'] },
    WITHDRAW: { to: 'WITHDRAWN', by: ['GIVER', 'SYSTEM'] },
  },
  OFFERED: {
    ACCEPT: { to: 'ACTIVE', by: ['RECEIVER'] },
    REJECT: { to: 'REJECTED', by: ['RECEIVER'] },
    WITHDRAW: { to: 'WITHDRAWN', by: ['GIVER', 'HOUSE', 'SYSTEM'] },
    EXPIRE: { to: 'EXPIRED', by: ['SYSTEM'] },
  },
  ACTIVE: {
    REQUEST_TERMINATION: { to: 'TERMINATION_REQUESTED', by: ['GIVER', 'RECEIVER', 'HOUSE'] },
    SUPERSEDE: { to: 'SUPERSEDED', by: ['SYSTEM'] },
    END: { to: 'TERMINATED', by: ['HOUSE', 'SYSTEM'] },
  },
  TERMINATION_REQUESTED: {
    AGREE_TERMINATION: { to: 'TERMINATED', by: ['GIVER', 'RECEIVER', 'HOUSE'] },
    REFUSE_TERMINATION: { to: 'ACTIVE', by: ['GIVER', 'RECEIVER', 'HOUSE'] },
    LAPSE_TERMINATION: { to: 'ACTIVE', by: ['SYSTEM'] },
    SUPERSEDE: { to: 'SUPERSEDED', by: ['SYSTEM'] },
    END: { to: 'TERMINATED', by: ['HOUSE', 'SYSTEM'] },
  },
  TERMINATED: {},
  SUPERSEDED: {},
  REJECTED: {},
  EXPIRED: {},
  WITHDRAWN: {},
}

/** Where a step leads, or undefined if the state or the actor does not allow it. */
export function moveOf(
  from: ContractState,
  step: ContractStep,
  by: ContractActor,
): ContractState | undefined {
  const move = moves[from][step]
  return move?.by.includes(by) ? move.to : undefined
}

/** The other side alone answers a termination request; the house asks and answers as the giver it is. */
export const answersTermination = (askedBy: 'GIVER' | 'RECEIVER', by: ContractActor): boolean =>
  askedBy === 'GIVER' ? by === 'RECEIVER' : by === 'GIVER' || by === 'HOUSE'

/** States of a contract that stands for its receiver until it has an end. */
export const standingStates = ['ACTIVE', 'TERMINATION_REQUESTED'] as const satisfies readonly ContractState[]

export const isStanding = (state: ContractState): boolean =>
  (standingStates as readonly ContractState[]).includes(state)

/** States that no step leaves. */
export const endStates = contractStates.filter((state) => Object.keys(moves[state]).length === 0)
