/** Which markets of a fixture stand in a list, in three columns that are the same for a sport. */
import type { MarketType, SportCode } from '../../../../../kernel/sports/words.ts'
import { selectionsOf } from '../../../../../kernel/sports/markets.ts'
import type { FixtureRow, Market } from '../parts/kinds.ts'

interface Column {
  /** Any of these, in order. */
  types: readonly MarketType[]
  /** How many selections one has, so that the place is kept without it. */
  cells: number
}

const winner: Column = { types: ['ML', 'MAP_WINNER'], cells: 2 }
const football: readonly Column[] = [
  { types: ['1X2'], cells: 3 },
  { types: ['AH'], cells: 2 },
  { types: ['OU'], cells: 2 },
]
const points: readonly Column[] = [
  winner,
  { types: ['HDP', 'AH'], cells: 2 },
  { types: ['OUP', 'OU'], cells: 2 },
]
const maps: readonly Column[] = [
  winner,
  { types: ['MAP_HANDICAP'], cells: 2 },
  { types: ['TOTAL_MAPS'], cells: 2 },
]

export const columnsOf = (sport: SportCode): readonly Column[] =>
  sport === 'FOOTBALL' ? football : sport === 'MOBA' || sport === 'SHOOTER' ? maps : points

const wholes: ReadonlySet<string> = new Set(['FT', 'GAME', 'SERIES'])

/** The market of a column: of the whole match rather than a part, and its main line. */
export function marketOf(fixture: Pick<FixtureRow, 'markets'>, { types }: Column): Market | null {
  for (const type of types) {
    const own = fixture.markets.filter(({ typeCode }) => typeCode === type)
    const best =
      own.find(({ period, isMain }) => wholes.has(period) && isMain) ??
      own.find(({ period }) => wholes.has(period)) ??
      own[0]
    if (best && best.selections.length <= (selectionsOf(type)?.length ?? 0)) return best
  }
  return null
}
