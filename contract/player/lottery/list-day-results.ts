import { Type } from 'typebox'
import { sectionKeys } from '../../../kernel/lottery/sections.ts'
import type { Call } from '../../shared/call.ts'
import { BusinessDate, OneOf, Time } from '../../shared/fields.ts'
import { gameHeadFields, publishedFields, Result } from '../../shared/lottery-draws.ts'
import { inTrees } from '../../shared/lottery-trees.ts'

export const listDayResults: Call<typeof listDayResultsSchemas> = {
  name: 'lottery/list-day-results',
  method: 'GET',
  path: '/api/lotto/lgw/results',
  module: 'LOTTO',
  audience: 'visitor',
  summary: 'The newest results of a day of every lottery that had one, the one that drew last first.',
  errors: ['LOTTERY_DAY_AHEAD'],
}
export const listDayResultsIn = inTrees(listDayResults, '/results')

export function listDayResultsSchemas() {
  return {
    query: Type.Object({
      date: Type.Optional(BusinessDate()),
      section: Type.Optional(OneOf(sectionKeys)),
      limit: Type.Optional(
        Type.Integer({ minimum: 1, maximum: 10, default: 3, description: 'results of each lottery' }),
      ),
    }),
    value: Type.Object({
      date: Type.String({ description: 'as asked, or today' }),
      today: Type.String({ description: "by the merchant's time zone" }),
      games: Type.Array(
        Type.Object({
          ...gameHeadFields(),
          section: OneOf(sectionKeys),
          hasMore: Type.Boolean({ description: 'it has more results of the day than are listed' }),
          results: Type.Array(
            Type.Object({
              numero: Type.String(),
              drawsAt: Time(),
              result: Result(),
              ...publishedFields(),
              version: Type.Integer({ description: 'above 1: the result was corrected' }),
            }),
            { description: 'newest first' },
          ),
        }),
      ),
    }),
  }
}
