import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { OneOf } from '../../shared/fields.ts'
import { LeagueId, Reason, TierField } from './desk-fields.ts'

export const changeSportLeague: Call<typeof changeSportLeagueSchemas> = {
  name: 'sports/change-sport-league',
  method: 'POST',
  path: '/api/operator/sports/leagues/:leagueId',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'sports.limits',
  isIdempotent: true,
  summary:
    'The tier whose limits hold for a league in this house, and whether members see it. A tier with higher limits waits for a second person.',
  errors: ['SPORT_LEAGUE_UNKNOWN', 'CHANGE_STATE', 'CHANGE_SECOND_MISSING'],
}

export function changeSportLeagueSchemas() {
  return {
    params: Type.Object({ leagueId: LeagueId() }),
    body: Type.Object({
      tier: TierField(),
      isHidden: Type.Boolean(),
      reason: Reason(),
    }),
    value: Type.Object({
      state: OneOf(['DONE', 'PENDING'] as const, 'PENDING: the higher tier waits for a second person'),
    }),
  }
}
