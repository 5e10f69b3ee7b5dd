import {
  listContracts,
  listContractsSchemas,
} from '../../../../contract/player/agents/contracts/list-contracts.ts'
import { toPage } from '../../../../kernel/paging.ts'
import { handle } from '../../../../platform/calls.ts'
import { listedContracts } from '../listed.ts'
import { readStanding } from '../store/contracts.ts'
import { viewContracts } from '../views.ts'

/** An agent is asked by one upline and by direct downlines; a page of them is enough to count. */
const MOST_WAITING = 100

export const handleListContracts = handle(
  listContracts,
  listContractsSchemas,
  async ({ tx, merchant, actor, now }, { query }) => {
    const { accountId } = actor
    const page = { pageNo: query.pageNo!, pageSize: query.pageSize! }
    const merchantId = merchant.id
    const listed = { merchantId, accountId, kind: query.kind, list: query.list ?? 'GIVEN' } as const
    const found = await listedContracts(tx, listed, page)
    const standing = await readStanding(tx, { merchantId, receiverId: accountId })
    const waiting = await listedContracts(
      tx,
      { merchantId, accountId, list: 'WAITING' },
      { pageNo: 1, pageSize: MOST_WAITING },
    )
    const asked = await viewContracts(tx, waiting.list, { accountId }, now)
    return {
      mine: await viewContracts(tx, standing, { accountId }, now),
      waitingCount: asked.filter(({ mayAnswer }) => mayAnswer).length,
      page: toPage(await viewContracts(tx, found.list, { accountId }, now), page, found.totalCount),
    }
  },
)
