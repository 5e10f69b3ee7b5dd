import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Amount, BusinessDate, Currency, OneOf, SignedAmount } from '../../shared/fields.ts'
import { SportCodeField } from '../../shared/sports-fields.ts'
import { reportBases, reportGroups } from '../../shared/sports-results.ts'

const figures = () => ({
  betCount: Type.Integer({ description: 'accepted bets; one with legs in several groups counts in each' }),
  stakeAmount: Amount('a parlay’s stake is shared evenly among its legs'),
  openStakeAmount: Amount('of bets that are not settled yet'),
  settledStakeAmount: Amount(),
  payoutAmount: Amount('of settled bets, cash-outs included'),
  cashOutAmount: Amount('cash-outs among the payouts'),
  validAmount: Amount('what counts as valid bet'),
  ggrAmount: SignedAmount('settled stakes less payouts'),
  holdPpm: Type.Integer({ description: 'GGR in millionths of settled stakes' }),
})

export const sportReportQuery = () => ({
  by: OneOf(reportGroups),
  basis: Type.Optional(OneOf(reportBases)),
  sportCode: Type.Optional(SportCodeField()),
  from: Type.Optional(BusinessDate()),
  to: Type.Optional(BusinessDate()),
})

export const readSportReport: Call<typeof readSportReportSchemas> = {
  name: 'sports/read-report',
  method: 'GET',
  path: '/api/operator/sports/report',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'sports.view',
  summary:
    'Stakes, payouts, GGR and hold of sports by sport, league, market or the member’s VIP level, of bets placed or settled in some days.',
  errors: [],
}

export function readSportReportSchemas() {
  return {
    query: Type.Object(sportReportQuery()),
    value: Type.Object({
      from: BusinessDate(),
      to: BusinessDate(),
      currency: Currency(),
      rows: Type.Array(
        Type.Object({
          key: Type.String({ description: 'sport, league, type of market, or level' }),
          name: Type.String({ description: 'of a league, in the caller’s language; otherwise the key' }),
          ...figures(),
        }),
      ),
      total: Type.Object(figures()),
    }),
  }
}
