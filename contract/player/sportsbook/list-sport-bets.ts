import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Amount, BusinessDate, OneOf, PageQuery } from '../../shared/fields.ts'
import { Bet, FixtureId } from '../../shared/sports-fields.ts'

/** ALL: whatever became of them. */
export const betTabs = ['OPEN', 'SETTLED', 'ALL'] as const
export type BetTab = (typeof betTabs)[number]
/** CASHED_OUT: at least in part. RETURNED: void, or not accepted. */
export const endedKinds = ['CASHED_OUT', 'RETURNED'] as const
export type EndedKind = (typeof endedKinds)[number]

export const listSportBets: Call<typeof listSportBetsSchemas> = {
  name: 'sports/list-bets',
  method: 'GET',
  path: '/api/sport/v1/bets',
  module: 'SPORTS',
  audience: 'member',
  openTo: ['restricted'],
  summary:
    'The member’s bets on sports, newest first: open ones, settled ones of some days, or those on one fixture.',
  errors: [],
}

export function listSportBetsSchemas() {
  return {
    query: Type.Object({
      ...PageQuery,
      tab: OneOf(betTabs),
      fixtureId: Type.Optional(FixtureId()),
      only: Type.Optional(OneOf(endedKinds, 'of settled ones')),
      from: Type.Optional(BusinessDate()),
      to: Type.Optional(BusinessDate()),
    }),
    value: Type.Object({
      list: Type.Array(Bet()),
      pageNo: Type.Integer(),
      totalPages: Type.Integer(),
      totalCount: Type.Integer(),
      openCount: Type.Integer(),
      openStakeAmount: Amount('of all open bets'),
      ended: Type.Object(
        { count: Type.Integer(), stakeAmount: Amount(), payoutAmount: Amount() },
        { description: 'settled and cashed-out bets that were asked for, whatever the page' },
      ),
    }),
  }
}
