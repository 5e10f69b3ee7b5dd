/** LEADERBOARD: prizes by rank of the valid bets of a period (domain/economy.md §6.1). */
import { products } from '../../products.ts'
import type { ArgumentValues } from '../arguments.ts'
import type { PromotionKind, Reward, StoryLine } from '../kind.ts'

const ONCE_PPM = 1_000_000n

const declared = {
  period: { form: 'CHOICE', choices: ['DAY', 'WEEK', 'MONTH'], default: 'WEEK' },
  products: { form: 'CHOICES', choices: products, default: products },
  /** One for each rank, the first first. */
  prizes: {
    form: 'AMOUNTS',
    least: 1,
    most: 100,
    min: 100,
    max: 2_000_000,
    default: [500_000, 300_000, 200_000, ...Array<number>(7).fill(50_000), ...Array<number>(10).fill(20_000)],
  },
} as const
export type LeaderboardValues = ArgumentValues<typeof declared>

/** A prize as it is paid: the member's own money, with turnover once. */
export const prizeReward = (amount: bigint): Reward => ({
  amount,
  baseAmount: amount,
  timesPpm: ONCE_PPM,
  isBonus: false,
  maxStake: null,
  days: null,
})

export const leaderboard: PromotionKind<typeof declared> = {
  code: 'LEADERBOARD',
  ownPage: { name: 'missionLeaderboard', idAs: 'board' },
  way: 'AUTOMATIC',
  cycle: 'PERIOD',
  declared,
  orders: { prizes: 'prizes' },
  check: ({ products: counting, prizes }) => [
    ...(counting.length === 0 ? [{ argument: 'products', rule: 'enum' } as const] : []),
    ...(prizes.some((prize, place) => prize > (prizes[place - 1] ?? prize))
      ? [{ argument: 'prizes', rule: 'order' } as const]
      : []),
  ],
  gifts: ({ prizes }) => [{ argument: 'prizes', amount: BigInt(Math.max(...prizes)) }],
  progress: () => null,
  /** `count` is the rank, 1 the first. */
  pay({ prizes }, { count = 0 }) {
    const prize = prizes[count - 1]
    return prize === undefined ? null : prizeReward(BigInt(prize))
  },
  story: ({ period, products: counting, prizes }): readonly StoryLine[] => [
    {
      name: 'leaderboard',
      values: {
        games: { products: counting },
        period: { text: `promo_period_${period.toLowerCase()}` },
        places: { number: prizes.length },
      },
    },
    { name: 'leaderboard_prizes', values: { amounts: { amounts: prizes } } },
    { name: 'leaderboard_tie', values: {} },
    { name: 'reward_turnover', values: { times: { ratePpm: Number(ONCE_PPM) } } },
  ],
}
