/** Statistics of a game as they are shown, newest result first (domain/lottery.md §1.8). */
import {
  LONGEST_HISTORY,
  longStreaks,
  statisticsOf,
  type NumberFigures,
} from '../../../../kernel/lottery/statistics.ts'
import type { ClassicDraws, Game, NumberDraws } from '../games.ts'
import { countedDigits, countedPlaces, endsOf } from './counted-places.ts'
import { shownNumbers } from './shown-result.ts'

export const MOST_COUNTED = LONGEST_HISTORY

export interface CountedResult {
  readonly numero: string
  readonly result: string
}

export const figuresOf = (game: Game, drawn: readonly CountedResult[], window: number) =>
  game.kind === 'CLASSIC' ? classicFigures(game, drawn, window) : numberFigures(game, drawn, window)

export function classicFigures(
  game: Pick<ClassicDraws, 'family' | 'shown'>,
  drawn: readonly Pick<CountedResult, 'result'>[],
  window: number,
) {
  const results = drawn.map(({ result }) => shownNumbers(game, result))
  return {
    places: placesFrom(statisticsOf(game.shown.positions, results, window)),
    ends: [],
    runs: longStreaks(results.map(game.shown.sidesOf)).map(({ key, side, length }) => ({
      code: key,
      side,
      length,
    })),
  }
}

function numberFigures(game: NumberDraws, drawn: readonly CountedResult[], window: number) {
  const results = drawn.map(({ numero, result }) => countedDigits(game, numero, result))
  const boards = () =>
    drawn.map(({ numero, result }) => Object.values(game.rules.read(result, numero).published).flat())
  return {
    places: placesFrom(statisticsOf(countedPlaces(game), results, window)),
    ends: game.kind === 'VIETNAM' ? endsOf(boards(), window) : [],
    runs: [],
  }
}

const placesFrom = (figures: ReturnType<typeof statisticsOf>) =>
  figures.map(({ key, numbers }) => ({ place: key, numbers: numbers.map(shownNumber) }))

const shownNumber = ({ symbol, averageOmissionTenths, isHot, isCold, ...counts }: NumberFigures) => ({
  number: symbol,
  frequency: counts.frequency,
  mark: isHot ? ('HOT' as const) : isCold ? ('COLD' as const) : null,
  currentOmission: counts.currentOmission,
  maxOmission: counts.maxOmission,
  averageOmission: `${Math.floor(averageOmissionTenths / 10)}.${averageOmissionTenths % 10}`,
})
