import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { OneOf, Time } from '../../shared/fields.ts'
import { Family, gameKinds, publishedFields, Result } from '../../shared/lottery-draws.ts'
import { inTrees } from '../../shared/lottery-trees.ts'

export const listRecentResults: Call<typeof listRecentResultsSchemas> = {
  name: 'lottery/list-recent-results',
  method: 'GET',
  path: '/api/lotto/lgw/recent',
  module: 'LOTTO',
  audience: 'visitor',
  summary: 'The newest results of all lotteries together.',
  errors: [],
}
export const listRecentResultsIn = inTrees(listRecentResults, '/recent')

export function listRecentResultsSchemas() {
  return {
    query: Type.Object({ limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20 })) }),
    value: Type.Array(
      Type.Object({
        gameCode: Type.String(),
        name: Type.String(),
        kind: OneOf(gameKinds),
        family: Family(),
        numero: Type.String(),
        drawsAt: Time(),
        result: Result(),
        ...publishedFields(),
      }),
    ),
  }
}
