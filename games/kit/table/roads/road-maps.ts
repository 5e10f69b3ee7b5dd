/**
 * The maps of past results, as tables of two sides keep them: pure functions from results to cells. A map
 * says what came, nothing about what comes.
 */
export const ROWS = 6

/** One finished round: A and B are the two sides, T a tie. */
export interface RoadResult {
  readonly side: 'A' | 'B' | 'T'
  /** Small marks on the cell: pairs. */
  readonly marks?: readonly string[]
}

export interface Cell<Value> {
  readonly column: number
  readonly row: number
  readonly value: Value
}

export interface BigRoadValue {
  readonly side: 'A' | 'B'
  /** Ties that followed, and before the first side those that came first. */
  readonly ties: number
  readonly marks: readonly string[]
}

/** The bead plate: every round in order, down each column. */
export function beadPlate(results: readonly RoadResult[]): readonly Cell<RoadResult>[] {
  return results.map((value, index) => ({ column: Math.floor(index / ROWS), row: index % ROWS, value }))
}

/**
 * The rounds from which a plate of this many columns is laid. Of a long past only the newest rounds are
 * known, and with each new one the oldest is dropped: then the plate begins with a column's first round, so
 * that no bead changes its row.
 */
export function plateRounds<Past extends { readonly roundNo: number }>(
  past: readonly Past[],
  columns: number,
): readonly Past[] {
  if (past.length <= columns * ROWS) return past
  return past.slice((ROWS - ((past[0]!.roundNo - 1) % ROWS)) % ROWS)
}

/** Runs of one side, ties left out but counted on the round that they followed. */
export function streaksOf(results: readonly RoadResult[]): readonly (readonly BigRoadValue[])[] {
  const streaks: BigRoadValue[][] = []
  let early = 0
  for (const { side, marks = [] } of results) {
    const last = streaks.at(-1)
    if (side === 'T') {
      const cell = last?.at(-1)
      if (cell) last![last!.length - 1] = { ...cell, ties: cell.ties + 1 }
      else early++
    } else if (last && last[0]!.side === side) last.push({ side, ties: 0, marks })
    else {
      streaks.push([{ side, ties: early, marks }])
      early = 0
    }
  }
  return streaks
}

/**
 * Streaks as columns of six: one that is longer, or meets an older one below, turns to the right and
 * continues in its row (the dragon's tail). A new streak begins in the next column whose top is free.
 */
export function layColumns<Value>(streaks: readonly (readonly Value[])[]): readonly Cell<Value>[] {
  const cells: Cell<Value>[] = []
  const taken = new Set<string>()
  const isTaken = (column: number, row: number): boolean => taken.has(`${column},${row}`)
  let start = -1
  for (const streak of streaks) {
    start++
    while (isTaken(start, 0)) start++
    let [column, row, hasTurned] = [start, 0, false]
    streak.forEach((value, index) => {
      if (index > 0) {
        hasTurned ||= row === ROWS - 1 || isTaken(column, row + 1)
        if (hasTurned) column++
        else row++
      }
      taken.add(`${column},${row}`)
      cells.push({ column, row, value })
    })
  }
  return cells
}

export function bigRoad(results: readonly RoadResult[]): readonly Cell<BigRoadValue>[] {
  return layColumns(streaksOf(results))
}

export type DerivedColour = 'red' | 'blue'
/** How many columns back a derived map looks. */
export const derivedSteps = { bigEye: 1, small: 2, cockroach: 3 } as const
export type DerivedRoad = keyof typeof derivedSteps

/**
 * The colours of a derived map in order. Red: the streaks repeat themselves; blue: they do not. Compared are
 * streaks, as long as they are, not the columns they were drawn in.
 */
export function derivedColours(results: readonly RoadResult[], road: DerivedRoad): readonly DerivedColour[] {
  const step = derivedSteps[road]
  const lengths = streaksOf(results).map(({ length }) => length)
  const colours: DerivedColour[] = []
  lengths.forEach((length, column) => {
    for (let row = 0; row < length; row++) {
      if (row === 0) {
        // A new column: the one before it against the one `step` further back.
        if (column > step) colours.push(lengths[column - 1] === lengths[column - 1 - step] ? 'red' : 'blue')
      } else if (column >= step) {
        // One more in a column: blue only if the compared one ended just above.
        colours.push(lengths[column - step] === row ? 'blue' : 'red')
      }
    }
  })
  return colours
}

export function derivedRoad(
  results: readonly RoadResult[],
  road: DerivedRoad,
): readonly Cell<DerivedColour>[] {
  const runs: DerivedColour[][] = []
  for (const colour of derivedColours(results, road)) {
    const last = runs.at(-1)
    if (last?.[0] === colour) last.push(colour)
    else runs.push([colour])
  }
  return layColumns(runs)
}

/** What each derived map would show next if this side came; null if it would show nothing yet. */
export function askNext(
  results: readonly RoadResult[],
  side: 'A' | 'B',
): Readonly<Record<DerivedRoad, DerivedColour | null>> {
  const next = [...results, { side }]
  const ask = (road: DerivedRoad): DerivedColour | null => {
    const after = derivedColours(next, road)
    return after.length > derivedColours(results, road).length ? after.at(-1)! : null
  }
  return { bigEye: ask('bigEye'), small: ask('small'), cockroach: ask('cockroach') }
}

/** The columns that fit, the newest at the right with a free one after it. */
export function lastColumns<Value>(cells: readonly Cell<Value>[], columns: number): readonly Cell<Value>[] {
  const used = cells.reduce((most, { column }) => Math.max(most, column + 1), 0)
  const first = Math.max(0, used - columns + 1)
  return first === 0
    ? cells
    : cells.filter(({ column }) => column >= first).map((cell) => ({ ...cell, column: cell.column - first }))
}
