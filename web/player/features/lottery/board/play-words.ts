/** What bet types, rows of a board and the symbols on it are called. */
import { familyOf, textKeyOf } from '../../../../../kernel/lottery/classic/families.ts'
import type {
  FamilyCode,
  Play,
  SelectionRow,
  Selections,
} from '../../../../../kernel/lottery/classic/play.ts'
import type { TextKey, Translate } from '../../../../ui/i18n/text.tsx'
import './texts.ts'

export const playName = (playCode: string, t: Translate): string => t(textKeyOf(playCode) as TextKey)
export const playHelp = (playCode: string, t: Translate): string =>
  t(`lottery_${playCode.toLowerCase()}_help` as TextKey)
export const groupName = (group: string, t: Translate): string =>
  t(`lottery_tab_${group.toLowerCase()}` as TextKey)

const isFigure = (text: string) => /^\d+$/.test(text)

/** `ten_thousands`, `nth_3` and `place_3` are places; `1v5` sets two of them against each other. */
export function rowName(family: FamilyCode, key: string, t: Translate): string {
  const numbered = /^(nth|place)_(\d+)$/.exec(key)
  if (numbered) return t(`lottery_row_${numbered[1] as 'nth' | 'place'}`, { place: numbered[2]! })
  const duel = /^(\d+)v(\d+)$/.exec(key)
  if (duel)
    return t('lottery_row_versus', {
      one: sideOfDuel(family, duel[1]!, t),
      other: sideOfDuel(family, duel[2]!, t),
    })
  return t(`lottery_row_${key}` as TextKey)
}

/** A place that has a name of its own is called by it, the others by their numbers. */
function sideOfDuel(family: FamilyCode, place: string, t: Translate): string {
  const { key } = familyOf(family).positions[Number.parseInt(place, 10) - 1]!
  return /\d/.test(key) ? place : t(`lottery_row_${key}` as TextKey)
}

/** Some words mean another thing in one bet type. */
const own: Readonly<Record<string, string>> = {
  'SSC_STUD:STRAIGHT': 'stud_straight',
  'SSC_STUD:PAIR': 'stud_pair',
}

/** Numbers are written as they are printed; sides, forms and colours by their words. */
export function symbolName(play: Play, rowKey: string, symbol: string, t: Translate): string {
  if (rowKey === 'odd_count') {
    const odd = Number.parseInt(symbol, 10)
    return t('lottery_symbol_odd_count', { odd: String(odd), even: String(5 - odd) })
  }
  if (play.code === 'SSC_BULL' && isFigure(symbol)) return t('lottery_symbol_bull_points', { points: symbol })
  if (isFigure(symbol)) return symbol
  if (/^\d+v\d+$/.test(symbol)) return rowName(play.family, symbol, t)
  return t(`lottery_symbol_${own[`${play.code}:${symbol}`] ?? symbol.toLowerCase()}` as TextKey)
}

/** The picks of one row: digits stand together, everything else apart. */
function picksText(play: Play, row: SelectionRow, picks: readonly string[], t: Translate): string {
  const isDigits = picks.every((pick) => /^\d$/.test(pick)) && row.key !== 'sum' && row.key !== 'span'
  return picks
    .map((pick) => symbolName(play, row.key, pick, t))
    .join(isDigits && play.code !== 'SSC_BULL' ? '' : ' ')
}

/** A selection in one line: `หมื่น 38 · พัน 126`, `3 ตัวท้าย: 1 | 23 | 4`, `สูง คี่`. */
export function selectionText(play: Play, selections: Selections, t: Translate): string {
  const head = play.rows[0]?.key === 'block' ? 1 : 0
  const block = head === 1 ? symbolName(play, 'block', selections[0]?.[0] ?? '', t) : ''
  const rest = selections.slice(head)
  const rows = play.rows.slice(head)
  const parts = rest.flatMap((picks, at) =>
    picks.length === 0
      ? []
      : [{ row: rows[at] ?? rows[0]!, text: picksText(play, rows[at] ?? rows[0]!, picks, t) }],
  )
  const isWhole = parts.length === rows.length && rows.length > 1 && rows.every(({ min }) => min > 0)
  const text = isWhole
    ? parts.map((part) => part.text).join(' | ')
    : rows.length > 1 && rest.length === rows.length
      ? parts.map((part) => `${rowName(play.family, part.row.key, t)} ${part.text}`).join(' · ')
      : parts.map((part) => part.text).join(' ')
  return block ? `${block}: ${text}` : text
}
