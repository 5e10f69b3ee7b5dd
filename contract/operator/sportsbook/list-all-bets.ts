import { Type } from 'typebox'
import { betKinds, betResults, betStates } from '../../../kernel/sports/words.ts'
import type { Call } from '../../shared/call.ts'
import { BusinessDate, Id, OneOf, PageOf, PageQuery, PositiveAmount } from '../../shared/fields.ts'
import { betFields, MarketId, SportCodeField } from '../../shared/sports-fields.ts'

/** A bet with whose it is. */
export const ownedBetFields = () => ({ memberId: Id(), username: Type.String(), ...betFields() })

export const listAllSportBets: Call<typeof listAllSportBetsSchemas> = {
  name: 'sports/list-all-bets',
  method: 'GET',
  path: '/api/operator/sports/bets',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'sports.view',
  summary:
    'Bets on sports, newest first, by number, member, fixture, market, kind, state, stake and day; without anything that narrows the list it is today’s. `afterNo` follows what comes in.',
  errors: [],
}

export function listAllSportBetsSchemas() {
  return {
    query: Type.Object({
      ...PageQuery,
      betNo: Type.Optional(Type.String({ pattern: '^[0-9]{1,18}$' })),
      afterNo: Type.Optional(
        Type.String({ pattern: '^[0-9]{1,18}$', description: 'only bets with a higher number' }),
      ),
      memberId: Type.Optional(Id()),
      username: Type.Optional(Type.String({ minLength: 1, maxLength: 32 })),
      sportCode: Type.Optional(SportCodeField()),
      fixtureId: Type.Optional(Id()),
      marketId: Type.Optional(MarketId()),
      kind: Type.Optional(OneOf(betKinds)),
      state: Type.Optional(OneOf(betStates)),
      result: Type.Optional(OneOf(betResults)),
      isLive: Type.Optional(OneOf(['true', 'false'] as const)),
      fromStake: Type.Optional(PositiveAmount('bets of at least this stake')),
      from: Type.Optional(BusinessDate()),
      to: Type.Optional(BusinessDate()),
    }),
    value: PageOf(Type.Object(ownedBetFields())),
  }
}
