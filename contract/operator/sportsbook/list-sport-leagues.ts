import { Type } from 'typebox'
import { sportCodes } from '../../../kernel/sports/words.ts'
import type { Call } from '../../shared/call.ts'
import { Id, OneOf } from '../../shared/fields.ts'
import { TierField } from './desk-fields.ts'

export const listSportLeagues: Call<typeof listSportLeaguesSchemas> = {
  name: 'sports/list-sport-leagues',
  method: 'GET',
  path: '/api/operator/sports/leagues',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'sports.view',
  summary: 'Leagues with the tier whose limits hold in this house, and whether it hides them from members.',
  errors: [],
}

export const SportLeague = () =>
  Type.Object({
    leagueId: Id(),
    name: Type.String(),
    countryName: Type.String(),
    sportCode: OneOf(sportCodes),
    tier: TierField(),
    feedTier: TierField(),
    isHidden: Type.Boolean(),
    openFixtureCount: Type.Integer({ description: 'on which bets may still be taken' }),
  })

export function listSportLeaguesSchemas() {
  return { value: Type.Object({ list: Type.Array(SportLeague()) }) }
}
