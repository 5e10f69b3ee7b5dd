/** Statistics of a game as they are shown, newest result first (domain/lottery.md §1.8). */
import {
  LONGEST_HISTORY,
  longStreaks,
  statisticsOf,
  type NumberFigures,
} from '../../../../kernel/lottery/statistics.ts'
import type { Game } from '../games.ts'
import { shownNumbers } from './shown-result.ts'

export const MOST_COUNTED = LONGEST_HISTORY

export function figuresOf(game: Pick<Game, 'family' | 'shown'>, texts: readonly string[], window: number) {
  const results = texts.map((text) => shownNumbers(game, text))
  return {
    places: statisticsOf(game.shown.positions, results, window).map(({ key, numbers }) => ({
      place: key,
      numbers: numbers.map(shownNumber),
    })),
    runs: longStreaks(results.map(game.shown.sidesOf)).map(({ key, side, length }) => ({
      code: key,
      side,
      length,
    })),
  }
}

const shownNumber = ({ symbol, averageOmissionTenths, isHot, isCold, ...counts }: NumberFigures) => ({
  number: symbol,
  frequency: counts.frequency,
  mark: isHot ? ('HOT' as const) : isCold ? ('COLD' as const) : null,
  currentOmission: counts.currentOmission,
  maxOmission: counts.maxOmission,
  averageOmission: `${Math.floor(averageOmissionTenths / 10)}.${averageOmissionTenths % 10}`,
})
