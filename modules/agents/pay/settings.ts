/** Settings of what agents are paid. Amounts in minor units. */
import { activeFrom } from '../../../kernel/agents/active-bettor.ts'
import type { PeriodKind } from '../../../kernel/calendar.ts'
import { toWireAmount } from '../../../kernel/money.ts'
import { defineJsonSetting, defineSetting, type AnySetting } from '../../system/index.ts'

export type ActiveBets = Readonly<Record<PeriodKind, number>>

const byDefault = Object.fromEntries(
  Object.entries(activeFrom).map(([kind, amount]) => [kind, toWireAmount(amount)]),
) as Record<PeriodKind, number>
const MOST_BET = 1_000_000_000

/** An amount for every kind of period, above zero. */
function readActiveBets(stored: unknown): ActiveBets | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const given = stored as Record<string, unknown>
  const kinds = Object.keys(byDefault) as PeriodKind[]
  const isWhole = kinds.every((kind) => {
    const amount = given[kind]
    return typeof amount === 'number' && Number.isSafeInteger(amount) && amount > 0 && amount <= MOST_BET
  })
  return isWhole ? (Object.fromEntries(kinds.map((kind) => [kind, given[kind]])) as ActiveBets) : undefined
}

export const paySettings = {
  /** Payments above it wait for a person (docs/flows/agent-pay.md). */
  approveAbove: defineSetting({
    name: 'agents.approveAbove',
    weakens: 'UP',
    kind: 'amount',
    default: 5_000_000n,
    min: 0n,
    max: 10_000_000_000n,
  }),
  /** Salaries and dividends are to be played once before they may leave. */
  salaryWagering: defineSetting({
    name: 'agents.salaryWagering',
    weakens: 'DOWN',
    kind: 'flag',
    default: false,
  }),
  /** What makes a member one of a period's active bettors (docs/flows/agent-pay.md). */
  activeBets: defineJsonSetting<ActiveBets>({
    name: 'agents.activeBets',
    weakens: 'ANY',
    default: byDefault,
    read: readActiveBets,
  }),
} as const

export const settings: readonly AnySetting[] = Object.values(paySettings)
