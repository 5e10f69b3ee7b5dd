/** Personal profit and loss, from what the ledger moved. */
import type { CodeTotal, TransferCode } from '../../wallet/index.ts'
import { codesOfType } from './record-types.ts'

export interface Profit { depositAmount: bigint; withdrawAmount: bigint; stakeAmount: bigint; payoutAmount: bigint; bonusAmount: bigint; profitAmount: bigint }

/** Stakes less refunds, payouts, bonuses less what was forfeited; the profit is payouts and bonuses less stakes. */
export function profitOf(totals: readonly CodeTotal[]): Profit {
  const net = (codes: readonly TransferCode[]) => totals.filter((total) => codes.includes(total.code)).reduce((sum, total) => sum + total.inAmount - total.outAmount, 0n)
  const stakeAmount = -net([...codesOfType.BET, ...codesOfType.REFUND])
  const payoutAmount = net(codesOfType.PAYOUT)
  const bonusAmount = net([...codesOfType.BONUS, ...codesOfType.REBATE])
  return {
    depositAmount: net(['DEPOSIT', 'DEPOSIT_RETURN']), withdrawAmount: -net(codesOfType.WITHDRAW),
    stakeAmount, payoutAmount, bonusAmount, profitAmount: payoutAmount + bonusAmount - stakeAmount,
  }
}
