import { readProfit, readProfitSchemas } from '../../../contract/player/cashier/read-profit.ts'
import { handle } from '../../../platform/calls.ts'
import { readReports } from '../../../platform/reports.ts'
import { accountTotalsOf } from '../../wallet/index.ts'
import { askedRange } from '../records.ts'
import { profitOf } from '../rules/profit.ts'

export const handleReadProfit = handle(readProfit, readProfitSchemas, async (context, { query }) => {
  const range = askedRange(context, query)
  const totals = await readReports(context, (reader) => accountTotalsOf(reader, { memberId: context.actor.accountId, from: range.start, to: range.end }))
  return { from: range.from, to: range.to, currency: context.merchant.currency, ...profitOf(totals) }
})
