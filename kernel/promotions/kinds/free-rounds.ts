/**
 * FREE_ROUNDS: rounds of the studio's slots that the house stakes for a member (docs/flows/free-rounds.md).
 * What they win together is credited once, as a bonus.
 */
import { ceilToMinor, toWireAmount } from '../../money.ts'
import type { ArgumentFault, ArgumentValues } from '../arguments.ts'
import { bonusArguments, bonusFaults, bonusLines, bonusOf, bonusOrders, requiredOf } from '../bonus.ts'
import { freeRoundGames } from '../free-round-games.ts'
import type { PromotionKind, StoryLine } from '../kind.ts'

export const freeRoundOccasions = ['CLAIM', 'GRANT', 'FIRST_DEPOSIT', 'MISSION'] as const

const declared = {
  games: { form: 'CHOICES', choices: Object.keys(freeRoundGames), default: ['NAGA243'] },
  rounds: { form: 'COUNT', min: 1, max: 500, default: 10 },
  /** What the house stakes on each round. */
  roundAmount: { form: 'MONEY', min: 50, max: 50_000, default: 300 },
  /** To play them, from the grant on. */
  playDays: { form: 'DAYS', min: 1, max: 90, default: 7 },
  /** The most that is paid of what a member's rounds win together. */
  maxAmount: { form: 'MONEY', min: 100, max: 2_000_000, default: 50_000 },
  /**
   * CLAIM: members press for them; GRANT: everybody of the audience gets them; or with a first deposit; or as
   * often as missions bring them.
   */
  occasion: { form: 'CHOICE', choices: freeRoundOccasions, default: 'CLAIM' },
  /** Of FIRST_DEPOSIT. */
  leastAmount: { form: 'MONEY', min: 100, max: 100_000_000, default: 10_000 },
  ...bonusArguments,
  times: { ...bonusArguments.times, default: 5_000_000 },
  days: { ...bonusArguments.days, default: 14 },
  stakeAmount: { ...bonusArguments.stakeAmount, default: 10_000 },
} as const
export type FreeRoundValues = ArgumentValues<typeof declared>

const offers = (code: string, stake: number): boolean => freeRoundGames[code]?.stakes.includes(stake) ?? false
const least = (one: bigint, other: bigint): bigint => (one < other ? one : other)

/**
 * What the rounds of one member win on average in the game that returns most, rounded up, and never more
 * than what is paid of it. In minor units.
 */
function averageWin({ games, rounds, roundAmount, maxAmount }: FreeRoundValues): bigint {
  const rtpPpm = Math.max(0, ...games.map((code) => freeRoundGames[code]?.rtpPpm ?? 0))
  return least(ceilToMinor(BigInt(rounds * roundAmount), BigInt(rtpPpm)), BigInt(maxAmount))
}

export const freeRounds: PromotionKind<typeof declared> = {
  code: 'FREE_ROUNDS',
  way: 'CLAIM',
  cycle: 'ONCE',
  declared,
  wayOf: ({ occasion }) =>
    occasion === 'CLAIM' ? 'CLAIM' : occasion === 'FIRST_DEPOSIT' ? 'AUTOMATIC' : 'GRANT',
  orders: bonusOrders,
  check(values) {
    const faults: ArgumentFault[] = []
    const { games, roundAmount, maxAmount } = values
    if (games.length === 0) faults.push({ argument: 'games', rule: 'enum' })
    else if (!games.every((code) => offers(code, roundAmount)))
      faults.push({ argument: 'roundAmount', rule: 'enum' })
    if (maxAmount < roundAmount) faults.push({ argument: 'maxAmount', rule: 'order' })
    return [...faults, ...bonusFaults(values, maxAmount)]
  },
  progress: () => null,
  costAhead: averageWin,
  gifts: ({ maxAmount }) => [{ argument: 'maxAmount', amount: BigInt(maxAmount) }],
  /** `rewardAmount` is what the rounds won. */
  pay(values, { rewardAmount = 0n }) {
    const amount = least(rewardAmount, BigInt(values.maxAmount))
    return bonusOf(values, amount, amount)
  },
  story: (values): StoryLine[] => [
    {
      name: 'free_rounds',
      values: {
        rounds: { number: values.rounds },
        stake: { money: values.roundAmount },
        games: { texts: values.games.map((code) => `promo_game_${code.toLowerCase()}`) },
      },
    },
    occasionLine(values),
    { name: 'free_rounds_time', values: { days: { number: values.playDays } } },
    { name: 'free_rounds_credit', values: { max: { money: values.maxAmount } } },
    ...bonusLines(values, 'promo_base_reward'),
    ...exampleLines(values),
    { name: 'free_rounds_stake', values: {} },
    { name: 'free_rounds_fair', values: {} },
    ...(values.occasion === 'MISSION' ? [] : [{ name: 'once_person', values: {} }]),
  ],
}

function occasionLine({ occasion, leastAmount }: FreeRoundValues): StoryLine {
  if (occasion === 'FIRST_DEPOSIT')
    return { name: 'free_rounds_deposit', values: { min: { money: leastAmount } } }
  return { name: `free_rounds_${occasion.toLowerCase()}`, values: {} }
}

/** What the rounds of one member win on average, and the turnover of it. */
function exampleLines(values: FreeRoundValues): StoryLine[] {
  const won = averageWin(values)
  const reward = freeRounds.pay(values, { rewardAmount: won })
  if (!reward) return []
  return [
    {
      name: 'free_rounds_example',
      values: {
        won: { money: toWireAmount(won) },
        bonus: { money: toWireAmount(reward.amount) },
        required: { money: toWireAmount(requiredOf(reward)) },
      },
    },
  ]
}
