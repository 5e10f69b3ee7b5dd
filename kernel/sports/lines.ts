/**
 * Lines of handicaps and of over and under (domain/sportsbook.md §3). They are kept times four, so that a
 * quarter line is an odd number: half of the stake stands a quarter below it, half a quarter above.
 */
import type { Score } from './facts.ts'
import { MINUS } from './odds.ts'
import type { LegResult, MarketType } from './words.ts'

const handicaps: ReadonlySet<MarketType> = new Set(['AH', 'HDP', 'MAP_HANDICAP', 'CORNERS_AH', 'CARDS_AH'])

/** Whether the line of a market is that of a side; otherwise it is a total. */
export const isHandicap = (typeCode: MarketType): boolean => handicaps.has(typeCode)

/** `lineQ` is the line of the side that was taken, `diff` by how much that side is ahead. */
export const handicapResult = (lineQ: number, diff: number): LegResult => resultOfMargin(4 * diff + lineQ)

export const overResult = (lineQ: number, total: number): LegResult => resultOfMargin(4 * total - lineQ)

export const underResult = (lineQ: number, total: number): LegResult => resultOfMargin(lineQ - 4 * total)

/** Only a quarter line has an odd margin: at 1 one half of the stake wins and the other is returned. */
function resultOfMargin(marginQ: number): LegResult {
  if (!Number.isSafeInteger(marginQ)) throw new RangeError('a line is a whole number of quarters')
  if (marginQ === 0) return 'PUSH'
  if (marginQ === 1) return 'HALF_WIN'
  if (marginQ === -1) return 'HALF_LOSE'
  return marginQ > 0 ? 'WIN' : 'LOSE'
}

/** Of a total: "2.5", "2.25", "3". A line below zero has a minus; that of a side also has a plus. */
export function lineText(lineQ: number): string {
  return lineQ < 0 ? MINUS + String(-lineQ / 4) : String(lineQ / 4)
}

/** Of a side: "−0.75", "+0.5", "0". */
export const handicapText = (lineQ: number): string => (lineQ > 0 ? `+${lineText(lineQ)}` : lineText(lineQ))

/** As the name of a market shows it. */
export const lineOfMarket = (typeCode: MarketType, lineQ: number): string =>
  isHandicap(typeCode) ? handicapText(lineQ) : lineText(lineQ)

/**
 * A handicap that was bet on at one score stands at another line for the goals that are still to come: the
 * line of the home side, times four, that a bet made now would need to win as this one does.
 */
export function remainingLine(lineQ: number, scoreAtBet: Score | null, scoreNow: Score): number {
  const before = scoreAtBet ? scoreAtBet.home - scoreAtBet.away : 0
  return lineQ + 4 * (scoreNow.home - scoreNow.away - before)
}
