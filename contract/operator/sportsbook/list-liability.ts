import { Type } from 'typebox'
import { fixtureStatuses, sportCodes } from '../../../kernel/sports/words.ts'
import type { Call } from '../../shared/call.ts'
import { Amount, Currency, Id, Nullable, OneOf, SignedAmount, Time } from '../../shared/fields.ts'
import { SportCodeField } from '../../shared/sports-fields.ts'
import { Ppm, TierField } from './desk-fields.ts'

export const listLiability: Call<typeof listLiabilitySchemas> = {
  name: 'sports/list-liability',
  method: 'GET',
  path: '/api/operator/sports/liability',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'sports.view',
  summary:
    'What open bets may cost the house, by league and fixture, the worst first; parlays are counted beside.',
  errors: [],
}

const figures = () => ({
  stakeAmount: Amount('that stands on its markets; a parlay counts in full on each of its legs'),
  betCount: Type.Integer(),
  worstAmount: SignedAmount(
    'of the house: of a fixture its worst market, of others the sum of their fixtures',
  ),
  parlayCount: Type.Integer({ description: 'open parlays and systems with a leg of it' }),
  parlayAmount: Amount('what they return at most if every leg of theirs wins'),
})

export function listLiabilitySchemas() {
  return {
    query: Type.Object({ sportCode: Type.Optional(SportCodeField()) }),
    value: Type.Object({
      leagues: Type.Array(
        Type.Object({
          leagueId: Id(),
          leagueName: Type.String(),
          countryName: Type.String(),
          sportCode: OneOf(sportCodes),
          tier: TierField(),
          ...figures(),
          fixtures: Type.Array(
            Type.Object({
              fixtureId: Id(),
              homeName: Nullable(Type.String()),
              awayName: Nullable(Type.String()),
              startAt: Time(),
              status: OneOf(fixtureStatuses),
              isVirtual: Type.Boolean(),
              usedPpm: Ppm('of the limit, by its worst market'),
              ...figures(),
            }),
          ),
        }),
      ),
      total: Type.Object(figures()),
      limitAmount: Amount('that a market may lose'),
      currency: Currency(),
    }),
  }
}
