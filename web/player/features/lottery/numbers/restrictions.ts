/** Numbers that are closed or pay less in an issue (domain/lottery.md §5.1). */
import type { NumberPlay } from '../../../../../kernel/lottery/numbers/games.ts'
import { oddsE4Of } from './odds.ts'

export interface NumberRule {
  readonly playCode: string
  /** The key under which the bet type counts it: the digits of a tod in order. */
  readonly number: string
  readonly state: 'CLOSED' | 'REDUCED'
  /** Of the odds, such as "0.5". */
  readonly factor: string
}

export interface Restriction {
  readonly state: 'OPEN' | 'REDUCED' | 'CLOSED'
  readonly factor: string
}

export type RestrictionOf = (play: NumberPlay, selection: readonly string[]) => Restriction

/** Every number of a permutation or a roll counts for the straight bet of its size. */
const countedAs = (playCode: string): string => playCode.replace(/^FOURD_(?:PERMUTATION|ROLL)_/, 'FOURD_')

const OPEN: Restriction = { state: 'OPEN', factor: '1' }

/** A selection of several numbers is as open as the least open of them. */
export function restrictionsOf(rules: readonly NumberRule[]): RestrictionOf {
  const byNumber = new Map(rules.map((rule) => [`${rule.playCode} ${rule.number}`, rule]))
  return (play, selection) => {
    if (byNumber.size === 0 || play.check(selection)) return OPEN
    const found = play
      .exposureKeys(selection)
      .flatMap((number) => byNumber.get(`${countedAs(play.code)} ${number}`) ?? [])
    const closed = found.find(({ state }) => state === 'CLOSED')
    if (closed) return { state: 'CLOSED', factor: '0' }
    return found.reduce<Restriction>(
      (least, { factor }) =>
        oddsE4Of(factor) < oddsE4Of(least.factor) ? { state: 'REDUCED', factor } : least,
      OPEN,
    )
  }
}

const HALF = 5_000n

/** What a cell of the board says of a number on several bet types at once. */
export function markOf(
  number: string,
  plays: readonly NumberPlay[],
  restrictionOf: RestrictionOf,
): 'OPEN' | 'HALF' | 'REDUCED' | 'SOME' | 'CLOSED' {
  const sold = plays.filter((play) => !play.check([number]))
  const states = sold.map((play) => restrictionOf(play, [number]))
  if (states.length > 0 && states.every(({ state }) => state === 'CLOSED')) return 'CLOSED'
  if (states.some(({ state }) => state === 'CLOSED')) return 'SOME'
  const reduced = states.filter(({ state }) => state === 'REDUCED')
  if (reduced.length === 0) return 'OPEN'
  return reduced.every(({ factor }) => oddsE4Of(factor) === HALF) ? 'HALF' : 'REDUCED'
}
