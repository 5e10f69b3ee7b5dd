import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Amount, Currency, Id, Text, Time, Nullable } from '../../shared/fields.ts'
import {
  GameCode,
  lineBase,
  MOST_NUMBER_LINES,
  Multiple,
  NOTE_LENGTH,
  Numero,
  Odds,
  OrderSeed,
  PrizeGroup,
} from '../../shared/lottery-orders.ts'
import { betErrors, numberErrors } from './bet-errors.ts'

export const placeOrder: Call<typeof placeOrderSchemas> & { isBatched: true } = {
  name: 'lottery/place-order',
  method: 'POST',
  path: '/api/lotto/lgw/orders',
  module: 'LOTTO',
  audience: 'member',
  isIdempotent: true,
  isBatched: true,
  rate: 'rounds',
  summary:
    'Bets up to 100 lines on one issue, or 1,000 on whole numbers. The odds are locked, and the stake and the bet are one commit.',
  errors: [...betErrors, 'LOTTERY_PAYOUT_LIMIT', ...numberErrors],
}

export function placeOrderSchemas() {
  return {
    body: Type.Object({
      gameCode: GameCode(),
      numero: Numero(),
      clientSeed: Type.Optional(OrderSeed()),
      betG: Type.Optional(PrizeGroup()),
      lines: Type.Array(Type.Object({ ...lineBase(), multiple: Multiple() }), {
        minItems: 1,
        maxItems: MOST_NUMBER_LINES,
      }),
      note: Type.Optional(Text(NOTE_LENGTH)),
    }),
    value: Type.Object({
      orderId: Id(),
      gameCode: Type.String(),
      numero: Type.String(),
      stakeAmount: Amount(),
      potentialAmount: Amount('the most that it can pay'),
      betG: Nullable(PrizeGroup()),
      clientSeed: Type.String(),
      lines: Type.Array(
        Type.Object({
          line: Type.Integer({ description: 'from 1' }),
          combinations: Type.Integer(),
          stakeAmount: Amount(),
          odds: Type.Array(Odds(), { description: 'for each prize of the play, in its order' }),
        }),
      ),
      cancelUntil: Nullable(Time('null: it cannot be cancelled')),
      balance: Amount('after the bet'),
      currency: Currency(),
    }),
  }
}
