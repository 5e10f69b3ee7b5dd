/**
 * Which issues a lottery has, by number and moment (domain/lottery.md §1.7). Bangkok has no daylight saving.
 */

export interface GameCycle {
  /** Seconds from one draw to the next, which divide a day; null: one draw a day at 20:30. */
  readonly cycleS: number | null
  readonly closeBeforeS: number
}

export interface PlannedIssue {
  readonly numero: string
  readonly opensAt: Date
  readonly closesAt: Date
  readonly drawsAt: Date
}

const DAY_MS = 86_400_000
const BANGKOK_MS = 7 * 3_600_000
const DAILY_DRAW_MS = (20 * 60 + 30) * 60_000

/** The issues that close after a moment and until another one, in their order. */
export function issuesClosingBetween(cycle: GameCycle, after: Date, until: Date): PlannedIssue[] {
  const stepMs = cycle.cycleS === null ? DAY_MS : cycle.cycleS * 1_000
  const closeMs = cycle.closeBeforeS * 1_000
  // Intervals are counted from a midnight in Bangkok, those of daily draws from 20:30.
  const originMs = (cycle.cycleS === null ? DAILY_DRAW_MS : 0) - BANGKOK_MS
  const first = Math.floor((after.getTime() + closeMs - originMs) / stepMs)
  const issues: PlannedIssue[] = []
  for (let n = first; ; n++) {
    const opensMs = originMs + n * stepMs
    const closesMs = opensMs + stepMs - closeMs
    if (closesMs > until.getTime()) return issues
    if (closesMs <= after.getTime()) continue
    issues.push({
      numero: numeroOf(cycle, opensMs, stepMs),
      opensAt: new Date(opensMs),
      closesAt: new Date(closesMs),
      drawsAt: new Date(opensMs + stepMs),
    })
  }
}

function numeroOf({ cycleS }: GameCycle, opensMs: number, stepMs: number): string {
  // A daily issue has the date of its draw, any other the day in which it opens.
  const localMs = (cycleS === null ? opensMs + stepMs : opensMs) + BANGKOK_MS
  const day = new Date(localMs).toISOString().slice(0, 10).replaceAll('-', '')
  if (cycleS === null) return day
  const place = Math.floor((localMs % DAY_MS) / stepMs) + 1
  return day + String(place).padStart(cycleS < 180 ? 4 : 3, '0')
}
