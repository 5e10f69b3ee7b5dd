import { Type } from 'typebox'
import { betKinds, marketStates } from '../../../kernel/sports/words.ts'
import type { Call } from '../../shared/call.ts'
import { Amount, Nullable, OneOf, Text } from '../../shared/fields.ts'
import { legInput, Line, MarketId, MOST_LEGS_SENT, Price } from '../../shared/sports-fields.ts'

export const quoteSportBet: Call<typeof quoteSportBetSchemas> = {
  name: 'sports/quote-bet',
  method: 'POST',
  path: '/api/sport/v1/quotes',
  module: 'SPORTS',
  audience: 'member',
  summary: 'What a slip costs and may return by now: prices, lines and states of its legs, and its limits.',
  errors: ['SPORT_MARKET_UNKNOWN', 'SPORT_LEGS'],
}

export function quoteSportBetSchemas() {
  return {
    body: Type.Object({
      kind: OneOf(betKinds),
      systemCode: Type.Optional(Text(20, 1)),
      legs: Type.Array(Type.Object(legInput()), { minItems: 1, maxItems: MOST_LEGS_SENT }),
    }),
    value: Type.Object({
      legs: Type.Array(
        Type.Object({
          marketId: MarketId(),
          code: Type.String(),
          line: Line(),
          price: Price('now; 0: not offered'),
          state: OneOf(marketStates),
          fault: Nullable(Type.String({ description: 'the code with which a bet on it would be refused' })),
          movedTo: Nullable(
            Type.Object(
              { marketId: MarketId(), line: Line(), price: Price() },
              { description: 'where the selection is sold now, if its line is another one' },
            ),
          ),
        }),
      ),
      price: Type.Integer({ description: 'of all legs, times 10,000, cut' }),
      combinations: Type.Integer(),
      minStakeAmount: Amount(),
      maxStakeAmount: Amount('by the limits of bet, fixture, payout and exposure'),
      maxPayoutAmount: Amount(),
      liveDelayS: Type.Integer({ description: 'how long a bet waits before it is accepted' }),
      fault: Nullable(Type.String({ description: 'of the slip: the code of its refusal' })),
      faultArgs: Type.Array(Type.String(), { description: 'of the sentence of that refusal' }),
      limit: Nullable(
        Type.Object(
          { code: Type.String(), args: Type.Array(Type.String()) },
          { description: 'what a stake above the largest is refused with; null while it has no price' },
        ),
      ),
    }),
  }
}
