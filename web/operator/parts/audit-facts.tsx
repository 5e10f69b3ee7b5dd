/**
 * What an entry of the audit log wrote down, in words: fields by their names, money with its sign, moments as
 * times.
 */
import type { ReactNode } from 'react'
import { formatDateTime, formatMoney } from '../../../design/format.ts'
import type { TextKey, Translate } from '../../ui/i18n/text.tsx'

type Facts = Readonly<Record<string, unknown>>
const isFacts = (value: unknown): value is Facts =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Amounts are written down in minor units. */
const MONEY =
  /(?:^a|A)mount$|^dailyLimit$|(?:^|\.)(?:adjustmentAlone|winnerMinimum|handLeastBet|handMostBet)$/
const MONEY_IN: Readonly<Record<string, readonly string[]>> = { limits: ['min', 'max', 'sideMax'] }
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/

/** A field's name in words; a field without one is shown as it was written. */
export function factName(name: string, t: Translate): string {
  const key = `fact_${name}` as TextKey
  return t.has(key) ? t(key) : name
}

/** One value as a person reads it; `name` and `inside` say what it is of. */
export function factText(name: string, value: unknown, t: Translate, inside = ''): string {
  if (value === null || value === '') return '–'
  if (typeof value === 'boolean') return t(value ? 'common_yes' : 'common_no')
  if (Array.isArray(value)) return value.map((item) => factText(name, item, t, inside)).join(', ') || '–'
  if (isFacts(value))
    return (
      Object.entries(value)
        .map(([part, item]) => `${factName(part, t)} ${factText(part, item, t, name)}`)
        .join(' · ') || '–'
    )
  if (typeof value === 'number') {
    if (MONEY.test(name) || MONEY_IN[inside]?.includes(name)) return formatMoney(value)
    return name === 'ratePpm' ? `${(value / 10_000).toFixed(2)} %` : String(value)
  }
  if (typeof value !== 'string') return String(value)
  if (MOMENT.test(value)) return formatDateTime(value)
  const word = `fact_is_${value}` as TextKey
  return t.has(word) ? t(word) : value
}

/** A value of several fields has a line for each. */
export function Fact({ name, value, t }: { name: string; value: unknown; t: Translate }): ReactNode {
  if (!isFacts(value)) return factText(name, value, t)
  return (
    <ul>
      {Object.entries(value).map(([part, item]) => (
        <li key={part}>
          <span className="text-2">{factName(part, t)}</span> {factText(part, item, t, name)}
        </li>
      ))}
    </ul>
  )
}

/**
 * What a plain before and after is of: a setting goes by its name, a limit of play by its kind, everything
 * else is a state.
 */
export function nameOfChange(subject: string, facts: Facts): string {
  if (subject.startsWith('setting:')) return subject.slice('setting:'.length)
  return ['DEPOSIT', 'LOSS', 'STAKE'].includes(String(facts.kind)) && 'period' in facts ? 'amount' : 'state'
}
