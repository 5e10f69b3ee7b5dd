import { listLosses, listLossesSchemas } from '../../../../contract/player/agents/team/list-losses.ts'
import { toPage } from '../../../../kernel/paging.ts'
import { handle } from '../../../../platform/calls.ts'
import { readReports } from '../../../../platform/reports.ts'
import { askedDays, ownLine } from '../asked.ts'
import { foldedAt } from '../store/figures.ts'
import { lossesOf } from '../store/losses.ts'

export const handleListLosses = handle(listLosses, listLossesSchemas, async (context, { query }) => {
  const { from, to } = askedDays(context, query)
  const page = { pageNo: query.pageNo!, pageSize: query.pageSize! }
  return readReports(context, async (reader) => {
    const found = await lossesOf(reader, { ...ownLine(context), from, to, ...page })
    return {
      ...toPage(
        found.list.map((row) => ({
          account: row.username,
          nickname: row.nickname,
          level: row.level,
          depositAmount: row.deposits,
          withdrawalAmount: row.withdrawals,
          validBetAmount: row.valid,
          lossAmount: row.loss,
          lastLoginAt: row.lastSignInAt,
        })),
        page,
        found.totalCount,
      ),
      asOf: await foldedAt(reader),
      from,
      to,
      currency: context.merchant.currency,
      lossAmount: found.lossAmount,
    }
  })
})
