/** What of a promotion can be judged without asking anybody: its kind's arguments, its time, its bounds. */
import type { PromotionPhase } from '../../../../contract/operator/promotions/desk-words.ts'
import type { PromotionKindCode, PromotionState } from '../../../../contract/shared/promotion-words.ts'
import { readArguments, type ArgumentFault } from '../../../../kernel/promotions/arguments.ts'
import { moneyText, type RealCurrency } from '../../../../kernel/money.ts'
import { tooCostly } from '../../../../kernel/promotions/cost.ts'
import type { Edges } from '../../../../kernel/promotions/earnings.ts'
import type { OpenTimes } from '../../../../kernel/promotions/kind.ts'
import { giftsOf, promotionKindOf } from '../../../../kernel/promotions/kinds/index.ts'

export interface FieldFault {
  readonly field: string
  readonly rule: string
  /** What the sentence of the rule names, in its order. */
  readonly params?: readonly string[]
}

type Values = Readonly<Record<string, unknown>>

const isSpoken = (word: unknown) => typeof word === 'string' && word !== ''

/** The values as they are stored, and the faults at `arguments.<name>`; a name that is not declared is one. */
export function judgeArguments(
  code: PromotionKindCode,
  given: Readonly<Record<string, unknown>>,
): { values: Readonly<Record<string, unknown>>; faults: FieldFault[] } {
  const kind = promotionKindOf[code]
  if (!kind) return { values: {}, faults: [{ field: 'kind', rule: 'argumentChoice' }] }
  const { values, faults } = readArguments(kind.declared, given)
  const unknown = Object.keys(given).filter((name) => !Object.hasOwn(kind.declared, name))
  const unset = Object.entries(kind.declared)
    .filter(([name, { form }]) => form === 'MOMENT' && !isSpoken(values[name]))
    .map(([name]): FieldFault => ({ field: name, rule: 'required' }))
  const found = [
    ...faults.map(ruleOf),
    ...unknown.map((field): FieldFault => ({ field, rule: 'argumentChoice' })),
    ...(faults.length > 0 ? [] : unset),
  ]
  const contradicting = found.length > 0 ? [] : kind.check(values).map(ruleOf)
  return {
    values,
    faults: [...found, ...contradicting].map(({ field, rule }) => ({ field: `arguments.${field}`, rule })),
  }
}

/** Moments that do not lie within the promotion's time; the values are without faults. */
export function judgeMoments(code: PromotionKindCode, values: Values, times: OpenTimes): FieldFault[] {
  const kind = promotionKindOf[code]
  const faults = kind?.checkTimes?.(readArguments(kind.declared, values).values, times) ?? []
  return faults.map(ruleOf).map(({ field, rule }) => ({ field: `arguments.${field}`, rule }))
}

/** Moments that have passed: what is started then would never happen. */
export function judgePast(code: PromotionKindCode, values: Values, now: Date): FieldFault[] {
  const declared = Object.entries(promotionKindOf[code]?.declared ?? {})
  return declared
    .filter(([name, { form }]) => form === 'MOMENT' && new Date(String(values[name])) <= now)
    .map(([name]) => ({ field: `arguments.${name}`, rule: 'argumentPast' }))
}

/** Arguments that cost more than the play behind them may pay for (decisions/0147-cost-of-promotions.md). */
export const judgeCost = (
  code: PromotionKindCode,
  values: Readonly<Record<string, unknown>>,
  edges: Edges,
  currency: RealCurrency,
): FieldFault[] =>
  tooCostly(code, values, edges).map(
    ({ argument, costAmount, earnedAmount, product, limitPercent }): FieldFault => ({
      field: `arguments.${argument}`,
      rule: product === null ? 'promotionCostLoss' : 'promotionCost',
      params: [
        moneyText(costAmount, currency),
        moneyText(earnedAmount, currency),
        ...(product === null ? [] : [product]),
        `${limitPercent}%`,
      ],
    }),
  )

/** Gifts above the most that promotions may give a member in a day. */
export function judgeCap(
  code: PromotionKindCode,
  values: Values,
  capAmount: bigint,
  currency: RealCurrency,
): FieldFault[] {
  return giftsOf(code, values)
    .filter(({ amount }) => amount > capAmount)
    .map(({ argument }) => ({
      field: `arguments.${argument}`,
      rule: 'aboveDayCap',
      params: [moneyText(capAmount, currency)],
    }))
}

/** Sentences of rules are the house's; those of arguments have names of their own. */
const ruleTexts = {
  range: 'argumentRange',
  enum: 'argumentChoice',
  format: 'format',
  order: 'argumentOrder',
  time: 'argumentTime',
} as const satisfies Record<ArgumentFault['rule'], string>
const ruleOf = ({ argument, rule }: ArgumentFault): FieldFault => ({
  field: argument,
  rule: ruleTexts[rule],
})

export function judgeTimes({ startsAt, endsAt }: OpenTimes): FieldFault[] {
  return endsAt && endsAt <= startsAt ? [{ field: 'endsAt', rule: 'promotionEnd' }] : []
}

/**
 * What has begun keeps its start, and its bounds stay above what was given. A draw whose seed is fixed keeps
 * its values and its end: what is drawn is what was published.
 */
export function judgeChange(
  before: OpenTimes & {
    kind: PromotionKindCode
    state: PromotionState
    spentAmount: bigint
    claimCount: number
    arguments: Values
    hasDraw: boolean
  },
  after: OpenTimes & { budgetAmount: bigint | null; claimLimit: number | null; arguments: Values },
  now: Date,
): FieldFault[] {
  const hasBegun = before.claimCount > 0 || (before.state === 'LIVE' && before.startsAt <= now)
  const faults: FieldFault[] = before.hasDraw ? drawFaults(before, after) : []
  if (hasBegun && after.startsAt.getTime() !== before.startsAt.getTime())
    faults.push({ field: 'startsAt', rule: 'promotionBegun' })
  if (after.budgetAmount !== null && after.budgetAmount < before.spentAmount)
    faults.push({ field: 'budgetAmount', rule: 'belowGiven' })
  if (after.claimLimit !== null && after.claimLimit < before.claimCount)
    faults.push({ field: 'claimLimit', rule: 'belowGiven' })
  return faults
}

/**
 * A budget that does not reach for one claim gives none. One of a day is for kinds whose claims can wait for
 * another day, and lies between the largest claim and the whole budget.
 */
export function judgeBudget(
  code: PromotionKindCode,
  values: Values,
  { budgetAmount, dayBudgetAmount }: { budgetAmount: bigint | null; dayBudgetAmount: bigint | null },
  currency: RealCurrency,
): FieldFault[] {
  const kind = promotionKindOf[code]
  const read = kind && readArguments(kind.declared, values).values
  const cost = (read && kind.costAhead?.(read)) ?? 0n
  const faults: FieldFault[] = []
  if (budgetAmount !== null && budgetAmount < cost)
    faults.push({ field: 'budgetAmount', rule: 'argumentOrder' })
  if (dayBudgetAmount === null) return faults
  const most = (read && kind.mostAmount?.(read)) ?? null
  if (most === null) faults.push({ field: 'dayBudgetAmount', rule: 'dayBudgetNone' })
  else if (dayBudgetAmount < most || (budgetAmount !== null && dayBudgetAmount > budgetAmount))
    faults.push({
      field: 'dayBudgetAmount',
      rule: 'dayBudgetBetween',
      params: [moneyText(most, currency)],
    })
  return faults
}

function drawFaults(
  before: OpenTimes & { kind: PromotionKindCode; arguments: Values },
  after: OpenTimes & { arguments: Values },
): FieldFault[] {
  const { values } = judgeArguments(before.kind, before.arguments)
  const isOther = (name: string) => JSON.stringify(values[name]) !== JSON.stringify(after.arguments[name])
  const names = Object.keys(values).filter(isOther)
  const ends = before.endsAt?.getTime() === after.endsAt?.getTime() ? [] : ['endsAt']
  return [...names.map((name) => `arguments.${name}`), ...ends].map((field) => ({ field, rule: 'drawFixed' }))
}

export function judgeAudience({ vipFrom, vipTo }: { vipFrom: number | null; vipTo: number | null }) {
  const isTurned = vipFrom !== null && vipTo !== null && vipTo < vipFrom
  return isTurned ? [{ field: 'audience.vipTo', rule: 'minimum' }] : []
}

export function phaseOf(
  { state, startsAt, endsAt }: OpenTimes & { state: PromotionState },
  now: Date,
): PromotionPhase {
  if (state !== 'LIVE') return state
  if (endsAt && endsAt <= now) return 'ENDED'
  return startsAt > now ? 'WAITING' : 'RUNNING'
}
