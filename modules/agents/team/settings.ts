/** What makes an active bettor. Amounts in minor units. */
import { activeFrom } from '../../../kernel/agents/active-bettor.ts'
import type { PeriodKind } from '../../../kernel/calendar.ts'
import { toWireAmount } from '../../../kernel/money.ts'
import { defineJsonSetting } from '../../system/index.ts'

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

/** What makes a member one of a period's active bettors (docs/flows/agent-pay.md). */
export const activeBets = defineJsonSetting<ActiveBets>({
  name: 'agents.activeBets',
  weakens: 'ANY',
  default: byDefault,
  read: readActiveBets,
})
