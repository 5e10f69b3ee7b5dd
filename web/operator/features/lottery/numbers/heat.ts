/** Which numbers a play has, and how hot one is by its share of the limit (domain/lottery.md §5.1). */
import { numbersOf } from '../../../../../kernel/lottery/numbers/digits.ts'
import type { NumberPlay } from '../../../../../kernel/lottery/numbers/games.ts'

/** A number as the map draws it. */
export interface Heat {
  number: string
  stakeAmount: number
  exposureAmount: number
  /** Of the limit of a number, from 0. */
  share: number
  state: 'OPEN' | 'REDUCED' | 'CLOSED'
}

/** Whether a play's numbers are few enough for a map; the others are a list, the riskiest first. */
export const hasMap = ({ digits }: NumberPlay): boolean => digits !== null && digits <= MOST_DIGITS
const MOST_DIGITS = 3

/** What stands before the last two digits, one for each page of the map; [''] if all are on one. */
export function pagesOf(play: NumberPlay): readonly string[] {
  return play.digits === MOST_DIGITS && !isUnordered(play) ? numbersOf(1) : ['']
}

/** The numbers of one page, as limits count them. */
export function numbersOnPage(play: NumberPlay, page: string): readonly string[] {
  if (play.digits === null || !hasMap(play)) return []
  if (isUnordered(play)) return numbersOf(play.digits).filter((number) => isOwnKey(play, number))
  return numbersOf(play.digits - page.length).map((number) => page + number)
}

/** The page on which a number stands. */
export const pageOf = (play: NumberPlay, number: string): string =>
  pagesOf(play).length > 1 ? number.slice(0, 1) : ''

/** Digits in any order are counted under one number, of which there are few. */
function isUnordered(play: NumberPlay): boolean {
  const falling = '321'.slice(0, play.digits ?? 0)
  return play.exposureKeys([falling])[0] !== falling
}

const isOwnKey = (play: NumberPlay, number: string): boolean =>
  play.check([number]) === undefined && play.exposureKeys([number])[0] === number

export type HeatLevel = 'cool' | 'warm' | 'hot' | 'half' | 'full'

/** As the automatic rule steps: half from 60 % of the limit, closed at all of it. */
export function levelOf(share: number): HeatLevel {
  if (share >= 1) return 'full'
  if (share >= 0.6) return 'half'
  if (share >= 0.4) return 'hot'
  return share >= 0.2 ? 'warm' : 'cool'
}

/** The result on which the house is worst off, and on how many it loses. */
export function worstOf(heats: readonly Heat[]): {
  worst: Heat | undefined
  stakeAmount: number
  losing: number
} {
  const stakeAmount = heats.reduce((sum, heat) => sum + heat.stakeAmount, 0)
  return {
    worst: heats.reduce<Heat | undefined>(
      (most, heat) => (!most || heat.exposureAmount > most.exposureAmount ? heat : most),
      undefined,
    ),
    stakeAmount,
    losing: heats.filter(({ exposureAmount }) => exposureAmount > stakeAmount).length,
  }
}
