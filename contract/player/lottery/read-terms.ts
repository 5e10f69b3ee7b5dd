import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Amount, Currency, Nullable, PositiveAmount } from '../../shared/fields.ts'
import { GameCode, Odds, PrizeGroup } from '../../shared/lottery-orders.ts'

export const readTerms: Call<typeof readTermsSchemas> = {
  name: 'lottery/read-terms',
  method: 'GET',
  path: '/api/lotto/lgw/terms',
  module: 'LOTTO',
  audience: 'player',
  summary: 'What a lottery offers the member: prize groups with the odds of one, limits, and how to cancel.',
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
      isOn: Type.Boolean(),
      memberG: PrizeGroup(),
      smallestG: PrizeGroup(),
      largestG: PrizeGroup(),
      betG: PrizeGroup(),
      rebateRate: Type.String({ description: 'of the stake, played at betG, e.g. "0.03"' }),
      plays: Type.Array(
        Type.Object({
          playCode: Type.String(),
          odds: Type.Array(Odds(), { description: 'at betG, for each prize of the play' }),
        }),
      ),
      refundsTies: Type.Boolean({ description: 'a tie returns stakes on dragon and tiger' }),
      units: Type.Array(PositiveAmount(), { description: 'what a combination may cost' }),
      largestMultiple: Type.Integer(),
      maxLines: Type.Integer(),
      minTicketAmount: Amount(),
      maxTicketAmount: Amount(),
      maxPayoutAmount: Amount('of a member in an issue'),
      cancelGuardSeconds: Type.Integer({ description: 'before the close; then no bet is cancelled' }),
      cancelsPerDay: Nullable(Type.Integer({ description: 'null: as many as the member likes' })),
      cancelsLeft: Nullable(Type.Integer()),
      maxChaseIssues: Type.Integer(),
      currency: Currency(),
    }),
  }
}
