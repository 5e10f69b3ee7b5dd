import {
  listCommissions,
  listCommissionsSchemas,
} from '../../../../contract/player/agents/line/list-commissions.ts'
import { boundsOf } from '../../../../kernel/calendar.ts'
import { handle } from '../../../../platform/calls.ts'
import { accountsByIds } from '../../../identity/index.ts'
import { readCarry, readCommissions, sumCommissions } from '../store/commissions.ts'

export const handleListCommissions = handle(
  listCommissions,
  listCommissionsSchemas,
  async ({ tx, merchant, actor }, { query }) => {
    const filter = {
      merchantId: merchant.id,
      accountId: actor.accountId,
      source: query.source,
      ...boundsOf(query, merchant.timeZone),
    }
    const rows = await readCommissions(tx, filter, { pageNo: query.pageNo!, pageSize: query.pageSize! })
    const members = await accountsByIds(
      tx,
      rows.map(({ memberId }) => memberId),
    )
    const { count, ...sums } = await sumCommissions(tx, filter)
    return {
      list: rows.map(
        ({
          commissionNo,
          accountId: _,
          memberId,
          distance: _distance,
          factorPpm: _factor,
          paymentId,
          ...row
        }) => ({
          ...row,
          commissionNo: String(commissionNo),
          username: members.get(memberId)?.username ?? '',
          isPaid: paymentId !== null,
        }),
      ),
      total: Number(count),
      ...sums,
      carriedAmount: await readCarry(tx, actor.accountId),
      currency: merchant.currency,
    }
  },
)
