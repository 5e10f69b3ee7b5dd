/** A rain of red envelopes (domain/economy.md §6.1). */
import type { ArgumentFault } from '../arguments.ts'
import type { PromotionKind, Reward, StoryLine } from '../kind.ts'

const declared = {
  pool: { form: 'MONEY', min: 100, max: 100_000_000, default: 500_000 },
  count: { form: 'COUNT', min: 1, max: 10_000, default: 100 },
  opensAt: { form: 'MOMENT', default: '' },
  minutes: { form: 'COUNT', min: 1, max: 1_440, default: 10 },
  deposit: { form: 'MONEY', min: 0, max: 100_000_000, default: 10_000 },
  days: { form: 'DAYS', min: 1, max: 90, default: 7 },
} as const

const ONCE = 1_000_000n

/** A share is the member's own money, with its turnover once. */
export const shareReward = (amount: bigint): Reward => ({
  amount,
  baseAmount: amount,
  timesPpm: ONCE,
  isBonus: false,
  maxStake: null,
  days: null,
})

export const redEnvelope: PromotionKind<typeof declared> = {
  code: 'RED_ENVELOPE',
  ownPage: { name: 'redEnvelope' },
  stopWord: 'rain',
  way: 'CLAIM',
  cycle: 'ONCE',
  declared,
  orders: { count: 'envelopes' },
  check({ pool, count, opensAt }) {
    const faults: ArgumentFault[] = []
    if (pool < count) faults.push({ argument: 'count', rule: 'order' })
    if (opensAt === '') faults.push({ argument: 'opensAt', rule: 'format' })
    return faults
  },
  /** The whole rain lies within its promotion: nothing is paid after a promotion's end. */
  checkTimes({ opensAt, minutes }, { startsAt, endsAt }) {
    const at = new Date(opensAt)
    if (at < startsAt || (endsAt !== null && at >= endsAt)) return [{ argument: 'opensAt', rule: 'time' }]
    const isLonger = endsAt !== null && at.getTime() + minutes * 60_000 > endsAt.getTime()
    return isLonger ? [{ argument: 'minutes', rule: 'time' }] : []
  },
  /** Shares are drawn up to twice the mean of what is left. */
  gifts: ({ pool, count }) => [
    { argument: 'pool', amount: count === 1 ? BigInt(pool) : BigInt(2 * pool) / BigInt(count) },
  ],
  progress: ({ deposit }, { depositAmount }) => ({
    doneAmount: depositAmount ?? 0n,
    targetAmount: BigInt(deposit),
  }),
  /** The shares are drawn at the opening; before it nobody knows what an envelope brings. */
  pay: () => null,
  story({ pool, count, opensAt, deposit, days }) {
    const lines: StoryLine[] = [
      {
        name: 'envelope',
        values: { count: { number: count }, pool: { money: pool }, time: { moment: opensAt } },
      },
      ...(deposit > 0
        ? [{ name: 'envelope_who', values: { deposit: { money: deposit }, days: { number: days } } }]
        : []),
      {
        name: 'turnover_open',
        values: { times: { ratePpm: 1_000_000 }, base: { text: 'promo_base_reward' } },
      },
      { name: 'envelope_fair', values: {} },
    ]
    return lines
  },
}
