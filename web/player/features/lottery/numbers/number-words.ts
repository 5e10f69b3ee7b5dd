/** What bet types, selections and prizes of whole numbers are called. */
import type { NumberPlay } from '../../../../../kernel/lottery/numbers/games.ts'
import type { TextKey, Translate } from '../../../../ui/i18n/text.tsx'
import { type PrizeOdds, shownOdds } from './odds.ts'
import './texts.ts'

/** A bet type of 4D has a name and a style: `กลับเลข 4 ตัว ใหญ่`, `ตรง เล็ก`. */
export function playName(play: NumberPlay, t: Translate): string {
  const name = play.textKeys.map((key) => t(key as TextKey)).join(' ')
  return straight.has(play.code) ? `${t('lottery_group_four')} ${name}` : name
}

const straight: ReadonlySet<string> = new Set(['FOURD_BIG', 'FOURD_SMALL'])

/** On a tab that says the rest of it. */
export function shortName(play: NumberPlay, t: Translate): string {
  if (play.code === 'FOURD_4A') return t('lottery_4d_4a_short')
  return play.code === 'TOD3' ? t('lottery_tod3_short') : t(play.textKeys.at(-1)! as TextKey)
}

export const playHelp = (play: NumberPlay, t: Translate): string =>
  t(`lottery_${play.textKeys[0]!.replace('lottery_', '')}_help` as TextKey)

/** `123`, `หลักร้อย 8`, `บนสูง`, `12R4`, `12 34 56`. */
export function selectionName(selection: readonly string[], t: Translate): string {
  const [first = '', second] = selection
  if (second !== undefined && /^[0-9]+$/.test(first)) return selection.join(' ')
  if (second !== undefined) return `${t(`lottery_pos_${first.toLowerCase()}` as TextKey)} ${second}`
  return /^[0-9R]+$/.test(first) ? first : t(`lottery_${first.toLowerCase()}` as TextKey)
}

/** `FIRST_24` is the first prize of a box of 24 orders. */
export const prizeName = (prize: string, t: Translate): string =>
  t(`lottery_4d_prize_${prize.replace(/_\d+$/, '').toLowerCase()}` as TextKey)

/** What prizes pay for one baht: `จ่าย 900`, of several `จ่ายสูงสุด 2,500`. */
export const oddsText = (prizes: readonly PrizeOdds[], t: Translate): string =>
  t(prizes.length > 1 ? 'lottery_pays_most' : 'lottery_pays', { odds: shownOdds(prizes[0]?.odds ?? '0') })
