import { readLiabilities, readLiabilitiesSchemas } from '../../../contract/operator/reports/read-liabilities.ts'
import { handle } from '../../../platform/calls.ts'
import { openWithdrawalsOf } from '../../cashier/index.ts'
import { liabilitiesOf } from '../../wallet/index.ts'

export const handleReadLiabilities = handle(readLiabilities, readLiabilitiesSchemas, async ({ tx, merchant, now }) => {
  const owed = await liabilitiesOf(tx, merchant.id)
  const jackpotAmount = owed.jackpots.reduce((sum, { amount }) => sum + amount, 0n)
  return {
    at: now, currency: merchant.currency, mainAmount: owed.main, bonusAmount: owed.bonus, holdAmount: owed.hold, pocketsAmount: owed.pockets, jackpots: owed.jackpots, jackpotAmount,
    totalAmount: owed.main + owed.bonus + owed.hold + owed.pockets + jackpotAmount, openWithdrawals: await openWithdrawalsOf(tx, merchant.id), receivableAmount: owed.receivables,
  }
})
