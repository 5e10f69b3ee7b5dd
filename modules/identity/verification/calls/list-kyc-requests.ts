import {
  listKycRequests,
  listKycRequestsSchemas,
} from '../../../../contract/operator/identity/list-kyc-requests.ts'
import { toPage } from '../../../../kernel/paging.ts'
import { handle } from '../../../../platform/calls.ts'
import { rowOf } from '../kyc-review.ts'
import { readAccounts } from '../../accounts/store/accounts.ts'
import { countWaiting, readQueue } from '../store/requests.ts'

export const handleListKycRequests = handle(
  listKycRequests,
  listKycRequestsSchemas,
  async ({ tx, merchant }, { query }) => {
    const page = { pageNo: query.pageNo ?? 1, pageSize: query.pageSize ?? 20 }
    const rows = await readQueue(tx, merchant.id, { state: query.state, memberId: query.memberId, ...page })
    const accounts = new Map(
      (
        await readAccounts(
          tx,
          rows.map((row) => row.member_id),
        )
      ).map((row) => [row.account_id, row]),
    )
    const list = rows.map((row) => ({
      ...rowOf(row, accounts.get(row.member_id)),
      isDuplicate: row.is_duplicate,
    }))
    return {
      ...toPage(list, page, Number(rows[0]?.total ?? 0)),
      waiting: await countWaiting(tx, merchant.id),
    }
  },
)
