/** A bonus in proportion to a deposit, which first deposits and reloads share (domain/economy.md §5, §6.1). */
import { toWireAmount } from '../money.ts'
import { products } from '../products.ts'
import type { ArgumentFault, ArgumentValues } from './arguments.ts'
import {
  bonusArguments,
  bonusFaults,
  bonusLines,
  bonusOrders,
  bonusOf,
  cappedPart,
  requiredOf,
  weightIn,
} from './bonus.ts'
import { leastOf } from './earnings.ts'
import type { PromotionCycle, PromotionKind, StoryLine } from './kind.ts'

/** Less is no bonus. */
const LEAST_BONUS = 100n

const matchArguments = {
  leastAmount: { form: 'MONEY', min: 100, max: 100_000_000, default: 10_000 },
  percent: { form: 'RATE', min: 10_000, max: 2_000_000, default: 1_000_000 },
  maxAmount: { form: 'MONEY', min: 100, max: 2_000_000, default: 100_000 },
  ...bonusArguments,
} as const
type MatchArguments = typeof matchArguments
export type MatchValues = ArgumentValues<MatchArguments>
export type MatchKind = PromotionKind<MatchArguments>

type Defaults = Partial<
  Readonly<Record<'leastAmount' | 'percent' | 'maxAmount' | 'times' | 'stakeAmount', number>>
>

/** The arguments with the defaults of one kind. */
function declaredWith(defaults: Defaults): MatchArguments {
  const declared = Object.entries(matchArguments).map(([name, argument]) => [
    name,
    { ...argument, default: defaults[name as keyof Defaults] ?? argument.default },
  ])
  return Object.fromEntries(declared) as MatchArguments
}

const isFault = (wrong: boolean, fault: ArgumentFault): ArgumentFault[] => (wrong ? [fault] : [])

/** What the kind alone says: its code, how often, its defaults, and the sentence of what it gives. */
export function matchKind(own: {
  readonly code: string
  readonly cycle: PromotionCycle
  readonly defaults: Defaults
  /** It may cost this part of what its turnover earns: more for what comes once and brings a member. */
  readonly limitPercent: number
  readonly headline: string
  readonly terms: readonly StoryLine[]
}): MatchKind {
  const kind: MatchKind = {
    code: own.code,
    way: 'DEPOSIT',
    cycle: own.cycle,
    declared: declaredWith(own.defaults),
    orders: { ...bonusOrders, leastAmount: 'small_bonus' },
    check: (values) => [
      ...isFault(cappedPart(BigInt(values.leastAmount), values.percent, values.maxAmount) < LEAST_BONUS, {
        argument: 'leastAmount',
        rule: 'order',
      }),
      ...bonusFaults(values, values.maxAmount),
    ],
    progress: () => null,
    mostAmount: ({ maxAmount }) => BigInt(maxAmount),
    gifts: ({ maxAmount }) => [{ argument: 'maxAmount', amount: BigInt(maxAmount) }],
    pay(values, { depositAmount = 0n }) {
      if (depositAmount < BigInt(values.leastAmount)) return null
      const amount = cappedPart(depositAmount, values.percent, values.maxAmount)
      return bonusOf(values, amount, depositAmount + amount)
    },
    costs(values, edges) {
      const reward = kind.pay(values, { depositAmount: BigInt(wholeDeposit(values)) })
      if (!reward) return []
      const playable = products.filter((product) => !values.excluded.includes(product))
      const least = leastOf(requiredOf(reward), edges, playable, weightIn)
      return [{ argument: 'times', costAmount: reward.amount, ...least, limitPercent: own.limitPercent }]
    },
    story: (values) => [
      {
        name: own.headline,
        values: {
          min: { money: values.leastAmount },
          percent: { ratePpm: values.percent },
          max: { money: values.maxAmount },
        },
      },
      ...own.terms,
      ...bonusLines(values, 'promo_base_both'),
      ...exampleLines(kind, values),
      { name: 'not_combined', values: {} },
    ],
  }
  return kind
}

/** The smallest deposit that brings the largest bonus: a larger one asks for more turnover. */
const wholeDeposit = ({ leastAmount, maxAmount, percent }: MatchValues): number =>
  Math.max(leastAmount, Math.ceil((maxAmount * 1_000_000) / percent))

/** The figures of that deposit. */
function exampleLines(kind: MatchKind, values: MatchValues): StoryLine[] {
  const deposit = wholeDeposit(values)
  const reward = kind.pay(values, { depositAmount: BigInt(deposit) })
  if (!reward) return []
  return [
    {
      name: 'turnover_example',
      values: {
        deposit: { money: deposit },
        bonus: { money: toWireAmount(reward.amount) },
        required: { money: toWireAmount(requiredOf(reward)) },
      },
    },
  ]
}
