/** What an agent lists of contracts: the own ones, those that they give, what waits, and what is over. */
import type { ContractList } from '../../../contract/shared/contract-words.ts'
import { endStates } from '../../../kernel/agents/contracts/moves.ts'
import type { ContractKind, ContractState } from '../../../kernel/agents/contracts/words.ts'
import type { PageRequest } from '../../../kernel/paging.ts'
import type { Reader } from '../../../platform/postgres.ts'
import type { Contract } from './store/contracts.ts'
import { readContracts } from './store/lists.ts'

const statesOf: Readonly<Record<ContractList, readonly ContractState[]>> = {
  GIVEN: ['DRAFT', 'OFFERED', 'ACTIVE', 'TERMINATION_REQUESTED'],
  WAITING: ['OFFERED', 'TERMINATION_REQUESTED'],
  ENDED: endStates,
}

export interface Listed {
  readonly merchantId: string
  readonly accountId: string
  readonly list: ContractList
  readonly kind?: ContractKind | undefined
}

/** A page of a list, those that changed last first. */
export const listedContracts = (
  reader: Reader,
  { merchantId, accountId, list, kind }: Listed,
  page: PageRequest,
): Promise<{ list: Contract[]; totalCount: number }> =>
  readContracts(reader, {
    merchantId,
    kind,
    ...(list === 'GIVEN' ? { giverId: accountId } : { accountId }),
    states: statesOf[list],
    ...page,
  })
