/** Reading a vendor's feed: a CSV with a heading, or a JSON list of objects. Pure: the hosts of pictures come in. */
import { CsvError, parse } from 'csv-parse/sync'
import { categoryWords, classWords, FEED_GAMES, nameLanguages, neededFeedColumns, type Category, type FeedFault, type GameClass } from '../../../contract/shared/catalogue-words.ts'
import { judgePicture } from '../pictures/addresses.ts'
import type { FeedGame, RefusedRow } from './words.ts'

export type ReadFeed =
  | { readonly kind: 'READ'; readonly games: readonly FeedGame[]; readonly refused: readonly RefusedRow[] }
  | { readonly kind: 'COLUMNS'; readonly missing: readonly string[] }
  | { readonly kind: 'UNREADABLE' | 'TOO_LONG' }

interface Row { readonly lineNo: number; readonly cell: (column: string) => string }
type Rows = readonly Row[] | Exclude<ReadFeed, { kind: 'READ' }>

/** Reads the bytes of a feed. Rows that cannot be taken are told with their line (of a JSON list: their place in it, from 1). */
export function readFeed(bytes: Uint8Array, imageHosts: readonly string[]): ReadFeed {
  const text = textOf(bytes)
  if (text === undefined) return { kind: 'UNREADABLE' }
  const rows = /^\s*[[{]/.test(text) ? rowsOfJson(text) : rowsOfCsv(text)
  if ('kind' in rows) return rows
  const games: FeedGame[] = []
  const refused: RefusedRow[] = []
  const seen = new Set<string>()
  for (const row of rows) {
    const game = gameOf(row, imageHosts)
    const fault = 'fault' in game ? game.fault : seen.has(game.gameCode) ? ['game_code', 'feedRepeated'] as const : undefined
    if (fault) refused.push({ lineNo: row.lineNo, gameCode: row.cell('game_code').slice(0, 64), field: fault[0], rule: fault[1], detail: row.cell(fault[0]).slice(0, 120) })
    if (fault || 'fault' in game) continue
    games.push(game)
    seen.add(game.gameCode)
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

const tidy = (value: unknown) => String(value).normalize('NFC').replaceAll(/[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]+/g, ' ').trim()
/** gameCode, game-code and GAME_CODE are game_code. */
const columnOf = (head: unknown) => tidy(head).replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2').replaceAll(/[\s-]+/g, '_').toLowerCase().replace(/^is_(hot|new)$/, '$1')

function rowsOfCsv(text: string): Rows {
  let records: { record: string[]; info: { lines: number } }[]
  try {
    records = parse(text, { bom: true, delimiter: [',', ';', '\t'], relax_column_count: true, skip_empty_lines: true, trim: true, info: true, to: FEED_GAMES + 2 }) as unknown as typeof records
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
  return body.map(({ record, info }) => ({ lineNo: info.lines, cell: (column) => { const place = places.get(column); return place === undefined ? '' : tidy(record[place] ?? '') } }))
}

function rowsOfJson(text: string): Rows {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { kind: 'UNREADABLE' }
  }
  const list = Array.isArray(value) ? value : typeof value === 'object' && value !== null && 'games' in value ? value.games : undefined
  if (!Array.isArray(list)) return { kind: 'UNREADABLE' }
  if (list.length > FEED_GAMES) return { kind: 'TOO_LONG' }
  return list.map((item: unknown, index) => {
    const fields = new Map(typeof item === 'object' && item !== null ? Object.entries(item).filter(([, field]) => /^(string|number|boolean)$/.test(typeof field)).map(([key, field]) => [columnOf(key), tidy(field)]) : [])
    return { lineNo: index + 1, cell: (column) => fields.get(column) ?? '' }
  })
}

interface Faulty { readonly fault: readonly [column: string, rule: FeedFault] }
const faulty = (column: string, rule: FeedFault): Faulty => ({ fault: [column, rule] })

function gameOf({ cell }: Row, imageHosts: readonly string[]): FeedGame | Faulty {
  const gameCode = cell('game_code')
  if (!/^[A-Za-z0-9_.:-]{1,64}$/.test(gameCode)) return faulty('game_code', 'feedCode')
  const gameType = cell('game_type').toUpperCase()
  if (!categoryWords.includes(gameType as Category)) return faulty('game_type', 'feedType')
  // Without a class a slot is a slot, and everything else a table.
  const gameClassify = cell('game_classify').toUpperCase() || (gameType === 'RNG' ? 'SL' : 'TG')
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
    gameCode, gameType: gameType as Category, gameClassify: gameClassify as GameClass, names, iconUrl: cell('icon_url'), largeIconUrl: cell('large_icon_url') || cell('icon_url'),
    isFreePlayable: flags.get('free_play') ?? false, rtp, isHot: flags.get('hot') ?? null, isNew: flags.get('new') ?? null,
  }
}

function namesOf(cell: Row['cell']): Record<string, string> | undefined {
  const told: Record<string, string> = Object.fromEntries(nameLanguages.map((language) => [language, cell(`name_${language.toLowerCase()}`)]).filter(([, name]) => name !== ''))
  const [thai, english] = [told.TH ?? told.EN, told.EN ?? told.TH]
  if (!thai || !english || Object.values(told).some((name) => name.length > 80)) return undefined
  return { ...told, TH: thai, EN: english }
}

function flagOf(cell: string): boolean | null | undefined {
  if (cell === '') return null
  if (/^(1|true|yes|y)$/i.test(cell)) return true
  return /^(0|false|no|n)$/i.test(cell) ? false : undefined
}

/** "0.9604", "96.04" or "96.04%" as "0.960400"; the digits are moved, never counted with. */
function rtpOf(cell: string): string | undefined {
  if (cell === '') return ''
  const ratio = /^0?\.([0-9]{1,8})$/.exec(cell)
  if (ratio) return `0.${ratio[1]!.padEnd(6, '0').slice(0, 6)}`
  const percent = /^([1-9][0-9])(?:\.([0-9]{1,6}))?\s*%?$/.exec(cell)
  return percent ? `0.${`${percent[1]!}${percent[2] ?? ''}`.padEnd(6, '0').slice(0, 6)}` : undefined
}
