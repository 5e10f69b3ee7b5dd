/**
 * VIP: what reaching a level and each month with it bring (domain/economy.md §2). The amounts of the levels
 * are the setting `identity.vipTable`, which also bounds withdrawals; a promotion says which of them are
 * given, with what turnover, to whom, and how much in all.
 */
import { cashOf, cashTurnover } from '../cash.ts'
import type { PromotionKind, StoryLine } from '../kind.ts'

const declared = {
  gives: { form: 'CHOICES', choices: ['UPGRADE', 'MONTHLY'], default: ['UPGRADE', 'MONTHLY'] },
  times: { form: 'TIMES', min: 0, max: 50_000_000, default: 1_000_000 },
} as const

export const vip: PromotionKind<typeof declared> = {
  code: 'VIP',
  ownPage: { name: 'playerRank' },
  way: 'AUTOMATIC',
  // The night gives what is due; a claim names the bonus and the day.
  cycle: 'DAY',
  declared,
  check: ({ gives }) => (gives.length === 0 ? [{ argument: 'gives', rule: 'enum' }] : []),
  progress: () => null,
  /** `rewardAmount` is what the table states for the level. */
  pay: ({ times }, { rewardAmount = 0n }) => (rewardAmount > 0n ? cashOf(rewardAmount, BigInt(times)) : null),
  story: ({ gives, times }): readonly StoryLine[] => [
    ...(gives.includes('UPGRADE') ? [{ name: 'vip_upgrade', values: {} }] : []),
    ...(gives.includes('MONTHLY') ? [{ name: 'vip_monthly', values: {} }] : []),
    { name: 'vip_table', values: {} },
    cashTurnover(times),
  ],
}
