import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Amount, Currency, Nullable, PositiveAmount } from '../../shared/fields.ts'
import { HandFields } from './hand-fields.ts'

export const readCurrentHand: Call<typeof readCurrentHandSchemas> & { isBatched: true } = {
  name: 'studio/read-current-hand',
  method: 'GET',
  path: '/api/studio/v1/hands/current',
  module: 'STUDIO',
  audience: 'game',
  isBatched: true,
  summary:
    'The member’s open hand, to continue it after a reload; null if none is open. With the table’s limits.',
  errors: ['GAME_NOT_FOUND'],
}

export function readCurrentHandSchemas() {
  return {
    value: Type.Object({
      hand: Nullable(Type.Object(HandFields())),
      limits: Type.Object({ min: PositiveAmount(), max: PositiveAmount('of a first stake') }),
      balance: Amount('now'),
      currency: Currency(),
    }),
  }
}
