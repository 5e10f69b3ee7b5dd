/** Settings of verification and of money laundering (domain/economy.md §9; domain/gaps.md §8). */
import { defineSetting } from '../../system/index.ts'

export const kycSettings = {
  /**
   * Deposits credited, or withdrawals requested, in 30 days from which on the source of the money must be
   * known.
   */
  fundsDepositAmount: defineSetting({
    name: 'cashier.kycFundsDepositAmount',
    weakens: 'UP',
    kind: 'amount',
    default: 200_000_000n,
    min: 100_000n,
    max: 100_000_000_000n,
  }),
  fundsWithdrawalAmount: defineSetting({
    name: 'cashier.kycFundsWithdrawalAmount',
    weakens: 'UP',
    kind: 'amount',
    default: 50_000_000n,
    min: 100_000n,
    max: 100_000_000_000n,
  }),
}

export const amlSettings = {
  /** Days that a flag counts, unless an operator clears it earlier. */
  flagDays: defineSetting({
    name: 'cashier.amlFlagDays',
    weakens: 'DOWN',
    kind: 'integer',
    default: 90,
    min: 1,
    max: 3_650,
  }),
  /** Money of one business day that the compliance officer reports. */
  cashThresholdAmount: defineSetting({
    name: 'cashier.amlCashThresholdAmount',
    weakens: 'UP',
    kind: 'amount',
    default: 200_000_000n,
    min: 100n,
    max: 100_000_000_000n,
  }),
}
