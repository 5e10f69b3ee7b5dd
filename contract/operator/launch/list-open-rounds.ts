import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Amount, Currency, Id, PageOf, PageQuery, Time } from '../../shared/fields.ts'
import { OpenRoundFilter } from './open-round-fields.ts'

export const listOpenRounds: Call<typeof listOpenRoundsSchemas> = {
  name: 'launch/list-open-rounds',
  method: 'GET',
  path: '/api/operator/rounds/open',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'rounds.read',
  summary:
    'Rounds that are not settled, the oldest first, and the sum of what they hold. Those of a vendor that settles its rounds itself are listed only if `vendor` names it.',
  errors: [],
}

export function listOpenRoundsSchemas() {
  return {
    query: Type.Object({ ...PageQuery, ...OpenRoundFilter() }),
    value: Type.Intersect([
      PageOf(
        Type.Object({
          vendor: Type.String(),
          roundId: Type.String(),
          memberId: Id(),
          account: Type.String(),
          gameCode: Type.String(),
          gameName: Type.String(),
          betAmount: Amount(),
          winAmount: Amount(),
          currency: Currency(),
          openedAt: Time(),
          isStuck: Type.Boolean({
            description: 'open for 24 hours or longer, of a vendor that does not settle its rounds itself',
          }),
          abilities: Type.Array(Type.String({ description: 'close, cancel' })),
        }),
      ),
      Type.Object({
        totals: Type.Array(
          Type.Object({
            currency: Currency(),
            count: Type.Integer(),
            betAmount: Amount(),
            winAmount: Amount(),
          }),
          { description: 'over all pages, by currency' },
        ),
      }),
    ]),
  }
}
