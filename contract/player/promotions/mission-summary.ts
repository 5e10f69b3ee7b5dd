import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Amount, BusinessDate, Currency, Id, Nullable, OneOf, Time } from '../../shared/fields.ts'
import { Points } from '../../shared/point-fields.ts'

export const missionSummary: Call<typeof missionSummarySchemas> = {
  name: 'promotions/mission-summary',
  method: 'GET',
  path: '/api/wps/relay/MCS2_missionSummary',
  module: 'MCS2',
  audience: 'member',
  summary: 'The missions of this day and week, how far the member is, and what is ready to be claimed.',
}

export const missionPeriods = ['DAY', 'WEEK'] as const
export const missionStates = ['OPEN', 'READY', 'CLAIMED'] as const

export function missionSummarySchemas() {
  return {
    value: Type.Object({
      currency: Currency(),
      readyCount: Type.Integer(),
      readyAmount: Amount('of the money that is ready'),
      readyPoints: Points('of the points that are ready'),
      readyRounds: Type.Integer({ description: 'free rounds that are ready' }),
      isPaused: Type.Boolean({ description: 'a break, an exclusion or a sign of risk: nothing is paid' }),
      hasLeaderboard: Type.Boolean(),
      day: Type.Object({ from: BusinessDate(), endsAt: Time() }),
      week: Type.Object({ from: BusinessDate(), until: BusinessDate(), endsAt: Time() }),
      missions: Type.Array(
        Type.Object({
          promotionId: Id(),
          cycle: Id('the day or week that it is of'),
          name: Type.String({ description: 'in the language of the call' }),
          period: OneOf(missionPeriods),
          isPast: Type.Boolean({ description: 'of the period before, which can only be claimed' }),
          target: OneOf(['DEPOSIT_AMOUNT', 'DEPOSIT_COUNT', 'VALID', 'ROUNDS', 'WINS']),
          products: Type.Array(Type.String(), { description: 'what counts of play; empty: deposits' }),
          doneAmount: Amount('minor units, or times where the target is a count'),
          targetAmount: Amount('minor units, or times where the target is a count'),
          state: OneOf(missionStates),
          amount: Amount('0: points or free rounds'),
          pointsAmount: Points('0: money or free rounds'),
          roundCount: Type.Integer({ description: 'free rounds; 0: money or points' }),
          endsAt: Time('when the period ends'),
          claimUntil: Time(),
          claimedAt: Nullable(Time()),
        }),
      ),
    }),
  }
}
