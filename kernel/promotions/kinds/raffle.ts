/** A raffle (domain/economy.md §6.1). */
import type { ArgumentFault } from '../arguments.ts'
import type { PromotionKind, StoryLine } from '../kind.ts'

const declared = {
  perDeposit: { form: 'MONEY', min: 100, max: 100_000_000, default: 50_000 },
  perValid: { form: 'MONEY', min: 100, max: 1_000_000_000, default: 500_000 },
  /**
   * One prize after the other, the first one first. More than promotions may give a member in a day could not
   * be credited on any day.
   */
  prizes: {
    form: 'AMOUNTS',
    least: 1,
    most: 100,
    min: 100,
    max: 2_000_000,
    default: [1_000_000, 500_000, 300_000, 100_000, 100_000],
  },
  drawAt: { form: 'MOMENT', default: '' },
  claimDays: { form: 'DAYS', min: 1, max: 90, default: 7 },
} as const

export const raffle: PromotionKind<typeof declared> = {
  code: 'RAFFLE',
  ownPage: { name: 'raffle', idAs: 'raffle' },
  stopWord: 'raffle',
  way: 'CLAIM',
  cycle: 'ONCE',
  declared,
  orders: { prizes: 'prizes' },
  check({ prizes, drawAt }) {
    const faults: ArgumentFault[] = []
    // The first prize is the largest: what is drawn first is announced as the main prize.
    if (prizes.some((prize, place) => place > 0 && prize > prizes[place - 1]!))
      faults.push({ argument: 'prizes', rule: 'order' })
    if (drawAt === '') faults.push({ argument: 'drawAt', rule: 'format' })
    return faults
  },
  /** Tickets are given from the start; their list closes with the end, also if the draw comes later. */
  checkTimes: ({ drawAt }, { startsAt }) =>
    new Date(drawAt) <= startsAt ? [{ argument: 'drawAt', rule: 'time' }] : [],
  gifts: ({ prizes }) => [{ argument: 'prizes', amount: BigInt(Math.max(...prizes)) }],
  progress: () => null,
  /** Prizes are drawn; tickets alone bring nothing. */
  pay: () => null,
  story({ perDeposit, perValid, prizes, drawAt, claimDays }) {
    const lines: StoryLine[] = [
      {
        name: 'raffle',
        values: { deposit: { money: perDeposit }, valid: { money: perValid }, time: { moment: drawAt } },
      },
      { name: 'raffle_prizes', values: { count: { number: prizes.length }, amounts: { amounts: prizes } } },
      { name: 'raffle_claim', values: { days: { number: claimDays } } },
      {
        name: 'turnover_open',
        values: { times: { ratePpm: 1_000_000 }, base: { text: 'promo_base_reward' } },
      },
      { name: 'raffle_fair', values: {} },
    ]
    return lines
  },
}
