import { readProfit, readProfitSchemas } from '../../../contract/player/cashier/read-profit.ts'
import { handle } from '../../../platform/calls.ts'
import { readReports } from '../../../platform/reports.ts'
import { accountTotalsOf, type CodeTotal, type TransferCode } from '../../wallet/index.ts'
import { askedRange } from '../records.ts'
import { codesOfType } from '../rules/record-types.ts'

export const handleReadProfit = handle(readProfit, readProfitSchemas, async (context, { query }) => {
  const range = askedRange(context, query)
  const totals = await readReports(context, (reader) => accountTotalsOf(reader, { memberId: context.actor.accountId, from: range.start, to: range.end }))
  const stakeAmount = -netOf(totals, [...codesOfType.BET, ...codesOfType.REFUND])
  const payoutAmount = netOf(totals, codesOfType.PAYOUT)
  const bonusAmount = netOf(totals, [...codesOfType.BONUS, ...codesOfType.REBATE])
  return {
    from: range.from, to: range.to, currency: context.merchant.currency,
    depositAmount: netOf(totals, ['DEPOSIT', 'DEPOSIT_RETURN']), withdrawAmount: -netOf(totals, codesOfType.WITHDRAW),
    stakeAmount, payoutAmount, bonusAmount, profitAmount: payoutAmount + bonusAmount - stakeAmount,
  }
})

function netOf(totals: readonly CodeTotal[], codes: readonly TransferCode[]): bigint {
  return totals.filter((total) => codes.includes(total.code)).reduce((sum, total) => sum + total.inAmount - total.outAmount, 0n)
}
