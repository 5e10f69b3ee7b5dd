import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Amount, Currency } from '../../shared/fields.ts'
import { SportCodeField } from '../../shared/sports-fields.ts'
import { TierField } from './desk-fields.ts'

export const readSportLimits: Call<typeof readSportLimitsSchemas> = {
  name: 'sports/read-limits',
  method: 'GET',
  path: '/api/operator/sports/limits',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'sports.view',
  summary: 'What the house lets its members bet on sports, by the tier of a league and in parlays.',
  errors: [],
}

const ofOneBet = () => ({
  maxStakeAmount: Amount('of one bet'),
  maxPayoutAmount: Amount('of one bet, the stake included'),
})

export function readSportLimitsSchemas() {
  return {
    value: Type.Object({
      currency: Currency(),
      minStakeAmount: Amount('of one bet'),
      tiers: Type.Array(
        Type.Object({
          tier: TierField(),
          ...ofOneBet(),
          maxFixtureAmount: Amount('that a member may stake on one fixture; parlays do not count'),
        }),
      ),
      parlay: Type.Object({
        ...ofOneBet(),
        maxPrice: Type.Integer({ description: 'of all legs together, a whole number of decimal odds' }),
      }),
      maxPayoutDayAmount: Amount('that the bets of a member’s day may pay'),
      maxExposureAmount: Amount('that a market may cost the house at its worst outcome'),
      liveDelays: Type.Array(
        Type.Object({
          sportCode: SportCodeField(),
          seconds: Type.Integer({ description: 'for which a live bet waits before it is accepted' }),
        }),
      ),
    }),
  }
}
