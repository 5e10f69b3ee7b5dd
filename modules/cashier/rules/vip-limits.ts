/** What a VIP level may withdraw in a day, in satang and times (domain/economy.md §2). */

export interface DailyLimit { readonly count: number; readonly amount: bigint }

const baht = (amount: number) => BigInt(amount) * 100n

const byLevel: readonly DailyLimit[] = [
  { count: 3, amount: baht(100_000) },
  { count: 3, amount: baht(200_000) },
  { count: 4, amount: baht(300_000) },
  { count: 5, amount: baht(500_000) },
  { count: 6, amount: baht(800_000) },
  { count: 8, amount: baht(1_200_000) },
  { count: 10, amount: baht(2_000_000) },
  { count: 12, amount: baht(3_000_000) },
  { count: 15, amount: baht(5_000_000) },
]

/** The limit of a level; a level beyond the table has the highest. */
export function dailyLimitOf(vipLevel: number): DailyLimit {
  return byLevel[Math.min(Math.max(vipLevel, 0), byLevel.length - 1)]!
}

/** What verification level 1 may withdraw (domain/economy.md §9). */
export const KYC1_DAY = baht(50_000)
export const KYC1_MONTH = baht(200_000)
