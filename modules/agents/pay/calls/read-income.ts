import { readIncome, readIncomeSchemas } from '../../../../contract/player/agents/pay/read-income.ts'
import { handle } from '../../../../platform/calls.ts'
import { incomeByDay, incomeByPeriod, incomeRange } from '../income/income.ts'

const PERIODS = 5

export const handleReadIncome = handle(readIncome, readIncomeSchemas, async (context, { query }) => {
  const { tx, merchant, now } = context
  const agentId = context.actor.accountId
  const range = incomeRange(context, query)
  return {
    ...range,
    currency: merchant.currency,
    ...(await incomeByDay(tx, agentId, range, merchant.timeZone)),
    periods: await incomeByPeriod(tx, agentId, now, merchant.timeZone, PERIODS),
  }
})
