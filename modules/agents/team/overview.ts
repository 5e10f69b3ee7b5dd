/** What the overview of a line says. */
import { addDays, businessDate, periodOf } from '../../../kernel/calendar.ts'
import type { ActivePeriod } from '../../../kernel/agents/active-bettor.ts'
import type { Reader } from '../../../platform/postgres.ts'
import { activeBettorsOf, sumsOfNode } from './store/figures.ts'
import { figuresView } from './view.ts'

interface Days {
  from: string
  to: string
}

/** Figures of the team in a period that has active bettors. */
async function periodFigures(reader: Reader, nodeId: string, kind: ActivePeriod, { from, to }: Days) {
  const [sums, active] = await Promise.all([
    sumsOfNode(reader, nodeId, { scope: 'TEAM', from, to }),
    activeBettorsOf(reader, [nodeId], { kind, starts: from }),
  ])
  return { from, to, activeCount: active.get(nodeId) ?? 0, ...figuresView(sums) }
}

function halfMonth(moment: Date, timeZone: string): Days {
  const { from, before } = periodOf('HALF_MONTH', moment, timeZone)
  return { from: businessDate(from, timeZone), to: addDays(businessDate(before, timeZone), -1) }
}

/** Today, the half month that is running and the one before. */
export async function runningPeriods(reader: Reader, nodeId: string, now: Date, timeZone: string) {
  const today = businessDate(now, timeZone)
  const running = periodOf('HALF_MONTH', now, timeZone)
  const last = halfMonth(new Date(running.from.getTime() - 1), timeZone)
  return {
    today: await periodFigures(reader, nodeId, 'DAY', { from: today, to: today }),
    period: await periodFigures(reader, nodeId, 'HALF_MONTH', halfMonth(now, timeZone)),
    lastPeriod: await periodFigures(reader, nodeId, 'HALF_MONTH', last),
  }
}

/** As many days before a range. */
export function daysBefore({ from, to }: Days): Days {
  const days = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1
  return { from: addDays(from, -days), to: addDays(from, -1) }
}
