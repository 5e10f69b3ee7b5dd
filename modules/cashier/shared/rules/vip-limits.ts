/** What a VIP level may withdraw in a day, in satang and in number (domain/economy.md §2). */

export interface DailyLimit {
  readonly count: number
  readonly amount: bigint
}

const baht = (amount: number) => BigInt(amount) * 100n

export function dailyLimitOf(level: {
  readonly withdrawalsPerDay: number
  readonly withdrawalDayAmount: number
}): DailyLimit {
  return { count: level.withdrawalsPerDay, amount: BigInt(level.withdrawalDayAmount) }
}

/** What verification level 1 may withdraw (domain/economy.md §9). */
export const KYC1_DAY = baht(50_000)
export const KYC1_MONTH = baht(200_000)
