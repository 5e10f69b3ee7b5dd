/** All outcomes of the classic lotteries, and the combinations of a selection one by one, for tests. */
import { families } from '../../kernel/lottery/classic/families.ts'
import type { FamilyCode, Play, Result, Selections } from '../../kernel/lottery/classic/play.ts'

/** Every way to draw `length` of the numbers in order. */
export function arrangements(numbers: readonly number[], length: number, mayRepeat: boolean): number[][] {
  let found: number[][] = [[]]
  for (let place = 0; place < length; place++)
    found = found.flatMap((start) =>
      numbers.filter((number) => mayRepeat || !start.includes(number)).map((number) => [...start, number]),
    )
  return found
}

const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, i) => first + i)

/** All draws of a family. Of ten numbers only the named places are drawn in every way, the others filled up. */
export function outcomesOf(code: FamilyCode, places: readonly number[] = [0, 1, 2]): Result[] {
  if (code === 'SSC' || code === 'P3P5') return arrangements(range(0, 9), 5, true)
  if (code === '11X5') return arrangements(range(1, 11), 5, false)
  if (code === 'K3') return arrangements(range(1, 6), 3, true)
  if (code === 'PK10')
    return arrangements(range(1, 10), places.length, false).map((drawn) => filledUp(drawn, places))
  return arrangements(range(0, 9), 3, true)
}

function filledUp(drawn: readonly number[], places: readonly number[]): number[] {
  const rest = range(1, 10).filter((number) => !drawn.includes(number))
  return range(0, 9).map((place) => {
    const at = places.indexOf(place)
    return at < 0 ? rest.shift()! : drawn[at]!
  })
}

export const allPlays: readonly Play[] = families.flatMap((family) => family.plays)

/** Subsets of `take` symbols. */
export function subsets(symbols: readonly string[], take: number): string[][] {
  if (take === 0) return [[]]
  return symbols.flatMap((symbol, at) =>
    subsets(symbols.slice(at + 1), take - 1).map((rest) => [symbol, ...rest]),
  )
}

const products = (rows: Selections): string[][] =>
  rows.reduce<string[][]>(
    (found, row) => found.flatMap((start) => row.map((symbol) => [...start, symbol])),
    [[]],
  )

/** The choices of the first row of a play that reads several blocks, or nothing for the others. */
export const blocksOf = (play: Play): string[][][] =>
  play.rows[0]!.key === 'block' ? play.rows[0]!.symbols.map((symbol) => [[symbol]]) : [[]]

/** Winning combinations by prize over some draws, and the stakes that they gave back. */
export function tally(play: Play, selections: Selections, draws: readonly Result[]) {
  const wins: Record<string, number> = {}
  let refunded = 0
  for (const draw of draws) {
    const line = play.wins(selections, draw)
    refunded += line.refunded
    for (const { prize, count } of line.wins) wins[prize] = (wins[prize] ?? 0) + count
  }
  return { wins, refunded }
}

/** How many of each row make a combination of the bets on sets. */
const taken: Readonly<Record<string, readonly number[]>> = {
  SSC_5_GROUP120: [5],
  SSC_5_GROUP60: [1, 3],
  SSC_5_GROUP30: [2, 1],
  SSC_5_GROUP20: [1, 2],
  SSC_5_GROUP10: [1, 1],
  SSC_5_GROUP5: [1, 1],
  SSC_4_GROUP24: [4],
  SSC_4_GROUP12: [1, 2],
  SSC_4_GROUP6: [2],
  SSC_4_GROUP4: [1, 1],
  SSC_3_GROUP3: [1, 1],
  SSC_3_GROUP6: [3],
  SSC_2_GROUP: [2],
  SSC_ANY1_OF3: [1],
  SSC_ANY2_OF3: [2],
  SSC_ANY1_OF5: [1],
  SSC_ANY2_OF5: [2],
  SSC_ANY3_OF5: [3],
  '11X5_ANY1': [1],
  '11X5_ANY2': [2],
  '11X5_ANY3': [3],
  '11X5_ANY4': [4],
  '11X5_ANY5': [5],
  '11X5_HIT5_OF6': [6],
  '11X5_HIT5_OF7': [7],
  '11X5_HIT5_OF8': [8],
  '11X5_2_GROUP': [2],
  '11X5_3_GROUP': [3],
  K3_FACE: [1],
  K3_TWO_SAME_EXACT: [1, 1],
  K3_TWO_DIFF: [2],
  K3_THREE_DIFF: [3],
  '3D_GROUP3': [1, 1],
  '3D_GROUP6': [3],
  '3D_2_GROUP': [2],
  '3D_ANY1': [1],
  '3D_ANY2': [2],
}

/** Plays whose choices are combinations of their own, each for itself. */
export const isOfChoices = (play: Play): boolean =>
  !taken[play.code] && !buysFigures(play) && !/_DIRECT$|SIDE_2$|THREE_SUMS$/.test(play.code)

/** Bets on a figure buy numbers that no selection names, so their combinations are not selections. */
export const buysFigures = (play: Play): boolean =>
  /_(SUM|SPAN|GROUP_SUM)$/.test(play.code) && /^(SSC|3D)/.test(play.code)

/** The combinations of a selection, each as a selection of its own. */
export function combinationsOf(play: Play, selections: Selections): string[][][] {
  const head = play.rows[0]!.key === 'block' ? [[...selections[0]!]] : []
  const rows = selections.slice(head.length)
  return ownCombinations(play, rows).map((combination) => [...head, ...combination])
}

function ownCombinations(play: Play, rows: Selections): string[][][] {
  const anyPlaces = /_ANY(\d)_DIRECT$/.exec(play.code)
  if (anyPlaces) return inAnyPlaces(rows, Number(anyPlaces[1]))
  if (play.code === 'PC28_THREE_SUMS') return [rows.map((row) => [...row])]
  if (/_DIRECT$/.test(play.code) || play.code === 'SSC_SIDE_2') {
    const isDistinct = play.family === '11X5' || play.family === 'PK10'
    const found = products(rows).filter((one) => !isDistinct || new Set(one).size === one.length)
    return found.map((one) => one.map((symbol) => [symbol]))
  }
  const takes = taken[play.code]
  if (takes) return apart(rows, takes)
  return rows.flatMap((row, at) =>
    row.map((symbol) => rows.map((_, place) => (place === at ? [symbol] : []))),
  )
}

function inAnyPlaces(rows: Selections, take: number): string[][][] {
  const places = subsets(
    rows.map((_, at) => String(at)),
    take,
  )
  return places.flatMap((chosen) =>
    products(chosen.map((at) => rows[Number(at)]!)).map((one) =>
      rows.map((_, at) => (chosen.includes(String(at)) ? [one[chosen.indexOf(String(at))]!] : [])),
    ),
  )
}

/** A set of each row, with no symbol in two of them. */
function apart(rows: Selections, takes: readonly number[]): string[][][] {
  const [first, second] = rows.map((row, at) => subsets(row, takes[at]!))
  if (!second) return first!.map((one) => [one])
  return first!.flatMap((a) =>
    second.filter((b) => !b.some((symbol) => a.includes(symbol))).map((b) => [a, b]),
  )
}
