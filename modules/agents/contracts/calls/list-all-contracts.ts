import {
  listAllContracts,
  listAllContractsSchemas,
} from '../../../../contract/operator/agents/contracts/list-all-contracts.ts'
import { refuse } from '../../../../contract/errors.ts'
import { endStates } from '../../../../kernel/agents/contracts/moves.ts'
import { toPage } from '../../../../kernel/paging.ts'
import { handle } from '../../../../platform/calls.ts'
import { accountByName } from '../../../identity/index.ts'
import { readContracts } from '../store/lists.ts'
import { viewContracts } from '../views.ts'

const LIVING = ['OFFERED', 'ACTIVE', 'TERMINATION_REQUESTED'] as const

export const handleListAllContracts = handle(
  listAllContracts,
  listAllContractsSchemas,
  async ({ tx, merchant, now }, { query }) => {
    const page = { pageNo: query.pageNo!, pageSize: query.pageSize! }
    const list = query.list ?? 'HOUSE'
    const named = query.account?.trim()
    const account = named ? await accountByName(tx, { merchantId: merchant.id, account: named }) : undefined
    if (named && !account) refuse('MEMBER_NOT_FOUND')
    const found = await readContracts(tx, {
      merchantId: merchant.id,
      kind: query.kind,
      ...(account ? { accountId: account.accountId } : list === 'HOUSE' ? { giverId: null } : {}),
      states: list === 'ENDED' ? endStates : LIVING,
      ...page,
    })
    return toPage(await viewContracts(tx, found.list, 'HOUSE', now), page, found.totalCount)
  },
)
