/**
 * What a promotion costs against what the play that it asks for earns the house (domain/economy.md §6.3). The
 * least earning product counts that fills the turnover, since a member may play that one alone. Costs are
 * rounded up, earnings down; edges are in parts per million.
 */
import type { EconomyProduct } from '../agents/economy-guard.ts'
import { products } from '../products.ts'
import type { ArgumentValues } from './arguments.ts'
import { ceilToMinor, floorToMinor } from '../money.ts'
import { requiredOf, weightIn } from './bonus.ts'
import type { PromotionKind } from './kind.ts'
import type { CashbackValues } from './kinds/cashback.ts'
import { firstDeposit } from './kinds/first-deposit.ts'
import type { MissionValues } from './kinds/mission.ts'
import type { ReferralArguments } from './kinds/referral.ts'
import { reload } from './kinds/reload.ts'
import type { MatchValues } from './match.ts'
import type { PromotionKindCode } from './words.ts'

export type Edges = Readonly<Record<EconomyProduct, number>>

export interface PromotionCost {
  /** The argument that must change. */
  readonly argument: string
  /** What the largest claim costs, and what its play earns, in minor units. */
  readonly costAmount: bigint
  readonly earnedAmount: bigint
  /** The product that earns least; null for what all of them lose together. */
  readonly product: EconomyProduct | null
  /** The cost may be at most this part of what is earned. */
  readonly limitPercent: number
}

/** What of the earnings a kind may cost: more for what comes once and brings a member. */
const limits = { FIRST_DEPOSIT: 200, REFERRAL: 500, RELOAD: 100, MISSION: 100 } as const
/** What rebates, points and salaries leave of an edge (kernel/agents/economy-guard.ts). */
const LEFT_PERCENT = 40
/** In a week the members who lose, lose about this many times of what all members lose together. */
const LOSS_SPREAD = 3n
const MILLION = 1_000_000n
const THOUSAND_BAHT = 100_000n

/** What of a promotion can be judged by its play; the others are bounded by their pool, prizes or decision. */
export function promotionCosts(code: PromotionKindCode, values: unknown, edges: Edges): PromotionCost[] {
  switch (code) {
    case 'FIRST_DEPOSIT':
      return matchCost(firstDeposit, values as MatchValues, edges, limits.FIRST_DEPOSIT)
    case 'RELOAD':
      return matchCost(reload, values as MatchValues, edges, limits.RELOAD)
    case 'CASHBACK':
      return cashbackCost(values as CashbackValues)
    case 'MISSION':
      return missionCost(values as MissionValues, edges)
    case 'REFERRAL':
      return referralCosts(values as ReferralArguments, edges)
    default:
      return []
  }
}

/** Those that cost more than they may. */
export const tooCostly = (code: PromotionKindCode, values: unknown, edges: Edges): PromotionCost[] =>
  promotionCosts(code, values, edges).filter(
    ({ costAmount, earnedAmount, limitPercent }) => costAmount * 100n > earnedAmount * BigInt(limitPercent),
  )

interface Earned {
  readonly product: EconomyProduct
  readonly earnedAmount: bigint
}

/** The least that a turnover earns, of the products that fill it by their weights in percent. */
function leastOf(
  turnover: bigint,
  edges: Edges,
  playable: readonly EconomyProduct[],
  weightOf: (product: string) => number = () => 100,
): Earned {
  const earned = playable
    .filter((product) => weightOf(product) > 0)
    .map((product): Earned => {
      const played = (turnover * 100n) / BigInt(weightOf(product))
      return { product, earnedAmount: floorToMinor(played, BigInt(edges[product])) }
    })
  return earned.reduce((least, one) => (one.earnedAmount < least.earnedAmount ? one : least), earned[0]!)
}

/** The smallest deposit that brings the largest bonus: a larger one asks for more turnover. */
function matchCost(
  kind: Pick<PromotionKind, 'pay'>,
  values: MatchValues,
  edges: Edges,
  limitPercent: number,
): PromotionCost[] {
  const { leastAmount, maxAmount, percent, excluded } = values
  const deposit = Math.max(leastAmount, Math.ceil((maxAmount * 1_000_000) / percent))
  const reward = kind.pay(values as ArgumentValues<never>, { depositAmount: BigInt(deposit) })
  if (!reward) return []
  const playable = products.filter((product) => !excluded.includes(product))
  const least = leastOf(requiredOf(reward), edges, playable, weightIn)
  return [{ argument: 'times', costAmount: reward.amount, ...least, limitPercent }]
}

/** Of the loss that brings the largest cashback, and what all members lose together for each such loss. */
function cashbackCost({ percent, maxAmount }: CashbackValues): PromotionCost[] {
  const loss = (BigInt(maxAmount) * MILLION) / BigInt(percent)
  const costAmount = ceilToMinor(loss, BigInt(percent))
  const earnedAmount = loss / LOSS_SPREAD
  return [{ argument: 'percent', costAmount, earnedAmount, product: null, limitPercent: LEFT_PERCENT }]
}

/** Its target as play; deposits are played once. Times of rounds or wins say nothing of stakes. */
function missionCost(values: MissionValues, edges: Edges): PromotionCost[] {
  if (values.reward !== 'CASH') return []
  const { target, targetAmount, targetCount, leastDepositAmount } = values
  const played =
    target === 'DEPOSIT_COUNT' ? targetCount * leastDepositAmount : isAmount(target) ? targetAmount : 0
  if (played === 0) return []
  const playable = target === 'VALID' ? products.filter((one) => values.products.includes(one)) : products
  const least = leastOf(BigInt(played), edges, playable)
  const costAmount = BigInt(values.rewardAmount)
  return [{ argument: 'rewardAmount', costAmount, ...least, limitPercent: limits.MISSION }]
}

const isAmount = (target: string): boolean => target === 'DEPOSIT_AMOUNT' || target === 'VALID'

/** Both gifts against the friend's play and their own turnover, and the share of all later play. */
function referralCosts(values: ReferralArguments, edges: Edges): PromotionCost[] {
  const { friendValid, friendDeposit, referrerReward, referrerTimes, friendReward, friendTimes } = values
  const played =
    BigInt(Math.max(friendValid, friendDeposit)) +
    ceilToMinor(BigInt(referrerReward), BigInt(referrerTimes)) +
    ceilToMinor(BigInt(friendReward), BigInt(friendTimes))
  const costAmount = BigInt(referrerReward + friendReward)
  return [
    {
      argument: 'referrerReward',
      costAmount,
      ...leastOf(played, edges, products),
      limitPercent: limits.REFERRAL,
    },
    {
      argument: 'sharePpm',
      costAmount: ceilToMinor(THOUSAND_BAHT, BigInt(values.sharePpm)),
      ...leastOf(THOUSAND_BAHT, edges, products),
      limitPercent: LEFT_PERCENT,
    },
  ]
}
