/** What a cell of a bank's statement says: amounts and moments in the ways banks write them. */
import { isCalendarDate, startOfBusinessDate } from '../../../../kernel/calendar.ts'
import { currencyWords } from '../../locales/statement-words.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

export const isFilled = (cell: string) => /[1-9]/.test(cell)

/** Satang of "1,234.50" or "฿ 100"; OUT if it left the account, NONE if there is none. */
export function amountOf(cell: string): bigint | 'OUT' | 'NONE' | 'FAULTY' {
  let text = cell
  for (const word of currencyWords) text = text.replace(word, '').trim()
  if (text === '' || /^-?0*(\.0*)?$/.test(text)) return 'NONE'
  const match = /^([+-]?)((?:[0-9]{1,3}(?:,[0-9]{3})+|[0-9]{1,10}))(?:\.([0-9]{1,2}))?$/.exec(text)
  if (!match) return 'FAULTY'
  if (match[1] === '-') return 'OUT'
  return BigInt(match[2]!.replaceAll(',', '')) * 100n + BigInt((match[3] ?? '').padEnd(2, '0'))
}

/** When it was paid, as exactly as the statement says: a second, a minute or a day. Years may be Buddhist. */
export function momentOf(
  dateCell: string,
  timeCell: string,
  zone: string,
): { paidFrom: Date; paidUntil: Date } | 'statementDate' | 'statementTime' {
  const [dateText = '', ...rest] = dateCell.split(/[T ]+/)
  const date = isoDateOf(dateText)
  if (!date) return 'statementDate'
  const time = timeCell || rest.join(' ').replace(/(Z|[+-][0-9]{2}:?[0-9]{2})$/, '')
  const start = startOfBusinessDate(date, zone).getTime()
  if (time === '') return { paidFrom: new Date(start), paidUntil: new Date(start + DAY_MS - 1) }
  const match = /^([01]?[0-9]|2[0-3])[:.]([0-5][0-9])(?:[:.]([0-5][0-9])(?:\.[0-9]{1,6})?)?$/.exec(
    time.trim(),
  )
  if (!match) return 'statementTime'
  const from =
    start +
    (Number.parseInt(match[1]!, 10) * 60 + Number.parseInt(match[2]!, 10)) * MINUTE_MS +
    Number.parseInt(match[3] ?? '0', 10) * 1_000
  return {
    paidFrom: new Date(from),
    paidUntil: new Date(from + (match[3] === undefined ? MINUTE_MS : 1_000) - 1),
  }
}

/**
 * "2026-11-21", "21/11/2026", "21-11-2569" or "21/11/69" as YYYY-MM-DD; undefined if the calendar has no
 * such day.
 */
function isoDateOf(text: string): string | undefined {
  const first = /^([0-9]{4})[/.-]([0-9]{1,2})[/.-]([0-9]{1,2})$/.exec(text)
  const last = /^([0-9]{1,2})[/.-]([0-9]{1,2})[/.-]([0-9]{2}|[0-9]{4})$/.exec(text)
  const [year, month, day] = first
    ? [first[1]!, first[2]!, first[3]!]
    : last
      ? [last[3]!, last[2]!, last[1]!]
      : []
  if (!year || !month || !day) return undefined
  const iso = `${christianYear(year)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isCalendarDate(iso) ? iso : undefined
}

/** Two digits from 60 on mean the Buddhist century, as Thai banks write it. */
function christianYear(year: string): number {
  const value = Number.parseInt(year, 10)
  if (year.length === 2) return value >= 60 ? 2500 + value - 543 : 2000 + value
  return value >= 2400 ? value - 543 : value
}
