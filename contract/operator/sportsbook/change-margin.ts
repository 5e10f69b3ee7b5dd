import { Type } from 'typebox'
import { marketTypes } from '../../../kernel/sports/words.ts'
import type { Call } from '../../shared/call.ts'
import { Nullable, OneOf } from '../../shared/fields.ts'
import { LeagueId, Reason } from './desk-fields.ts'
import { Margin } from './list-margins.ts'

export const LEAST_MARGIN_PPM = 5_000
export const MOST_MARGIN_PPM = 500_000

export const changeMargin: Call<typeof changeMarginSchemas> = {
  name: 'sports/change-margin',
  method: 'POST',
  path: '/api/operator/sports/margins',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'sports.trade',
  isIdempotent: true,
  summary:
    'The margin that this house adds to fair prices, of a league and a market type or of all of them, for bets from now on.',
  errors: ['SPORT_LEAGUE_UNKNOWN', 'SPORT_MARGIN_RANGE'],
}

export function changeMarginSchemas() {
  return {
    body: Type.Object({
      leagueId: Type.Optional(LeagueId()),
      typeCode: Type.Optional(OneOf(marketTypes)),
      marginPpm: Nullable(
        Type.Integer({ minimum: 0, maximum: 1_000_000, description: 'null: the feed’s prices again' }),
      ),
      reason: Reason(),
    }),
    value: Type.Object({ list: Type.Array(Margin()) }),
  }
}
