/** What numbers the stakes of lines stand on: what limits of numbers count (domain/lottery.md §5.1). */
import { isNumber } from './digits.ts'
import { numberPlayOf, type NumberGame, type NumberPlay } from './games.ts'

/**
 * The bet type whose numbers a bet counts against: several straight bets of one entry are straight bets, or a
 * number that is closed could still be bought by them.
 */
export const exposurePlayOf = (playCode: string): string =>
  playCode.startsWith('FOURD_') ? playCode.replace(/^FOURD_(?:PERMUTATION|ROLL)_/, 'FOURD_') : playCode

/** The bet types of a game that have numbers of their own. */
export const exposurePlaysOf = ({ plays }: NumberGame): readonly NumberPlay[] =>
  plays.filter(({ code }) => exposurePlayOf(code) === code)

/**
 * The key of a number as a person writes it (`123`, `HUNDREDS_8`, `34-12`), or undefined if the bet type has
 * no such number.
 */
export function exposureKeyOf(gameCode: string, playCode: string, number: string): string | undefined {
  const play = numberPlayOf(gameCode, playCode)
  if (!play || exposurePlayOf(playCode) !== playCode) return undefined
  const selections = [[number], number.split('-'), partsOfPlace(number)]
  const selection = selections.find((parts) => play.check(parts) === undefined)
  const keys = selection && play.exposureKeys(selection)
  return keys?.length === 1 ? keys[0] : undefined
}

/** `HUNDREDS_8` is a place and a digit. */
function partsOfPlace(number: string): string[] {
  const at = number.lastIndexOf('_')
  return at > 0 && isNumber(number.slice(at + 1), 1) ? [number.slice(0, at), number.slice(at + 1)] : [number]
}
