/** Words of contracts between agents on the wire; most are the kernel's, whose rules are declared by them. */
export { carryModes, contractKinds, contractStates } from '../../kernel/agents/contracts/words.ts'
export type { ContractKind, ContractState } from '../../kernel/agents/contracts/words.ts'
export { contractActors, contractSteps } from '../../kernel/agents/contracts/moves.ts'

export const contractActions = [
  'SAVE_DRAFT',
  'OFFER',
  'WITHDRAW',
  'ACCEPT',
  'REJECT',
  'REQUEST_TERMINATION',
  'AGREE_TERMINATION',
  'REFUSE_TERMINATION',
  'ACKNOWLEDGE',
] as const
export type ContractAction = (typeof contractActions)[number]

/** What an agent lists: what they give, what waits for an answer on either side, and what is over. */
export const contractLists = ['GIVEN', 'WAITING', 'ENDED'] as const
export type ContractList = (typeof contractLists)[number]

export const contractPeriodKinds = ['FIVE_MINUTES', 'HOUR', 'DAY', 'WEEK', 'HALF_MONTH', 'MONTH'] as const
export const CONTRACT_REASON_LENGTH = 140
