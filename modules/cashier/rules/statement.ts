/** Reading a bank's statement: a CSV with a heading in Thai or English, perhaps below some lines of the bank's own. */
import { CsvError, parse } from 'csv-parse/sync'
import { STATEMENT_LINES, type LineFaultRule, type StatementField } from '../../../contract/shared/statement-words.ts'
import { isCalendarDate, startOfBusinessDate } from '../../../kernel/calendar.ts'
import { plainLine } from '../../../kernel/text.ts'
import { columnWords, currencyWords } from '../locales/statement-words.ts'

export interface StatementLine {
  /** In the file, from 1. */
  readonly lineNo: number
  readonly reference: string
  /** Statements tell minutes or days: the payment was made between these two. */
  readonly paidFrom: Date
  readonly paidUntil: Date
  readonly amount: bigint
  readonly payerName: string
  readonly payerBank: string
  readonly payerAccount: string
  readonly description: string
}

export interface LineFault { readonly lineNo: number; readonly field: StatementField | 'file'; readonly rule: LineFaultRule }

export type ParsedStatement =
  | { readonly kind: 'READ'; readonly columns: ReadonlyMap<StatementField, string>; readonly lines: readonly StatementLine[]; readonly outgoingCount: number; readonly faults: readonly LineFault[] }
  | { readonly kind: 'COLUMNS'; readonly missing: readonly StatementField[] }
  | { readonly kind: 'TOO_LONG' }

/** How far down the heading may stand. */
const HEADING_ROWS = 40
const FAULTS = 20
const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

interface Row { readonly lineNo: number; readonly cells: readonly string[] }

/** Reads the text; times are of the zone. Faults name line and column; at most 20 are told. */
export function parseStatement(text: string, zone: string): ParsedStatement {
  const rows = rowsOf(text)
  if (!Array.isArray(rows)) return { kind: 'READ', columns: new Map(), lines: [], outgoingCount: 0, faults: [rows] }
  if (rows.length > STATEMENT_LINES + HEADING_ROWS) return { kind: 'TOO_LONG' }
  const heading = findHeading(rows)
  if (heading.missing.length > 0) return { kind: 'COLUMNS', missing: heading.missing }
  const body = rows.slice(heading.index + 1)
  if (body.length > STATEMENT_LINES) return { kind: 'TOO_LONG' }
  return readBody(body, heading.places, new Map([...heading.places].map(([field, place]) => [field, rows[heading.index]!.cells[place]!])), zone)
}

function rowsOf(text: string): Row[] | LineFault {
  try {
    const records = parse(text, { bom: true, delimiter: [',', ';', '\t'], relax_column_count: true, relax_quotes: true, skip_empty_lines: true, trim: true, info: true, to: STATEMENT_LINES + HEADING_ROWS + 1 }) as
      unknown as { record: string[]; info: { lines: number } }[]
    return records.filter(({ record }) => record.some((cell) => cell !== '')).map(({ record, info }) => ({ lineNo: info.lines, cells: record }))
  } catch (error) {
    if (error instanceof CsvError) return { lineNo: typeof error.lines === 'number' ? error.lines : 1, field: 'file', rule: 'invalid' }
    throw error
  }
}

const plain = (heading: string) => heading.normalize('NFC').toLowerCase().replaceAll(/[\s./()_:-]+/gu, '').replace(/(thb|บาท)$/u, '')
const fieldOf = new Map((Object.entries(columnWords) as [StatementField, readonly string[]][]).flatMap(([field, words]) => words.map((word) => [plain(word), field] as const)))

function findHeading(rows: readonly Row[]): { index: number; places: Map<StatementField, number>; missing: StatementField[] } {
  let best = { index: 0, places: new Map<StatementField, number>(), missing: ['date', 'amount', 'reference'] as StatementField[] }
  for (const [index, row] of rows.slice(0, HEADING_ROWS).entries()) {
    const places = new Map<StatementField, number>()
    for (const [place, cell] of row.cells.entries()) {
      const field = fieldOf.get(plain(cell))
      if (field && !places.has(field)) places.set(field, place)
    }
    const missing = (['date', 'amount', 'reference'] as StatementField[]).filter((field) => !places.has(field) && !(field === 'date' && places.has('dateTime')))
    if (missing.length < best.missing.length || (missing.length === best.missing.length && places.size > best.places.size)) best = { index, places, missing }
    if (missing.length === 0) break
  }
  return best
}

function readBody(rows: readonly Row[], places: ReadonlyMap<StatementField, number>, columns: ReadonlyMap<StatementField, string>, zone: string): ParsedStatement {
  const faults: LineFault[] = []
  const lines: StatementLine[] = []
  const seen = new Set<string>()
  let outgoingCount = 0
  for (const { lineNo, cells } of rows) {
    const cell = (field: StatementField) => (places.has(field) ? plainLine(cells[places.get(field)!] ?? '') : '')
    const amount = amountOf(cell('amount'))
    if (amount === 'OUT' || (amount === 'NONE' && isFilled(cell('outgoing')))) { outgoingCount++; continue }
    const at = momentOf(cell('dateTime') || cell('date'), cell('time'), zone)
    const reference = cell('reference')
    const texts = [cell('payerName'), cell('payerBank'), cell('payerAccount')]
    const fault = (field: StatementField, rule: LineFaultRule) => { if (faults.length < FAULTS) faults.push({ lineNo, field, rule }) }
    if (typeof at === 'string') fault(at === 'statementTime' ? 'time' : 'date', at)
    if (typeof amount !== 'bigint') fault('amount', 'statementAmount')
    if (reference === '' || reference.length > 64) fault('reference', 'statementReference')
    else if (seen.has(reference)) fault('reference', 'statementRepeated')
    if (texts.some((text) => text.length > 120)) fault('payerName', 'statementText')
    seen.add(reference)
    if (typeof at === 'string' || typeof amount !== 'bigint') continue
    lines.push({ lineNo, reference, ...at, amount, payerName: texts[0]!, payerBank: texts[1]!, payerAccount: texts[2]!, description: cell('description').slice(0, 200) })
  }
  return { kind: 'READ', columns, lines, outgoingCount, faults }
}

const isFilled = (cell: string) => /[1-9]/.test(cell)

/** Satang of "1,234.50" or "฿ 100"; OUT where it left the account, NONE where there is none. */
function amountOf(cell: string): bigint | 'OUT' | 'NONE' | 'FAULTY' {
  let text = cell
  for (const word of currencyWords) text = text.replace(word, '').trim()
  if (text === '' || /^-?0*(\.0*)?$/.test(text)) return 'NONE'
  const match = /^([+-]?)((?:[0-9]{1,3}(?:,[0-9]{3})+|[0-9]{1,10}))(?:\.([0-9]{1,2}))?$/.exec(text)
  if (!match) return 'FAULTY'
  if (match[1] === '-') return 'OUT'
  return BigInt(match[2]!.replaceAll(',', '')) * 100n + BigInt((match[3] ?? '').padEnd(2, '0'))
}

/** When it was paid, as exactly as the statement tells: a second, a minute or a day. Years may be Buddhist. */
function momentOf(dateCell: string, timeCell: string, zone: string): { paidFrom: Date; paidUntil: Date } | 'statementDate' | 'statementTime' {
  const [dateText = '', ...rest] = dateCell.split(/[T ]+/)
  const date = isoDateOf(dateText)
  if (!date) return 'statementDate'
  const time = timeCell || rest.join(' ').replace(/(Z|[+-][0-9]{2}:?[0-9]{2})$/, '')
  const start = startOfBusinessDate(date, zone).getTime()
  if (time === '') return { paidFrom: new Date(start), paidUntil: new Date(start + DAY_MS - 1) }
  const match = /^([01]?[0-9]|2[0-3])[:.]([0-5][0-9])(?:[:.]([0-5][0-9])(?:\.[0-9]{1,6})?)?$/.exec(time.trim())
  if (!match) return 'statementTime'
  const from = start + (Number.parseInt(match[1]!, 10) * 60 + Number.parseInt(match[2]!, 10)) * MINUTE_MS + Number.parseInt(match[3] ?? '0', 10) * 1_000
  return { paidFrom: new Date(from), paidUntil: new Date(from + (match[3] === undefined ? MINUTE_MS : 1_000) - 1) }
}

/** "2026-11-21", "21/11/2026", "21-11-2569" or "21/11/69" as YYYY-MM-DD; undefined where the calendar has no such day. */
function isoDateOf(text: string): string | undefined {
  const first = /^([0-9]{4})[/.-]([0-9]{1,2})[/.-]([0-9]{1,2})$/.exec(text)
  const last = /^([0-9]{1,2})[/.-]([0-9]{1,2})[/.-]([0-9]{2}|[0-9]{4})$/.exec(text)
  const [year, month, day] = first ? [first[1]!, first[2]!, first[3]!] : last ? [last[3]!, last[2]!, last[1]!] : []
  if (!year || !month || !day) return undefined
  const iso = `${christianYear(year)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isCalendarDate(iso) ? iso : undefined
}

/** Two digits from 60 on are of the Buddhist century, as Thai banks shorten it. */
function christianYear(year: string): number {
  const value = Number.parseInt(year, 10)
  if (year.length === 2) return value >= 60 ? 2500 + value - 543 : 2000 + value
  return value >= 2400 ? value - 543 : value
}
