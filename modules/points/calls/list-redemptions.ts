import { listRedemptions, listRedemptionsSchemas } from '../../../contract/player/points/list-redemptions.ts'
import { toPage } from '../../../kernel/paging.ts'
import { handle } from '../../../platform/calls.ts'
import { numberText } from '../orders.ts'
import { redemptionsOf } from '../store/redemptions.ts'
import { textIn } from '../text-in.ts'

export const handleListRedemptions = handle(
  listRedemptions,
  listRedemptionsSchemas,
  async ({ tx, actor, merchant, language }, { query }) => {
    const page = { pageNo: query.pageNo ?? 1, pageSize: query.pageSize ?? 20 }
    const { list, total } = await redemptionsOf(tx, { memberId: actor.accountId, state: query.status }, page)
    return toPage(
      list.map((row) => ({
        redemptionId: row.redemptionId,
        number: numberText(row.number),
        kind: row.kind,
        title: textIn(row.titles, language),
        status: row.state,
        time: row.requestedAt,
        decidedAt: row.decidedAt,
        sentAt: row.sentAt,
        quantity: row.quantity,
        pointsAmount: row.pointsAmount,
        cashAmount: row.cashAmount,
        currency: merchant.currency,
        remark: row.note,
      })),
      page,
      total,
    )
  },
)
