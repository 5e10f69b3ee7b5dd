/** Personal profit and loss, from what the ledger moved. */
import type { CodeTotal, PlaySums, TransferCode } from '../../../wallet/index.ts'
import { codesOfType } from './record-types.ts'

export interface Profit extends PlaySums {
  depositAmount: bigint
  withdrawAmount: bigint
  bonusAmount: bigint
  profitAmount: bigint
}

/** Bonuses are less what was forfeited; the profit is payouts and bonuses less stakes. */
export function profitOf(totals: readonly CodeTotal[], { stakeAmount, payoutAmount }: PlaySums): Profit {
  const net = (codes: readonly TransferCode[]) =>
    totals
      .filter((total) => codes.includes(total.code))
      .reduce((sum, total) => sum + total.inAmount - total.outAmount, 0n)
  const bonusAmount = net([...codesOfType.BONUS, ...codesOfType.REBATE])
  return {
    depositAmount: net(['DEPOSIT', 'DEPOSIT_RETURN']),
    withdrawAmount: -net(codesOfType.WITHDRAW),
    stakeAmount,
    payoutAmount,
    bonusAmount,
    profitAmount: payoutAmount + bonusAmount - stakeAmount,
  }
}
