/** Which ends came most and least on the boards of a window (domain/lottery.md §1.8); pure. */

interface Counted {
  readonly number: string
  readonly frequency: number
  readonly currentOmission: number
}

const MARKED = 3

/** The three most frequent and the three least; of equals the ones with the shorter or the longer gap first. */
export function endMarks(ends: readonly Counted[]): ReadonlyMap<string, 'OFTEN' | 'SELDOM'> {
  const byRank = [...ends].sort(
    (one, other) =>
      other.frequency - one.frequency ||
      one.currentOmission - other.currentOmission ||
      (one.number < other.number ? -1 : 1),
  )
  return new Map([
    ...byRank.slice(-MARKED).map(({ number }) => [number, 'SELDOM'] as const),
    ...byRank.slice(0, MARKED).map(({ number }) => [number, 'OFTEN'] as const),
  ])
}
