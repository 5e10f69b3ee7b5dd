import {
  listContracts,
  listContractsSchemas,
} from '../../../../contract/player/agents/contracts/list-contracts.ts'
import type { ContractList } from '../../../../contract/shared/contract-words.ts'
import { endStates } from '../../../../kernel/agents/contracts/moves.ts'
import type { ContractState } from '../../../../kernel/agents/contracts/words.ts'
import { toPage } from '../../../../kernel/paging.ts'
import { handle } from '../../../../platform/calls.ts'
import { readStanding } from '../store/contracts.ts'
import { readContracts } from '../store/lists.ts'
import { viewContracts } from '../views.ts'

const statesOf: Readonly<Record<ContractList, readonly ContractState[]>> = {
  GIVEN: ['DRAFT', 'OFFERED', 'ACTIVE', 'TERMINATION_REQUESTED'],
  WAITING: ['OFFERED', 'TERMINATION_REQUESTED'],
  ENDED: endStates,
}
/** An agent is asked by one upline and by direct downlines; a page of them is enough to count. */
const MOST_WAITING = 100

export const handleListContracts = handle(
  listContracts,
  listContractsSchemas,
  async ({ tx, merchant, actor, now }, { query }) => {
    const { accountId } = actor
    const page = { pageNo: query.pageNo!, pageSize: query.pageSize! }
    const list = query.list ?? 'GIVEN'
    const merchantId = merchant.id
    const found = await readContracts(tx, {
      merchantId,
      kind: query.kind,
      ...(list === 'GIVEN' ? { giverId: accountId } : { accountId }),
      states: statesOf[list],
      ...page,
    })
    const standing = await readStanding(tx, { merchantId, receiverId: accountId })
    const states = statesOf.WAITING
    const waiting = await readContracts(tx, {
      merchantId,
      accountId,
      states,
      pageNo: 1,
      pageSize: MOST_WAITING,
    })
    const asked = await viewContracts(tx, waiting.list, { accountId }, now)
    return {
      mine: await viewContracts(tx, standing, { accountId }, now),
      waitingCount: asked.filter(({ mayAnswer }) => mayAnswer).length,
      page: toPage(await viewContracts(tx, found.list, { accountId }, now), page, found.totalCount),
    }
  },
)
