/** What each verification level may pay in and withdraw (domain/economy.md §9). */
import { KYC1_DAY, KYC1_MONTH } from '../../shared/rules/vip-limits.ts'

export interface KycMoney {
  readonly todayAmount: bigint
  readonly monthAmount: bigint
  /** Withdrawals that have not come back, and credited deposits, of the last 30 days. */
  readonly withdrawn30Days: bigint
  readonly deposited30Days: bigint
}

/** From these sums of 30 days on, the source of the money must be known: level 3. */
export interface KycRules {
  readonly fundsDepositAmount: bigint
  readonly fundsWithdrawalAmount: bigint
}

/** The level that a withdrawal of the amount needs; nothing leaves at level 0. */
export function withdrawalLevel(money: KycMoney, amount: bigint, rules: KycRules): 1 | 2 | 3 {
  if (
    money.deposited30Days >= rules.fundsDepositAmount ||
    money.withdrawn30Days + amount >= rules.fundsWithdrawalAmount
  )
    return 3
  return money.todayAmount + amount > KYC1_DAY || money.monthAmount + amount > KYC1_MONTH ? 2 : 1
}

/**
 * What limits a level: a day, a month, or 30 days before the source of the money is known; KYC_NONE before
 * any.
 */
export type KycBound = 'KYC_NONE' | 'KYC_DAY' | 'KYC_MONTH' | 'KYC_FUNDS'
/** What a bound leaves, and how much it is altogether. */
export interface BoundLeft<Bound> {
  readonly bound: Bound
  readonly left: bigint
  readonly amount: bigint
}

/** The tightest bound of a level now; null if it has none. What is left is never below zero. */
export function boundAtLevel(level: number, money: KycMoney, rules: KycRules): BoundLeft<KycBound> | null {
  if (level >= 3) return null
  if (level === 0) return { bound: 'KYC_NONE', left: 0n, amount: 0n }
  const funds = rules.fundsWithdrawalAmount - 1n
  if (money.deposited30Days >= rules.fundsDepositAmount)
    return { bound: 'KYC_FUNDS', left: 0n, amount: funds }
  return tightest([
    { bound: 'KYC_FUNDS', left: funds - money.withdrawn30Days, amount: funds },
    ...(level === 1
      ? [
          { bound: 'KYC_MONTH', left: KYC1_MONTH - money.monthAmount, amount: KYC1_MONTH } as const,
          { bound: 'KYC_DAY', left: KYC1_DAY - money.todayAmount, amount: KYC1_DAY } as const,
        ]
      : []),
  ])
}

/** The bound that leaves least; of equal ones the last. */
export function tightest<Bound>(bounds: readonly BoundLeft<Bound>[]): BoundLeft<Bound> {
  const least = bounds.reduce((low, one) => (one.left <= low.left ? one : low))
  return least.left > 0n ? least : { ...least, left: 0n }
}

/** The most that a level may withdraw now; null if the level itself sets no bound. Never below zero. */
export function leftAtLevel(level: number, money: KycMoney, rules: KycRules): bigint | null {
  return boundAtLevel(level, money, rules)?.left ?? null
}

export interface DepositMoney {
  /** Everything ever credited or still requested. */
  readonly totalAmount: bigint
  readonly deposited30Days: bigint
}

/** The level that a deposit of the amount needs. */
export function depositLevel(
  money: DepositMoney,
  amount: bigint,
  rules: KycRules & { readonly unverifiedAmount: bigint },
): 0 | 1 | 3 {
  if (money.deposited30Days + amount >= rules.fundsDepositAmount) return 3
  return money.totalAmount + amount > rules.unverifiedAmount ? 1 : 0
}
