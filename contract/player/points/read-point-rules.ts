import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Amount, Currency, OneOf } from '../../shared/fields.ts'
import { earningTypes } from '../../shared/point-words.ts'

export const readPointRules: Call<typeof readPointRulesSchemas> = {
  name: 'points/read-point-rules',
  method: 'GET',
  path: '/api/wps/points/config',
  module: 'POINTS',
  audience: 'member',
  summary: 'What earns points, when they are credited, and how they become money.',
  errors: [],
}

export function readPointRulesSchemas() {
  return {
    value: Type.Object({
      ratio: Type.Integer({ description: 'whole points that become one unit of money' }),
      convertMin: Type.Integer({ description: 'whole points' }),
      convertStep: Type.Integer({ description: 'whole points' }),
      turnoverTimes: Type.Integer({ description: 'how often converted money must be played' }),
      creditedAt: Type.String({ description: 'HH:mm of the merchant’s clock' }),
      types: Type.Array(
        Type.Object({
          type: OneOf(earningTypes),
          perPointAmount: Amount('money for one point; 0: it earns none'),
        }),
      ),
      depositDayMax: Type.Integer({ description: 'whole points that deposits of a day earn at most' }),
      currency: Currency(),
    }),
  }
}
