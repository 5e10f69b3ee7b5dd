/** The way of a place through the issues; pure, so that it can be tested. */

export interface TrendRow {
  readonly numero: string
  /** Which of the symbols came; -1: none of them. */
  readonly hit: number
  /** For each symbol, how many issues it has not come for; 0 for the one that came. */
  readonly gaps: readonly number[]
}

/**
 * Issues newest first, as the server lists them; rows oldest first, as the eye follows them. Gaps are counted
 * from the oldest issue that is here.
 */
export function trendRows(
  issues: readonly { readonly numero: string; readonly numbers: readonly string[] }[],
  place: number,
  symbols: readonly string[],
): TrendRow[] {
  let gaps = symbols.map(() => 0)
  return [...issues].reverse().map(({ numero, numbers }) => {
    const hit = symbols.indexOf(numbers[place] ?? '')
    gaps = gaps.map((gap, at) => (at === hit ? 0 : gap + 1))
    return { numero, hit, gaps }
  })
}
