/** Figures as the calls answer them. */
import { gameWinOf, profitOf, type Sums } from './rules/figures.ts'

export function figuresView(sums: Sums) {
  return {
    stakeAmount: sums.stake,
    payoutAmount: sums.payout,
    validBetAmount: sums.valid,
    gameWinAmount: gameWinOf(sums),
    depositAmount: sums.deposits,
    withdrawalAmount: sums.withdrawals,
    promotionAmount: sums.promotions,
    rebateAmount: sums.rebates + sums.commissions,
    salaryAmount: sums.salaries,
    dividendAmount: sums.dividends,
    profitAmount: profitOf(sums),
    registrationCount: Number(sums.registrations),
    firstDepositCount: Number(sums.firstDeposits),
  }
}

export function playView({ stake, payout, valid }: Pick<Sums, 'stake' | 'payout' | 'valid'>) {
  return { stakeAmount: stake, payoutAmount: payout, validBetAmount: valid, netAmount: payout - stake }
}
