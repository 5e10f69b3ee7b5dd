/** Structures among the settings that are tables: as rows and columns, and a changed cell back as JSON. */
import { formatAmount, parseAmount } from '../../../design/format.ts'

type Key = string | number

export interface Cell {
  /** From the whole value to the cell. */
  readonly path: readonly Key[]
  /** Amounts are in minor units in the setting, and in whole ones in the field. */
  readonly kind: 'amount' | 'number' | 'text'
  readonly text: string
}

export interface Grid {
  readonly columns: readonly string[]
  readonly rows: readonly { readonly name: string; readonly cells: readonly Cell[] }[]
}

/** Null if a JSON text is no table: a list of like records, lists of numbers by name, or one such list. */
export function readGrid(json: string): Grid | null {
  const value = parsed(json)
  if (Array.isArray(value) && value.length > 0)
    return value.every(isNumber) ? listGrid([['', value, []]]) : recordGrid(value)
  if (!isRecord(value) || Object.keys(value).length === 0) return null
  const entries = Object.entries(value)
  if (entries.every(([, part]) => isNumber(part))) return numberGrid(entries)
  const lists = entries.filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]))
  const isEven =
    lists.length === entries.length && lists.every(([, list]) => list.length === lists[0]![1].length)
  return isEven && lists.every(([, list]) => list.every(isNumber))
    ? listGrid(lists.map(([name, list]) => [name, list, [name]]))
    : null
}

/** The first cell whose text is no number; null if there is none, or the JSON text is no table. */
export function brokenCell(json: string): { readonly row: string; readonly column: string } | null {
  const grid = readGrid(json)
  for (const { name, cells } of grid?.rows ?? []) {
    const at = cells.findIndex(({ kind, text }) => kind !== 'text' && text === '')
    if (at >= 0) return { row: name, column: grid!.columns[at]! }
  }
  return null
}

export interface CellChange {
  readonly row: string
  readonly column: string
  readonly before: string
  readonly after: string
}

/** The cells in which two tables of one shape differ; null if the JSON texts are no such tables. */
export function changedCells(before: string, after: string): readonly CellChange[] | null {
  const [old, next] = [readGrid(before), readGrid(after)]
  if (!old || !next || old.rows.length !== next.rows.length) return null
  if ([...old.columns].sort().join() !== [...next.columns].sort().join()) return null
  return next.rows.flatMap(({ name, cells }, at) =>
    next.columns.flatMap((column, place) => {
      const was = old.rows[at]!.cells[old.columns.indexOf(column)]!.text
      const is = cells[place]!.text
      return was === is ? [] : [{ row: name, column, before: was, after: is }]
    }),
  )
}

/** The JSON text with one cell changed; a text that is no number becomes null, which no setting takes. */
export function writeCell(json: string, { path, kind }: Cell, text: string): string {
  const value = parsed(json)
  const part = path.slice(0, -1).reduce<unknown>((whole, key) => (whole as Record<Key, unknown>)[key], value)
  ;(part as Record<Key, unknown>)[path.at(-1)!] = kind === 'text' ? text : numberOf(kind, text)
  return JSON.stringify(value)
}

function numberOf(kind: 'amount' | 'number', text: string): number | null {
  if (kind === 'amount') return parseAmount(text)
  return /^-?\d{1,15}(\.\d{1,6})?$/.test(text.trim()) ? Number(text) : null
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

const isNumber = (value: unknown): boolean => typeof value === 'number' || value === null
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isScalar = (value: unknown): boolean => typeof value === 'string' || isNumber(value)

function recordGrid(records: readonly unknown[]): Grid | null {
  const [first] = records
  if (!isRecord(first)) return null
  // The database keeps fields by their names; words come first for the reader.
  const columns = Object.keys(first).sort(
    (a, b) => Number(typeof first[b] === 'string') - Number(typeof first[a] === 'string'),
  )
  const isAlike = records.every(
    (record) =>
      isRecord(record) &&
      Object.keys(record).join() === Object.keys(first).join() &&
      Object.values(record).every(isScalar),
  )
  if (!isAlike || columns.length === 0) return null
  return {
    columns,
    rows: (records as Record<string, unknown>[]).map((record, at) => ({
      name: String(at),
      cells: columns.map((key) => cellOf([at, key], kindOf(key, first[key]), record[key])),
    })),
  }
}

const kindOf = (key: string, value: unknown): Cell['kind'] =>
  typeof value === 'string' ? 'text' : key.endsWith('Amount') ? 'amount' : 'number'

const listGrid = (
  lists: readonly (readonly [name: string, list: readonly unknown[], path: readonly Key[]])[],
): Grid => ({
  columns: lists[0]![1].map((_, at) => String(at)),
  rows: lists.map(([name, list, path]) => ({
    name,
    cells: list.map((value, at) => cellOf([...path, at], 'number', value)),
  })),
})

const numberGrid = (entries: readonly (readonly [string, unknown])[]): Grid => ({
  columns: ['value'],
  rows: entries.map(([name, value]) => ({ name, cells: [cellOf([name], 'number', value)] })),
})

function cellOf(path: readonly Key[], kind: Cell['kind'], value: unknown): Cell {
  const text =
    value === null
      ? ''
      : kind === 'amount'
        ? formatAmount(value as number).replaceAll(',', '')
        : String(value)
  return { path, kind, text }
}
