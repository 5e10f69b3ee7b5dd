/**
 * Our own forms of draws, for files with many of them and for feeds. CSV: a head
 * `gameCode,date,first,bottom2` with a column for each prize, the numbers of a prize separated by spaces.
 * JSON: a list of
 * `{"gameCode": "THAI_GOV", "date": "2025-11-16", "prizes": {"first": ["458145"], …}}`.
 */
import { isCalendarDate } from '../../calendar.ts'
import type { Published } from '../numbers/published.ts'
import { isRecord, NO_SHAPE, NOT_YET, readJson, readPrizes, type ResultAdapter } from './reading.ts'

export interface DrawLine {
  /** From 1; the head of a CSV file is line 1. */
  readonly line: number
  readonly gameCode: string
  /** `YYYY-MM-DD`; empty if it is no date. */
  readonly date: string
  /** Undefined if the line has no readable prizes. */
  readonly published: Published | undefined
}

/** The draws of a file; nothing if it is neither form. Stops after `most` draws and says so with 'LONG'. */
export function readDraws(text: string, most: number): readonly DrawLine[] | 'LONG' | undefined {
  const bare = text.replace(/^\ufeff/, '').trimStart()
  return /^[[{]/.test(bare) ? readJsonDraws(bare, most) : readCsvDraws(text.replace(/^\ufeff/, ''), most)
}

/** 2025-11-16, and 20251116 as spreadsheets like to write it. */
function dateOf(text: unknown): string {
  if (typeof text !== 'string') return ''
  const date = text.trim().replace(/^([0-9]{4})([0-9]{2})([0-9]{2})$/, '$1-$2-$3')
  return isCalendarDate(date) ? date : ''
}

function readJsonDraws(text: string, most: number): readonly DrawLine[] | 'LONG' | undefined {
  const read = readJson(text)
  const list = Array.isArray(read) ? read : isRecord(read) && 'prizes' in read ? [read] : undefined
  if (!list) return undefined
  if (list.length > most) return 'LONG'
  return list.map((draw: unknown, index) => {
    const { gameCode, date, prizes } = isRecord(draw) ? draw : {}
    return {
      line: index + 1,
      gameCode: typeof gameCode === 'string' ? gameCode : '',
      date: dateOf(date),
      published: isPrizes(prizes) ? prizes : undefined,
    }
  })
}

const isPrizes = (value: unknown): value is Published =>
  isRecord(value) &&
  Object.values(value).every(
    (numbers) => Array.isArray(numbers) && numbers.every((number) => typeof number === 'string'),
  )

function readCsvDraws(text: string, most: number): readonly DrawLine[] | 'LONG' | undefined {
  const [head = '', ...rows] = text.split(/\r\n|\n|\r/)
  const names = cellsOf(head)
  const [gameAt, dateAt] = [names.indexOf('gameCode'), names.indexOf('date')]
  if (gameAt < 0 || dateAt < 0 || new Set(names).size !== names.length) return undefined
  const lines: DrawLine[] = []
  for (const [index, row] of rows.entries()) {
    if (row.trim() === '') continue
    if (lines.length === most) return 'LONG'
    const cells = cellsOf(row)
    lines.push({
      line: index + 2,
      gameCode: cells[gameAt] ?? '',
      date: dateOf(cells[dateAt]),
      published: cells.length === names.length ? prizesOf(names, cells) : undefined,
    })
  }
  return lines
}

const cellsOf = (row: string): string[] =>
  row.split(',').map((cell) =>
    cell
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .trim(),
  )

const prizesOf = (names: readonly string[], cells: readonly string[]): Published =>
  Object.fromEntries(
    names.flatMap((name, index) =>
      name === 'gameCode' || name === 'date' || cells[index] === ''
        ? []
        : [[name, cells[index]!.split(/\s+/)]],
    ),
  )

/** A feed in our own forms may have many draws and is asked for one. */
const ownForm = (isForm: (text: string) => boolean): ResultAdapter => ({
  suits: () => true,
  read: (text, { gameCode, date, form }) => {
    const lines = isForm(text) ? readDraws(text, MOST_IN_FEED) : undefined
    if (!lines || lines === 'LONG') return NO_SHAPE
    const draw = lines.find((line) => line.gameCode === gameCode && line.date === date)
    if (!draw) return NOT_YET
    const { published } = draw
    return published ? readPrizes(form, ({ prize }) => published[prize]) : NO_SHAPE
  },
})

const MOST_IN_FEED = 5_000
const isJson = (text: string): boolean => /^\ufeff?\s*[[{]/.test(text)

export const salaJson = ownForm(isJson)
export const salaCsv = ownForm((text) => !isJson(text))
