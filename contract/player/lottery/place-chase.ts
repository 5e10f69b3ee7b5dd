import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Amount, Currency, Id, OneOf, PositiveAmount } from '../../shared/fields.ts'
import {
  chaseGenerators,
  chaseStates,
  GameCode,
  lineBase,
  MOST_NUMBER_LINES,
  Multiple,
  Numero,
  OrderSeed,
  PrizeGroup,
} from '../../shared/lottery-orders.ts'
import { betErrors, numberErrors } from './bet-errors.ts'

export const placeChase: Call<typeof placeChaseSchemas> = {
  name: 'lottery/place-chase',
  method: 'POST',
  path: '/api/lotto/lgw/chases',
  module: 'LOTTO',
  audience: 'member',
  isIdempotent: true,
  rate: 'money',
  summary:
    'Bets the same lines on several issues ahead, each with a multiple of its own. All are taken together or none, from the member’s own money.',
  errors: [
    ...betErrors,
    ...numberErrors,
    'LOTTERY_PAYOUT_LIMIT',
    'LOTTERY_CHASE_NONE',
    'LOTTERY_CHASE_ISSUES',
    'LOTTERY_CHASE_ORDER',
    'LOTTERY_CHASE_REAL_ONLY',
  ],
}

export function placeChaseSchemas() {
  return {
    body: Type.Object({
      gameCode: GameCode(),
      clientSeed: Type.Optional(OrderSeed()),
      betG: Type.Optional(PrizeGroup()),
      lines: Type.Array(Type.Object(lineBase()), { minItems: 1, maxItems: MOST_NUMBER_LINES }),
      issues: Type.Array(Type.Object({ numero: Numero(), multiple: Multiple() }), {
        minItems: 1,
        maxItems: 120,
        description: 'strictly increasing, the first one open now',
      }),
      generator: Type.Optional(OneOf(chaseGenerators)),
      stopOnWin: Type.Optional(Type.Boolean({ default: true })),
      stopOnWinAmount: Type.Optional(
        PositiveAmount('a win stops the plan only from this payout of an issue on'),
      ),
    }),
    value: Type.Object({
      chaseId: Id(),
      state: OneOf(chaseStates),
      stakeAmount: Amount('of all items'),
      items: Type.Array(
        Type.Object({
          numero: Type.String(),
          orderId: Id(),
          multiple: Type.Integer(),
          stakeAmount: Amount(),
        }),
      ),
      balance: Amount('after the bets'),
      currency: Currency(),
    }),
  }
}
