/**
 * BIRTHDAY: the birthday bonus of the member's level (domain/economy.md §2). Its amount stands in the table
 * of the levels.
 */
import { cashOf, cashTurnover } from '../cash.ts'
import type { PromotionKind, StoryLine } from '../kind.ts'

/** A birthday counts once an operator has seen the papers that state it. */
export const BIRTHDAY_KYC = 2

const declared = {
  /** Before the birthday and after it. */
  daysAround: { form: 'DAYS', min: 0, max: 15, default: 3 },
  times: { form: 'TIMES', min: 0, max: 50_000_000, default: 1_000_000 },
} as const

export const birthday: PromotionKind<typeof declared> = {
  code: 'BIRTHDAY',
  ownPage: { name: 'playerRank' },
  way: 'AUTOMATIC',
  // The night gives what is due; a claim names the year and the day.
  cycle: 'DAY',
  declared,
  check: () => [],
  progress: () => null,
  /** `rewardAmount` is what the table states for the level. */
  pay: ({ times }, { rewardAmount = 0n }) => (rewardAmount > 0n ? cashOf(rewardAmount, BigInt(times)) : null),
  story: ({ daysAround, times }): readonly StoryLine[] => [
    { name: 'birthday', values: { days: { number: daysAround } } },
    { name: 'birthday_kyc', values: { level: { number: BIRTHDAY_KYC } } },
    { name: 'vip_table', values: {} },
    cashTurnover(times),
  ],
}
