/**
 * Reading a bank's statement: a CSV with a heading in Thai or English, possibly below some lines of the
 * bank's own.
 */
import { CsvError, parse } from 'csv-parse/sync'
import {
  STATEMENT_LINES,
  type LineFaultRule,
  type StatementField,
} from '../../../../contract/shared/statement-words.ts'
import { plainLine } from '../../../../kernel/text.ts'
import { columnWords } from '../../locales/statement-words.ts'
import { amountOf, isFilled, momentOf } from './statement-cells.ts'

export interface StatementLine {
  /** Line of the file, from 1. */
  readonly lineNo: number
  readonly reference: string
  /** Statements contain minutes or days: the payment was made between these two. */
  readonly paidFrom: Date
  readonly paidUntil: Date
  readonly amount: bigint
  readonly payerName: string
  readonly payerBank: string
  readonly payerAccount: string
  readonly description: string
}

export interface LineFault {
  readonly lineNo: number
  readonly field: StatementField | 'file'
  readonly rule: LineFaultRule
}

export type ParsedStatement =
  | {
      readonly kind: 'READ'
      readonly columns: ReadonlyMap<StatementField, string>
      readonly lines: readonly StatementLine[]
      readonly outgoingCount: number
      readonly faults: readonly LineFault[]
    }
  | { readonly kind: 'COLUMNS'; readonly missing: readonly StatementField[] }
  | { readonly kind: 'TOO_LONG' }

/** How far down the heading may be. */
const HEADING_ROWS = 40
const FAULTS = 20

interface Row {
  readonly lineNo: number
  readonly cells: readonly string[]
}

/** Reads the text; times are of the zone. Faults name line and column; at most 20 are returned. */
export function parseStatement(text: string, zone: string): ParsedStatement {
  const rows = rowsOf(text)
  if (!Array.isArray(rows))
    return { kind: 'READ', columns: new Map(), lines: [], outgoingCount: 0, faults: [rows] }
  if (rows.length > STATEMENT_LINES + HEADING_ROWS) return { kind: 'TOO_LONG' }
  const heading = findHeading(rows)
  if (heading.missing.length > 0) return { kind: 'COLUMNS', missing: heading.missing }
  const body = rows.slice(heading.index + 1)
  if (body.length > STATEMENT_LINES) return { kind: 'TOO_LONG' }
  return readBody(
    body,
    heading.places,
    new Map([...heading.places].map(([field, place]) => [field, rows[heading.index]!.cells[place]!])),
    zone,
  )
}

function rowsOf(text: string): Row[] | LineFault {
  try {
    const records = parse(text, {
      bom: true,
      delimiter: [',', ';', '\t'],
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
      info: true,
      to: STATEMENT_LINES + HEADING_ROWS + 1,
    }) as unknown as { record: string[]; info: { lines: number } }[]
    return records
      .filter(({ record }) => record.some((cell) => cell !== ''))
      .map(({ record, info }) => ({ lineNo: info.lines, cells: record }))
  } catch (error) {
    if (error instanceof CsvError)
      return { lineNo: typeof error.lines === 'number' ? error.lines : 1, field: 'file', rule: 'invalid' }
    throw error
  }
}

const plain = (heading: string) =>
  heading
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\s./()_:-]+/gu, '')
    .replace(/(thb|บาท)$/u, '')
const fieldOf = new Map(
  (Object.entries(columnWords) as [StatementField, readonly string[]][]).flatMap(([field, words]) =>
    words.map((word) => [plain(word), field] as const),
  ),
)

function findHeading(rows: readonly Row[]): {
  index: number
  places: Map<StatementField, number>
  missing: StatementField[]
} {
  let best = {
    index: 0,
    places: new Map<StatementField, number>(),
    missing: ['date', 'amount', 'reference'] as StatementField[],
  }
  for (const [index, row] of rows.slice(0, HEADING_ROWS).entries()) {
    const places = new Map<StatementField, number>()
    for (const [place, cell] of row.cells.entries()) {
      const field = fieldOf.get(plain(cell))
      if (field && !places.has(field)) places.set(field, place)
    }
    const missing = (['date', 'amount', 'reference'] as StatementField[]).filter(
      (field) => !places.has(field) && !(field === 'date' && places.has('dateTime')),
    )
    if (
      missing.length < best.missing.length ||
      (missing.length === best.missing.length && places.size > best.places.size)
    )
      best = { index, places, missing }
    if (missing.length === 0) break
  }
  return best
}

function readBody(
  rows: readonly Row[],
  places: ReadonlyMap<StatementField, number>,
  columns: ReadonlyMap<StatementField, string>,
  zone: string,
): ParsedStatement {
  const faults: LineFault[] = []
  const lines: StatementLine[] = []
  const seen = new Set<string>()
  let outgoingCount = 0
  for (const { lineNo, cells } of rows) {
    const cell = (field: StatementField) =>
      places.has(field) ? plainLine(cells[places.get(field)!] ?? '') : ''
    const amount = amountOf(cell('amount'))
    if (amount === 'OUT' || (amount === 'NONE' && isFilled(cell('outgoing')))) {
      outgoingCount++
      continue
    }
    const at = momentOf(cell('dateTime') || cell('date'), cell('time'), zone)
    const reference = cell('reference')
    const texts = [cell('payerName'), cell('payerBank'), cell('payerAccount')]
    const fault = (field: StatementField, rule: LineFaultRule) => {
      if (faults.length < FAULTS) faults.push({ lineNo, field, rule })
    }
    if (typeof at === 'string') fault(at === 'statementTime' ? 'time' : 'date', at)
    if (typeof amount !== 'bigint') fault('amount', 'statementAmount')
    if (reference === '' || reference.length > 64) fault('reference', 'statementReference')
    else if (seen.has(reference)) fault('reference', 'statementRepeated')
    if (texts.some((text) => text.length > 120)) fault('payerName', 'statementText')
    seen.add(reference)
    if (typeof at === 'string' || typeof amount !== 'bigint') continue
    lines.push({
      lineNo,
      reference,
      ...at,
      amount,
      payerName: texts[0]!,
      payerBank: texts[1]!,
      payerAccount: texts[2]!,
      description: cell('description').slice(0, 200),
    })
  }
  return { kind: 'READ', columns, lines, outgoingCount, faults }
}
