import { Type } from 'typebox'
import { acceptChanges, betKinds, oddsFormats } from '../../../kernel/sports/words.ts'
import type { Call } from '../../shared/call.ts'
import { Amount, OneOf, PositiveAmount, Text } from '../../shared/fields.ts'
import { betFields, legInput, MOST_LEGS_SENT } from '../../shared/sports-fields.ts'
import { sportBetErrors } from './bet-errors.ts'

export const placeSportBet: Call<typeof placeSportBetSchemas> & { isBatched: true } = {
  name: 'sports/place-bet',
  method: 'POST',
  path: '/api/sport/v1/bets',
  module: 'SPORTS',
  audience: 'member',
  isIdempotent: true,
  isBatched: true,
  rate: 'rounds',
  summary:
    'Bets on one selection or several. The prices that are answered are those that were taken; a live bet waits before it is accepted.',
  errors: [...sportBetErrors],
}

export function placeSportBetSchemas() {
  return {
    body: Type.Object({
      kind: OneOf(betKinds),
      systemCode: Type.Optional(Text(20, 1)),
      legs: Type.Array(Type.Object(legInput()), { minItems: 1, maxItems: MOST_LEGS_SENT }),
      stakeAmount: PositiveAmount('taken from the balance; of a system for all combinations together'),
      acceptChange: OneOf(acceptChanges),
      oddsFormat: OneOf(oddsFormats),
    }),
    value: Type.Object({ ...betFields(), balance: Amount('after the bet') }),
  }
}
