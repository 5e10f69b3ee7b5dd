/** MISSION: a target of a day or a week, and what reaching it brings (domain/economy.md §6.1). */
import { products } from '../../products.ts'
import type { ArgumentValues } from '../arguments.ts'
import { leastOf, type Edges, type PromotionCost } from '../earnings.ts'
import type { PromotionKind, StoryLine } from '../kind.ts'

export const missionTargets = ['DEPOSIT_AMOUNT', 'DEPOSIT_COUNT', 'VALID', 'ROUNDS', 'WINS'] as const
export type MissionTarget = (typeof missionTargets)[number]
const ONCE_PPM = 1_000_000n

const declared = {
  period: { form: 'CHOICE', choices: ['DAY', 'WEEK'], default: 'DAY' },
  target: { form: 'CHOICE', choices: missionTargets, default: 'VALID' },
  /** Of DEPOSIT_AMOUNT and VALID. */
  targetAmount: { form: 'MONEY', min: 100, max: 100_000_000_000, default: 300_000 },
  /** Of the other targets. */
  targetCount: { form: 'COUNT', min: 1, max: 100_000, default: 10 },
  /** Smaller deposits are no time of DEPOSIT_COUNT. */
  leastDepositAmount: { form: 'MONEY', min: 0, max: 100_000_000, default: 0 },
  /** What counts of play. */
  products: { form: 'CHOICES', choices: products, default: products },
  reward: { form: 'CHOICE', choices: ['CASH', 'POINTS', 'ROUNDS'], default: 'CASH' },
  rewardAmount: { form: 'MONEY', min: 100, max: 2_000_000, default: 1_500 },
  /** Whole points. */
  rewardPoints: { form: 'COUNT', min: 1, max: 100_000, default: 50 },
  /** Whose free rounds it brings; that promotion has their games, stakes, turnover and budget. */
  rewardRounds: { form: 'PROMOTION', kind: 'FREE_ROUNDS', default: '' },
} as const
export type MissionValues = ArgumentValues<typeof declared>

/** Whether the target is money; the others are times. */
export const isAmountTarget = (target: string): boolean => target === 'DEPOSIT_AMOUNT' || target === 'VALID'
const isPlayTarget = (target: string): boolean => !target.startsWith('DEPOSIT')

export const mission: PromotionKind<typeof declared> = {
  code: 'MISSION',
  ownPage: { name: 'missionLeaderboard', isTheirList: true },
  way: 'CLAIM',
  cycle: 'PERIOD',
  declared,
  check: ({ target, products: counting, reward, rewardRounds }) => [
    ...(isPlayTarget(target) && counting.length === 0
      ? [{ argument: 'products', rule: 'enum' } as const]
      : []),
    ...(reward === 'ROUNDS' && rewardRounds === ''
      ? [{ argument: 'rewardRounds', rule: 'enum' } as const]
      : []),
  ],
  progress({ target, targetAmount, targetCount }, { depositAmount, validAmount, count }) {
    if (!isAmountTarget(target)) return { doneAmount: BigInt(count ?? 0), targetAmount: BigInt(targetCount) }
    const done = (target === 'VALID' ? validAmount : depositAmount) ?? 0n
    return { doneAmount: done, targetAmount: BigInt(targetAmount) }
  },
  costs,
  mostAmount: ({ reward, rewardAmount }) => (reward === 'CASH' ? BigInt(rewardAmount) : null),
  gifts: ({ reward, rewardAmount }) =>
    reward === 'CASH' ? [{ argument: 'rewardAmount', amount: BigInt(rewardAmount) }] : [],
  /**
   * Money. What a mission of points brings is `rewardPoints`, and has no turnover; free rounds are granted,
   * and what they win has its own.
   */
  pay(values, figures) {
    const { doneAmount, targetAmount } = mission.progress(values, figures)!
    if (doneAmount < targetAmount || values.reward !== 'CASH') return null
    const amount = BigInt(values.rewardAmount)
    return { amount, baseAmount: amount, timesPpm: ONCE_PPM, isBonus: false, maxStake: null, days: null }
  },
  story: (values) => [targetLine(values), ...rewardLines(values), { name: 'mission_claim', values: {} }],
}

function targetLine(values: MissionValues): StoryLine {
  const { target, targetAmount, targetCount, leastDepositAmount } = values
  const period = { text: `promo_period_${values.period.toLowerCase()}` }
  const games = { products: values.products }
  const least = { money: leastDepositAmount }
  const count = { number: targetCount }
  switch (target) {
    case 'DEPOSIT_AMOUNT':
      return { name: 'mission_deposit_amount', values: { amount: { money: targetAmount }, period } }
    case 'DEPOSIT_COUNT':
      return leastDepositAmount > 0
        ? { name: 'mission_deposit_count_from', values: { count, least, period } }
        : { name: 'mission_deposit_count', values: { count, period } }
    case 'VALID':
      return { name: 'mission_valid', values: { amount: { money: targetAmount }, games, period } }
    default:
      return { name: `mission_${target.toLowerCase()}`, values: { count, games, period } }
  }
}

function rewardLines({ reward, rewardAmount, rewardPoints }: MissionValues): readonly StoryLine[] {
  if (reward === 'POINTS') return [{ name: 'mission_points', values: { points: { number: rewardPoints } } }]
  if (reward === 'ROUNDS') return [{ name: 'mission_free_rounds', values: {} }]
  return [
    { name: 'mission_cash', values: { reward: { money: rewardAmount } } },
    { name: 'reward_turnover', values: { times: { ratePpm: Number(ONCE_PPM) } } },
  ]
}

/** Its target as play; deposits are played once. Times of rounds or wins say nothing of stakes. */
function costs(values: MissionValues, edges: Edges): PromotionCost[] {
  if (values.reward !== 'CASH') return []
  const { target, targetAmount, targetCount, leastDepositAmount } = values
  const played =
    target === 'DEPOSIT_COUNT' ? targetCount * leastDepositAmount : isAmount(target) ? targetAmount : 0
  if (played === 0) return []
  const playable = target === 'VALID' ? products.filter((one) => values.products.includes(one)) : products
  const least = leastOf(BigInt(played), edges, playable)
  const costAmount = BigInt(values.rewardAmount)
  return [{ argument: 'rewardAmount', costAmount, ...least, limitPercent: 100 }]
}

const isAmount = (target: string): boolean => target === 'DEPOSIT_AMOUNT' || target === 'VALID'
