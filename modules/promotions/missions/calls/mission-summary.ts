import {
  missionSummary,
  missionSummarySchemas,
} from '../../../../contract/player/promotions/mission-summary.ts'
import { addDays } from '../../../../kernel/calendar.ts'
import type { MissionTarget } from '../../../../kernel/promotions/kinds/mission.ts'
import { handle } from '../../../../platform/calls.ts'
import { withoutOffers } from '../../audience/left-out.ts'
import { shownBoards } from '../../leaderboard/boards.ts'
import { cycleAt } from '../cycles.ts'
import { roundCountsOf } from '../rounds.ts'
import { missionsOf, moneyOf, periodOfMission, pointsOf, type Mission } from '../standing.ts'

export const handleMissionSummary = handle(missionSummary, missionSummarySchemas, async (context) => {
  const { tx, actor, merchant, now, language, use } = context
  const memberId = actor.accountId
  const missions = await missionsOf(tx, { house: merchant, memberId, now, use })
  const left = await withoutOffers(tx, { merchantId: merchant.id, memberIds: [memberId], now })
  const boards = await shownBoards(tx, { house: merchant, memberId, now, use })
  const ready = missions.filter(({ isReached, claim }) => isReached && !claim)
  const roundsOf = await roundCountsOf(tx, merchant.id, missions)
  const [day, week] = [cycleAt('DAY', now, merchant.timeZone), cycleAt('WEEK', now, merchant.timeZone)]
  return {
    currency: merchant.currency,
    readyCount: ready.length,
    readyAmount: ready.reduce((sum, { values }) => sum + moneyOf(values), 0n),
    readyPoints: ready.reduce((sum, { values }) => sum + pointsOf(values), 0n),
    readyRounds: ready.reduce((sum, each) => sum + roundsOf(each), 0),
    isPaused: left.has(memberId),
    hasLeaderboard: boards.length > 0,
    day: { from: day.firstDay, endsAt: day.before },
    week: { from: week.firstDay, until: addDays(week.dayAfter, -1), endsAt: week.before },
    missions: missions.map((each) => ({
      ...missionValue(each, now),
      roundCount: roundsOf(each),
      name: each.running.names[language === 'th' ? 'th' : 'en'],
    })),
  }
})

function missionValue({ running, values, cycle, progress, isReached, claim }: Mission, now: Date) {
  const target = values.target as MissionTarget
  return {
    promotionId: running.promotionId,
    cycle: cycle.id,
    period: periodOfMission(values),
    isPast: cycle.before <= now,
    target,
    products: target.startsWith('DEPOSIT') ? [] : [...values.products],
    ...progress,
    state: claim ? ('CLAIMED' as const) : isReached ? ('READY' as const) : ('OPEN' as const),
    amount: moneyOf(values),
    pointsAmount: pointsOf(values),
    endsAt: cycle.before,
    claimUntil: cycle.claimUntil,
    claimedAt: claim?.paidAt ?? null,
  }
}
