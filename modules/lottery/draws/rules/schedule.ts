/** Which issues a lottery has, by number and moment (domain/lottery.md §1.7), in Bangkok’s time. */
import { numeroAfter, numeroAt, timesOf, type Cycle } from '../../../../kernel/lottery/calendar/cycles.ts'

/** Seconds from one draw to the next; null: one draw a day at 20:30. */
export interface GameCycle {
  readonly cycleS: number | null
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
const DAILY_CLOSE_MS = 5 * 60_000

/** The issues that close after a moment and until another one, in their order. */
export function issuesClosingBetween(game: GameCycle, after: Date, until: Date): PlannedIssue[] {
  const cycleS = game.cycleS as Cycle | null
  const issues: PlannedIssue[] = []
  let issue = cycleS === null ? dailyAt(after) : issueOf(cycleS, numeroAt(cycleS, after))
  while (issue.closesAt <= until) {
    if (issue.closesAt > after) issues.push(issue)
    issue = cycleS === null ? dailyAt(issue.drawsAt) : issueOf(cycleS, numeroAfter(cycleS, issue.numero))
  }
  return issues
}

const issueOf = (cycle: Cycle, numero: string): PlannedIssue => ({ numero, ...timesOf(cycle, numero) })

/** The daily issue that opens at a moment or is running then: from one draw at 20:30 to the next. */
function dailyAt(moment: Date): PlannedIssue {
  const originMs = DAILY_DRAW_MS - BANGKOK_MS
  const opensMs = Math.floor((moment.getTime() - originMs) / DAY_MS) * DAY_MS + originMs
  const drawsMs = opensMs + DAY_MS
  return {
    numero: new Date(drawsMs + BANGKOK_MS).toISOString().slice(0, 10).replaceAll('-', ''),
    opensAt: new Date(opensMs),
    closesAt: new Date(drawsMs - DAILY_CLOSE_MS),
    drawsAt: new Date(drawsMs),
  }
}
