/**
 * Reading a vendor's feed: a CSV with a heading, or a JSON list of objects. Pure: the allowed hosts of
 * pictures are an argument.
 */
import { CsvError, parse } from 'csv-parse/sync'
import {
  categoryWords,
  classWords,
  FEED_GAMES,
  nameLanguages,
  neededFeedColumns,
  type Category,
  type FeedFault,
  type GameClass,
} from '../../../contract/shared/catalogue-words.ts'
import { plainLine } from '../../../kernel/text.ts'
import { judgePicture } from '../shared/addresses.ts'
import type { FeedGame, RefusedRow } from './words.ts'

export type ReadFeed =
  | { readonly kind: 'READ'; readonly games: readonly FeedGame[]; readonly refused: readonly RefusedRow[] }
  | { readonly kind: 'COLUMNS'; readonly missing: readonly string[] }
  | { readonly kind: 'UNREADABLE' | 'TOO_LONG' }

interface Row {
  readonly lineNo: number
  readonly cell: (column: string) => string
}
type Rows = readonly Row[] | Exclude<ReadFeed, { kind: 'READ' }>

const ROWS_A_STEP = 250

/**
 * Reads the bytes of a feed. Refused rows are returned with their line (in a JSON list: their place, from 1).
 * It works in small steps, so that a server that reads a long feed answers other requests meanwhile.
 */
export function* readFeed(bytes: Uint8Array, imageHosts: readonly string[]): Generator<void, ReadFeed> {
  const text = textOf(bytes)
  if (text === undefined) return { kind: 'UNREADABLE' }
  const rows = /^\s*[[{]/.test(text) ? rowsOfJson(text) : yield* rowsOfCsv(text)
  if ('kind' in rows) return rows
  yield
  const games: FeedGame[] = []
  const refused: RefusedRow[] = []
  const seen = new Set<string>()
  for (const row of rows) {
    const game = gameOf(row, imageHosts)
    const fault =
      'fault' in game
        ? game.fault
        : seen.has(game.gameCode)
          ? (['game_code', 'feedRepeated'] as const)
          : undefined
    if (fault)
      refused.push({
        lineNo: row.lineNo,
        gameCode: row.cell('game_code').slice(0, 64),
        field: fault[0],
        rule: fault[1],
        detail: row.cell(fault[0]).slice(0, 120),
      })
    if (fault || 'fault' in game) continue
    games.push(game)
    seen.add(game.gameCode)
    if (seen.size % ROWS_A_STEP === 0) yield
  }
  return { kind: 'READ', games, refused }
}

function textOf(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

const tidy = (value: unknown) =>
  typeof value === 'string' && /^[!-~]*$/.test(value) ? value : plainLine(String(value))
/** gameCode, game-code and GAME_CODE are game_code. */
const columnOf = (head: unknown) =>
  tidy(head)
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replaceAll(/[\s-]+/g, '_')
    .toLowerCase()
    .replace(/^is_(hot|new)$/, '$1')

interface CsvRecord {
  record: string[]
  info: { lines: number }
}

function* rowsOfCsv(text: string): Generator<void, Rows> {
  const records: CsvRecord[] = []
  let linesBefore = 0
  const delimiter = delimiterOf(text)
  try {
    for (const block of blocksOf(text)) {
      const parsed = parse(block, {
        bom: true,
        delimiter,
        relax_column_count: true,
        skip_empty_lines: true,
        trim: true,
        info: true,
        to: FEED_GAMES + 2,
      }) as unknown as CsvRecord[]
      for (const { record, info } of parsed)
        records.push({ record, info: { lines: linesBefore + info.lines } })
      if (records.length > FEED_GAMES + 1) break
      linesBefore += block.split('\n').length - 1
      yield
    }
  } catch (error) {
    if (error instanceof CsvError) return { kind: 'UNREADABLE' }
    throw error
  }
  const [heading, ...body] = records
  if (!heading) return { kind: 'UNREADABLE' }
  if (body.length > FEED_GAMES) return { kind: 'TOO_LONG' }
  const places = new Map(heading.record.map((head, place) => [columnOf(head), place]))
  const missing = neededFeedColumns.filter((column) => !places.has(column))
  if (missing.length > 0) return { kind: 'COLUMNS', missing }
  return body.map(({ record, info }) => ({
    lineNo: info.lines,
    cell: (column) => {
      const place = places.get(column)
      return place === undefined ? '' : tidy(record[place] ?? '')
    },
  }))
}

/** The separator of the heading's columns; below it the other two separators are letters like any. */
function delimiterOf(text: string): string {
  const heading = /^\s*([^\r\n]*)/.exec(text)![1]!
  const countOf = (sign: string) => heading.split(sign).length
  return [',', ';', '\t'].reduce((most, sign) => (countOf(sign) > countOf(most) ? sign : most))
}

const BLOCK_LENGTH = 32_768

/**
 * Whole lines of this many letters together, or slightly more; a line end within quotes does not end a line.
 */
function* blocksOf(text: string): Generator<string> {
  let from = 0
  let isQuoted = false
  let quote = text.indexOf('"')
  for (let at = 0, end = 0; at < text.length; at = end) {
    const next = text.indexOf('\n', at)
    end = next < 0 ? text.length : next + 1
    for (; quote >= 0 && quote < end; quote = text.indexOf('"', quote + 1)) isQuoted = !isQuoted
    if (isQuoted || (end - from < BLOCK_LENGTH && end < text.length)) continue
    yield text.slice(from, end)
    from = end
  }
  if (from < text.length) yield text.slice(from)
}

function rowsOfJson(text: string): Rows {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { kind: 'UNREADABLE' }
  }
  const list = Array.isArray(value)
    ? value
    : typeof value === 'object' && value !== null && 'games' in value
      ? value.games
      : undefined
  if (!Array.isArray(list)) return { kind: 'UNREADABLE' }
  if (list.length > FEED_GAMES) return { kind: 'TOO_LONG' }
  const columns = new Map<string, string>()
  return list.map((item: unknown, index) => {
    let fields: Map<string, string> | undefined
    return { lineNo: index + 1, cell: (column) => (fields ??= fieldsOf(item, columns)).get(column) ?? '' }
  })
}

/** `columns`: the columns that the keys of earlier rows mean. */
function fieldsOf(item: unknown, columns: Map<string, string>): Map<string, string> {
  const fields = new Map<string, string>()
  if (typeof item !== 'object' || item === null) return fields
  for (const [key, field] of Object.entries(item)) {
    if (!/^(string|number|boolean)$/.test(typeof field)) continue
    let column = columns.get(key)
    if (column === undefined) columns.set(key, (column = columnOf(key)))
    fields.set(column, tidy(field))
  }
  return fields
}

interface Faulty {
  readonly fault: readonly [column: string, rule: FeedFault]
}
const faulty = (column: string, rule: FeedFault): Faulty => ({ fault: [column, rule] })

function gameOf({ cell }: Row, imageHosts: readonly string[]): FeedGame | Faulty {
  const gameCode = cell('game_code')
  if (!/^[A-Za-z0-9_.:-]{1,64}$/.test(gameCode)) return faulty('game_code', 'feedCode')
  const gameType = cell('game_type').toUpperCase()
  if (!categoryWords.includes(gameType as Category)) return faulty('game_type', 'feedType')
  const gameClassify = cell('game_classify').toUpperCase() || usualClassOf(gameType as Category)
  if (!classWords.includes(gameClassify as GameClass)) return faulty('game_classify', 'feedClassify')
  const names = namesOf(cell)
  if (!names) return faulty('name_en', 'feedName')
  for (const column of ['icon_url', 'large_icon_url']) {
    const verdict = cell(column) === '' ? 'FINE' : judgePicture(cell(column), imageHosts)
    if (verdict !== 'FINE') return faulty(column, verdict === 'HOST' ? 'feedPictureHost' : 'feedPicture')
  }
  const rtp = rtpOf(cell('rtp'))
  if (rtp === undefined) return faulty('rtp', 'feedRtp')
  const flags = new Map<string, boolean | null>()
  for (const column of ['free_play', 'hot', 'new']) {
    const flag = flagOf(cell(column))
    if (flag === undefined) return faulty(column, 'feedFlag')
    flags.set(column, flag)
  }
  return {
    gameCode,
    gameType: gameType as Category,
    gameClassify: gameClassify as GameClass,
    names,
    iconUrl: cell('icon_url'),
    largeIconUrl: cell('large_icon_url') || cell('icon_url'),
    isFreePlayable: flags.get('free_play') ?? false,
    rtp,
    isHot: flags.get('hot') ?? null,
    isNew: flags.get('new') ?? null,
  }
}

/** Of a game whose feed names no class; lotteries and sports have none. */
function usualClassOf(gameType: Category): GameClass {
  if (gameType === 'RNG') return 'SL'
  return gameType === 'LIVE' || gameType === 'FISH' || gameType === 'PVP' ? 'TG' : ''
}

function namesOf(cell: Row['cell']): Record<string, string> | undefined {
  const told: Record<string, string> = Object.fromEntries(
    nameLanguages
      .map((language) => [language, cell(`name_${language.toLowerCase()}`)])
      .filter(([, name]) => name !== ''),
  )
  const [thai, english] = [told.TH ?? told.EN, told.EN ?? told.TH]
  if (!thai || !english || Object.values(told).some((name) => name.length > 80)) return undefined
  return { ...told, TH: thai, EN: english }
}

function flagOf(cell: string): boolean | null | undefined {
  if (cell === '') return null
  if (/^(1|true|yes|y)$/i.test(cell)) return true
  return /^(0|false|no|n)$/i.test(cell) ? false : undefined
}

/** "0.9604", "96.04" or "96.04%" becomes "0.960400"; the digits are moved without arithmetic. */
function rtpOf(cell: string): string | undefined {
  if (cell === '') return ''
  const ratio = /^0?\.([0-9]{1,8})$/.exec(cell)
  if (ratio) return `0.${ratio[1]!.padEnd(6, '0').slice(0, 6)}`
  const percent = /^([1-9][0-9])(?:\.([0-9]{1,6}))?\s*%?$/.exec(cell)
  return percent ? `0.${`${percent[1]!}${percent[2] ?? ''}`.padEnd(6, '0').slice(0, 6)}` : undefined
}
