import { readProfit, readProfitSchemas } from '../../../../contract/player/cashier/read-profit.ts'
import { handle } from '../../../../platform/calls.ts'
import { readReports } from '../../../../platform/reports.ts'
import { profitBetween } from '../profit.ts'
import { askedRange } from '../records.ts'

export const handleReadProfit = handle(readProfit, readProfitSchemas, async (context, { query }) => {
  const { from, to, start, end } = askedRange(context, query)
  const profit = await readReports(context, (reader) =>
    profitBetween(reader, context.actor.accountId, start, end),
  )
  return { from, to, currency: context.merchant.currency, ...profit }
})
