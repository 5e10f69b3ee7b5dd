import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Time } from '../../shared/fields.ts'
import { Family, Result } from '../../shared/lottery-draws.ts'

export const listRecentResults: Call<typeof listRecentResultsSchemas> = {
  name: 'lottery/list-recent-results',
  method: 'GET',
  path: '/api/lotto/lgw/recent',
  module: 'LOTTO',
  audience: 'visitor',
  summary: 'The newest results of all lotteries together.',
  errors: [],
}

export function listRecentResultsSchemas() {
  return {
    query: Type.Object({ limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20 })) }),
    value: Type.Array(
      Type.Object({
        gameCode: Type.String(),
        name: Type.String(),
        family: Family(),
        numero: Type.String(),
        drawsAt: Time(),
        result: Result(),
      }),
    ),
  }
}
