import { Type } from 'typebox'
import { betKinds, betStates, marketTypes, periods } from '../../../kernel/sports/words.ts'
import type { Call } from '../../shared/call.ts'
import { Amount, Currency, Id, Nullable, OneOf, PositiveAmount, Time } from '../../shared/fields.ts'
import { FixtureId, Line, Price } from '../../shared/sports-fields.ts'
import { alarmKinds } from './list-alarms.ts'
import { refusalFields } from './refusal-fields.ts'

export const listTickets: Call<typeof listTicketsSchemas> = {
  name: 'sports/list-tickets',
  method: 'GET',
  path: '/api/operator/sports/tickets',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'sports.view',
  summary: 'The newest bets of the house, the last one first, with what is alarming about them.',
  errors: ['SPORT_FIXTURE_UNKNOWN'],
}

export function listTicketsSchemas() {
  return {
    query: Type.Object({
      fixtureId: Type.Optional(FixtureId()),
      leastAmount: Type.Optional(PositiveAmount('stakes below it are left out')),
      isLive: Type.Optional(Type.Boolean({ description: 'only bets while their fixture was played' })),
      count: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 30 })),
    }),
    value: Type.Object({
      list: Type.Array(
        Type.Object({
          betId: Id(),
          betNo: Type.String(),
          memberId: Id(),
          username: Type.String(),
          vipLevel: Type.Integer(),
          kind: OneOf(betKinds),
          state: OneOf(betStates),
          isLive: Type.Boolean(),
          placedAt: Time(),
          decideAt: Nullable(Time('when a waiting live bet is decided')),
          ...refusalFields(),
          stakeAmount: Amount(),
          potentialAmount: Amount(),
          price: Type.Integer({ description: 'of all legs, times 10,000' }),
          legCount: Type.Integer(),
          leg: Type.Object({
            fixtureId: Id(),
            homeName: Nullable(Type.String()),
            awayName: Nullable(Type.String()),
            typeCode: OneOf(marketTypes),
            period: OneOf(periods),
            line: Line(),
            code: Type.String(),
            name: Nullable(Type.String({ description: 'of a runner' })),
            price: Price(),
          }),
          alarms: Type.Array(OneOf(alarmKinds)),
        }),
      ),
      currency: Currency(),
    }),
  }
}
