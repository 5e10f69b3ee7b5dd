import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Amount, Currency, Nullable, OneOf } from '../../shared/fields.ts'
import {
  GameCode,
  lineBase,
  MOST_NUMBER_LINES,
  Numero,
  numberStates,
  Odds,
} from '../../shared/lottery-orders.ts'

export const quoteOrder: Call<typeof quoteOrderSchemas> = {
  name: 'lottery/quote-order',
  method: 'POST',
  path: '/api/lotto/lgw/quote',
  module: 'LOTTO',
  audience: 'player',
  summary: 'What lines on whole numbers cost and pay at this moment; nothing is bet or promised.',
  errors: [
    'LOTTERY_GAME_UNKNOWN',
    'LOTTERY_ISSUE_UNKNOWN',
    'LOTTERY_NOT_OPEN',
    'LOTTERY_CLOSED',
    'LOTTERY_COMBINATION_MISMATCH',
    'GAME_MAINTENANCE',
  ],
}

export function quoteOrderSchemas() {
  return {
    body: Type.Object({
      gameCode: GameCode(),
      numero: Numero(),
      lines: Type.Array(Type.Object(lineBase()), { minItems: 1, maxItems: MOST_NUMBER_LINES }),
    }),
    value: Type.Object({
      gameCode: Type.String(),
      numero: Type.String(),
      lines: Type.Array(
        Type.Object({
          line: Type.Integer({ description: 'from 1' }),
          number: Type.String({ description: 'the selection, parts separated by a comma' }),
          state: OneOf(numberStates),
          odds: Type.Array(Odds(), { description: 'that hold now, for each prize of the play' }),
          fullOdds: Type.Array(Odds()),
          cover: Type.Integer({ description: 'numbers that the stake stands on' }),
          stakeAmount: Amount(),
          potentialAmount: Amount('the most that the line can pay'),
          mostUnitAmount: Nullable(
            Amount('what may still stand on the number; null: more than the line asks for'),
          ),
        }),
      ),
      stakeAmount: Amount(),
      potentialAmount: Amount('the most that all lines can pay together'),
      currency: Currency(),
    }),
  }
}
