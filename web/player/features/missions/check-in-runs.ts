/** Days of a month that were checked in one after the other, each with its place in the row. */
interface Signed {
  readonly day: string
  readonly place: number
  readonly amount: number
}

export interface Run {
  readonly from: string
  readonly to: string
  readonly count: number
  readonly amount: number
}

/** The latest first. A run begins with the first day of a row, or with the month. */
export function runsOf(days: readonly Signed[]): Run[] {
  const runs: Run[] = []
  for (const { day, place, amount } of days) {
    const last = runs[0]
    if (!last || place === 1) runs.unshift({ from: day, to: day, count: 1, amount })
    else runs[0] = { ...last, to: day, count: last.count + 1, amount: last.amount + amount }
  }
  return runs
}
