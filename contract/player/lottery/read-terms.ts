import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Amount, Currency, Nullable, OneOf, PositiveAmount } from '../../shared/fields.ts'
import { GameCode, lotteryKinds, Odds, PrizeGroup } from '../../shared/lottery-orders.ts'

export const readTerms: Call<typeof readTermsSchemas> = {
  name: 'lottery/read-terms',
  method: 'GET',
  path: '/api/lotto/lgw/terms',
  module: 'LOTTO',
  audience: 'player',
  summary:
    'What a lottery offers the member: prize groups with the odds of one, or the odds on whole numbers, limits, and how to cancel.',
  errors: ['LOTTERY_GAME_UNKNOWN', 'LOTTERY_PRIZE_GROUP'],
}

export function readTermsSchemas() {
  return {
    query: Type.Object({
      gameCode: GameCode(),
      betG: Type.Optional(PrizeGroup()),
    }),
    value: Type.Object({
      gameCode: Type.String(),
      kind: OneOf(lotteryKinds, 'NUMBERS: the prize groups are null, and there is no rebate'),
      isOn: Type.Boolean(),
      memberG: Nullable(PrizeGroup()),
      smallestG: Nullable(PrizeGroup()),
      largestG: Nullable(PrizeGroup()),
      betG: Nullable(PrizeGroup()),
      rebateRate: Type.String({ description: 'of the stake, played at betG, e.g. "0.03"' }),
      plays: Type.Array(
        Type.Object({
          playCode: Type.String(),
          prizes: Type.Array(Type.String(), { description: 'the keys of its prizes, in their order' }),
          odds: Type.Array(Odds(), {
            description: 'at betG, or the full odds on whole numbers, for each prize of the play',
          }),
          maxNumberAmount: Nullable(Amount('that the member may stake on one number of an issue')),
        }),
      ),
      refundsTies: Type.Boolean({ description: 'a tie returns stakes on dragon and tiger' }),
      units: Type.Array(PositiveAmount(), {
        description: 'what a combination may cost; empty: any whole amount from leastUnit',
      }),
      leastUnit: Amount('what a combination costs at least'),
      largestMultiple: Type.Integer(),
      maxLines: Type.Integer(),
      minTicketAmount: Amount(),
      maxTicketAmount: Amount(),
      maxPayoutAmount: Amount('of a member in an issue'),
      cancelGuardSeconds: Type.Integer({ description: 'before the close; then no bet is cancelled' }),
      cancelRule: Nullable(
        Type.Object(
          {
            until: OneOf(['BEFORE_CLOSE', 'AFTER_PURCHASE']),
            seconds: Type.Integer(),
          },
          { description: 'null: until cancelGuardSeconds before the close' },
        ),
      ),
      cancelsPerDay: Nullable(Type.Integer({ description: 'null: as many as the member likes' })),
      cancelsLeft: Nullable(Type.Integer()),
      maxChaseIssues: Type.Integer({ description: '0: no plans in this lottery' }),
      currency: Currency(),
    }),
  }
}
