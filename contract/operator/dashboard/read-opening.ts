import { Type } from 'typebox'
import { openingItems, openingStates } from '../../shared/opening-words.ts'
import type { Call } from '../../shared/call.ts'
import { OneOf } from '../../shared/fields.ts'

export const readOpening: Call<typeof readOpeningSchemas> = {
  name: 'operator/read-opening',
  method: 'GET',
  path: '/api/operator/opening',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'settings.read',
  summary:
    'What the merchant still has to set up before the site opens; empty once nothing is missing, and in demo mode.',
}
export function readOpeningSchemas() {
  return {
    value: Type.Object({
      items: Type.Array(Type.Object({ item: OneOf(openingItems), state: OneOf(openingStates) })),
    }),
  }
}
