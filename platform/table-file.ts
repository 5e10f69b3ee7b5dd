/**
 * Tables as files: CSV (RFC 4180, UTF-8 with a byte order mark) is sent page by page and is never complete in
 * memory; XLSX is built completely, so its rows are limited much lower. Text that a spreadsheet would take
 * for a formula is marked as text in both; amounts of money are ours and stay numbers.
 */
import { stringify } from 'csv-stringify/sync'
import { toWireAmount } from '../kernel/money.ts'
import { percentText } from '../kernel/percent.ts'

export type TableFormat = 'CSV' | 'XLSX'
/** A figure that is neither money nor a count, such as a rate, with exactly its digits. */
export interface Decimal {
  readonly decimal: string
}
/** Parts per million as a percentage. */
export const percentCell = (ppm: number | bigint): Decimal => ({ decimal: percentText(ppm) })

/** bigint: minor units of money · number: a count · Date: a moment, shown in the time zone of the table. */
export type Cell = string | bigint | number | Date | Decimal | null

export interface Table {
  /** Without an ending, e.g. `bets-2026-11-15-2026-11-21`: letters, digits and hyphens. */
  readonly name: string
  readonly format: TableFormat
  readonly timeZone: string
  readonly heads: readonly string[]
  /** Called for the next page only when the previous one was sent. */
  readonly pages: AsyncIterable<readonly (readonly Cell[])[]>
}

/** What a handler of a call with `gives: 'file'` returns. */
export class FileAnswer {
  readonly fileName: string
  readonly contentType: string
  readonly body: AsyncIterable<string | Uint8Array>
  constructor(fileName: string, contentType: string, body: AsyncIterable<string | Uint8Array>) {
    this.fileName = fileName
    this.contentType = contentType
    this.body = body
  }
}

export function tableFile(table: Table): FileAnswer {
  return table.format === 'CSV'
    ? new FileAnswer(`${table.name}.csv`, 'text/csv; charset=utf-8', csvOf(table))
    : new FileAnswer(
        `${table.name}.xlsx`,
        'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        xlsxOf(table),
      )
}

/**
 * A text that no spreadsheet takes for a formula (security/decisions.md §4, CSV export): a text that begins
 * with =, +, -, @, a tab, a line end or NUL, or their full-width forms, gets an apostrophe in front.
 */
export function safeText(text: string): string {
  return /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n\0]/.test(text) ? `'${text}` : text
}

async function* csvOf({ heads, pages, timeZone }: Table): AsyncGenerator<string> {
  const write = (rows: readonly (readonly (string | null)[])[]) =>
    stringify(rows as (string | null)[][], { record_delimiter: 'windows' })
  yield `\ufeff${write([heads.map(safeText)])}`
  for await (const page of pages)
    if (page.length > 0) yield write(page.map((row) => row.map((cell) => csvCell(cell, timeZone))))
}

function csvCell(cell: Cell, timeZone: string): string | null {
  if (cell === null) return null
  if (typeof cell === 'bigint') return majorText(cell)
  if (typeof cell === 'number') return String(cell)
  if (typeof cell === 'string') return safeText(cell)
  return cell instanceof Date ? momentOf(cell, timeZone) : cell.decimal
}

/** Satang as baht: -1234n is -12.34. */
function majorText(minor: bigint): string {
  const size = minor < 0n ? -minor : minor
  return `${minor < 0n ? '-' : ''}${size / 100n}.${String(size % 100n).padStart(2, '0')}`
}

async function* xlsxOf({ name, heads, pages, timeZone }: Table): AsyncGenerator<Uint8Array> {
  const rows: (XlsxCell | null)[][] = [
    heads.map((head) => ({ type: String, value: safeText(head), fontWeight: 'bold' })),
  ]
  for await (const page of pages)
    for (const row of page) rows.push(row.map((cell) => xlsxCell(cell, timeZone)))
  const columns = heads.map((_, at) => ({
    width: Math.min(40, Math.max(...rows.slice(0, 200).map((row) => lengthOf(row[at] ?? null))) + 3),
  }))
  // Seldom needed, so it is loaded on demand and does not slow down every start.
  const { default: writeXlsxFile } = await import('write-excel-file/node')
  yield await writeXlsxFile(rows as never, { columns, sheet: sheetName(name) } as never).toBuffer()
}

/** The name of the table, without its dates: `bets`. A sheet's name has 31 letters at most. */
const sheetName = (name: string) => name.replace(/(-\d{4}-\d{2}-\d{2})+$/, '').slice(0, 31)

type XlsxCell =
  | { type: StringConstructor; value: string; fontWeight?: 'bold' }
  | { type: NumberConstructor; value: number; format?: string }
  | { type: DateConstructor; value: Date; format: string }

const MOMENT_FORMAT = 'yyyy-mm-dd hh:mm:ss'
const lengthOf = (cell: XlsxCell | null) =>
  cell === null ? 0 : cell.value instanceof Date ? MOMENT_FORMAT.length : String(cell.value).length

/** XML allows no control characters but tab and line ends. */
const forXml = (text: string) =>
  [...text]
    .filter((letter) => letter >= ' ' || letter === '\t' || letter === '\n' || letter === '\r')
    .join('')

function xlsxCell(cell: Cell, timeZone: string): XlsxCell | null {
  if (cell === null) return null
  if (typeof cell === 'bigint') return { type: Number, value: toWireAmount(cell) / 100, format: '#,##0.00' }
  if (typeof cell === 'number') return { type: Number, value: cell }
  // A workbook knows no time zones: its cells contain local times of the table's zone.
  if (cell instanceof Date)
    return {
      type: Date,
      value: new Date(`${momentOf(cell, timeZone).replace(' ', 'T')}Z`),
      format: MOMENT_FORMAT,
    }
  if (typeof cell === 'object') return { type: Number, value: Number(cell.decimal) }
  return { type: String, value: forXml(safeText(cell)) }
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** 2026-11-21 22:38:14, which every spreadsheet reads as a moment. */
function momentOf(moment: Date, timeZone: string): string {
  let format = formats.get(timeZone)
  if (!format) {
    format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
    formats.set(timeZone, format)
  }
  return format.format(moment)
}
