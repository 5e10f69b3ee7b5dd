import { Type } from 'typebox'
import { marketTypes, periods } from '../../../kernel/sports/words.ts'
import type { Call } from '../../shared/call.ts'
import { Amount, Currency, Nullable, OneOf, SignedAmount } from '../../shared/fields.ts'
import { fixtureHead, FixtureId, Line, MarketId } from '../../shared/sports-fields.ts'
import { Ppm } from './desk-fields.ts'

export const readLiability: Call<typeof readLiabilitySchemas> = {
  name: 'sports/read-liability',
  method: 'GET',
  path: '/api/operator/sports/liability/:fixtureId',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'sports.view',
  summary:
    'What a fixture costs the house by its final score, counted from the open bets themselves, and by market and outcome; parlays are counted beside.',
  errors: ['SPORT_FIXTURE_UNKNOWN'],
}

const marketKey = () => ({
  marketId: MarketId(),
  typeCode: OneOf(marketTypes),
  period: OneOf(periods),
  line: Line(),
})

export function readLiabilitySchemas() {
  return {
    params: Type.Object({ fixtureId: FixtureId() }),
    value: Type.Object({
      ...fixtureHead(),
      stakeAmount: Amount('of open single bets'),
      betCount: Type.Integer(),
      limitAmount: Amount('that a market may lose'),
      parlayCount: Type.Integer({ description: 'open parlays and systems with a leg of this fixture' }),
      parlayAmount: Amount('what they return at most if every leg of theirs wins'),
      scores: Type.Array(
        Type.Object({
          home: Type.Integer(),
          away: Type.Integer(),
          amount: SignedAmount('of the house, over all markets that the score decides'),
          chancePpm: Nullable(Ppm('null: not known')),
        }),
        { description: 'empty for fixtures that have no such score' },
      ),
      worst: Nullable(Type.Object({ home: Type.Integer(), away: Type.Integer(), amount: SignedAmount() })),
      expectedAmount: Nullable(SignedAmount('over all scores by their chances; null: not known')),
      counted: Type.Integer({ description: 'bets that the scores decide; the others are not in the table' }),
      markets: Type.Array(
        Type.Object({
          ...marketKey(),
          stakeAmount: Amount(),
          betCount: Type.Integer(),
          worstAmount: SignedAmount(),
          usedPpm: Ppm('of the limit'),
          selections: Type.Array(
            Type.Object({
              code: Type.String(),
              name: Nullable(Type.String({ description: 'of a runner' })),
              stakeAmount: Amount(),
              betCount: Type.Integer(),
              payoutAmount: Amount('if it wins in full'),
              resultAmount: SignedAmount('of the house then'),
            }),
          ),
        }),
        { description: 'with open bets, the worst first' },
      ),
      currency: Currency(),
    }),
  }
}
