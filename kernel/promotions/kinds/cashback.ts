/** CASHBACK: a part of what a week lost comes back on the Monday after it (domain/economy.md §6.1). */
import type { ArgumentValues } from '../arguments.ts'
import { ceilToMinor } from '../../money.ts'
import { cappedPart } from '../bonus.ts'
import { LEFT_PERCENT, type PromotionCost } from '../earnings.ts'
import type { PromotionKind, StoryLine } from '../kind.ts'

const declared = {
  leastLossAmount: { form: 'MONEY', min: 100, max: 100_000_000, default: 50_000 },
  /** Above 30 % the house would give away what it earns of ordinary play. */
  percent: { form: 'RATE', min: 1_000, max: 300_000, default: 50_000 },
  maxAmount: { form: 'MONEY', min: 100, max: 2_000_000, default: 1_000_000 },
  times: { form: 'TIMES', min: 0, max: 50_000_000, default: 1_000_000 },
  /** ITSELF: every member takes part; PRESS: those who joined during the week. */
  joining: { form: 'CHOICE', choices: ['ITSELF', 'PRESS'], default: 'ITSELF' },
} as const

type CashbackValues = ArgumentValues<typeof declared>

/** In a week the members who lose, lose about this many times of what all members lose together. */
const LOSS_SPREAD = 3n

export const cashback: PromotionKind<typeof declared> = {
  code: 'CASHBACK',
  way: 'AUTOMATIC',
  cycle: 'WEEK',
  declared,
  check: ({ leastLossAmount, percent }) =>
    cappedPart(BigInt(leastLossAmount), percent, leastLossAmount) === 0n
      ? [{ argument: 'percent', rule: 'order' }]
      : [],
  progress: ({ leastLossAmount }, { lossAmount = 0n }) => ({
    doneAmount: lossAmount > 0n ? lossAmount : 0n,
    targetAmount: BigInt(leastLossAmount),
  }),
  costs: lossCosts,
  gifts: ({ maxAmount }) => [{ argument: 'maxAmount', amount: BigInt(maxAmount) }],
  /** `rewardAmount`: what was worked out before and waits to be claimed. */
  pay({ leastLossAmount, percent, maxAmount, times }, { lossAmount = 0n, rewardAmount }) {
    const isEnough = lossAmount >= BigInt(leastLossAmount)
    const amount = rewardAmount ?? (isEnough ? cappedPart(lossAmount, percent, maxAmount) : 0n)
    if (amount === 0n) return null
    return {
      amount,
      baseAmount: amount,
      timesPpm: BigInt(times),
      isBonus: false,
      maxStake: null,
      days: null,
    }
  },
  story: ({ leastLossAmount, percent, maxAmount, times }): StoryLine[] => [
    {
      name: 'cashback_week',
      values: {
        min: { money: leastLossAmount },
        percent: { ratePpm: percent },
        max: { money: maxAmount },
      },
    },
    { name: 'cashback_loss', values: {} },
    { name: 'cashback_monday', values: {} },
    times === 0
      ? { name: 'turnover_none', values: {} }
      : {
          name: 'turnover_open',
          values: { times: { ratePpm: times }, base: { text: 'promo_base_reward' } },
        },
  ],
}

/** Of the loss that brings the largest cashback, and what all members lose together for each such loss. */
function lossCosts({ percent, maxAmount }: CashbackValues): PromotionCost[] {
  const loss = (BigInt(maxAmount) * 1_000_000n) / BigInt(percent)
  const costAmount = ceilToMinor(loss, BigInt(percent))
  const earnedAmount = loss / LOSS_SPREAD
  return [{ argument: 'percent', costAmount, earnedAmount, product: null, limitPercent: LEFT_PERCENT }]
}
