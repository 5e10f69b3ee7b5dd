/** What each verification level may pay in and withdraw (domain/economy.md §9). */
import { KYC1_DAY, KYC1_MONTH } from './vip-limits.ts'

export interface KycMoney {
  readonly todayAmount: bigint
  readonly monthAmount: bigint
  /** Withdrawals that have not come back, and credited deposits, of the last 30 days. */
  readonly withdrawn30Days: bigint
  readonly deposited30Days: bigint
}

/** From these sums of 30 days on, the source of the money must be known: level 3. */
export interface KycRules { readonly fundsDepositAmount: bigint; readonly fundsWithdrawalAmount: bigint }

/** The level that a withdrawal of the amount needs; nothing leaves at level 0. */
export function withdrawalLevel(money: KycMoney, amount: bigint, rules: KycRules): 1 | 2 | 3 {
  if (money.deposited30Days >= rules.fundsDepositAmount || money.withdrawn30Days + amount >= rules.fundsWithdrawalAmount) return 3
  return money.todayAmount + amount > KYC1_DAY || money.monthAmount + amount > KYC1_MONTH ? 2 : 1
}

/** The most that a level may withdraw now; null where the level itself sets no bound. Never below zero. */
export function leftAtLevel(level: number, money: KycMoney, rules: KycRules): bigint | null {
  if (level >= 3) return null
  if (level === 0 || money.deposited30Days >= rules.fundsDepositAmount) return 0n
  const bounds = [rules.fundsWithdrawalAmount - 1n - money.withdrawn30Days, ...(level === 1 ? [KYC1_DAY - money.todayAmount, KYC1_MONTH - money.monthAmount] : [])]
  const left = bounds.reduce((low, bound) => (bound < low ? bound : low))
  return left > 0n ? left : 0n
}

export interface DepositMoney {
  /** Everything ever credited or still asked for. */
  readonly totalAmount: bigint
  readonly deposited30Days: bigint
}

/** The level that a deposit of the amount needs. */
export function depositLevel(money: DepositMoney, amount: bigint, rules: KycRules & { readonly unverifiedAmount: bigint }): 0 | 1 | 3 {
  if (money.deposited30Days + amount >= rules.fundsDepositAmount) return 3
  return money.totalAmount + amount > rules.unverifiedAmount ? 1 : 0
}
