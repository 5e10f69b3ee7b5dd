import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { BusinessDate, PageOf, Time } from '../../shared/fields.ts'
import {
  GameCode,
  IssueStateField,
  publishedFields,
  Result,
  ResultAttribute,
  revealFields,
} from '../../shared/lottery-draws.ts'
import { inTrees } from '../../shared/lottery-trees.ts'

export const listOpenedIssues: Call<typeof listOpenedIssuesSchemas> = {
  name: 'lottery/list-opened-issues',
  method: 'GET',
  path: '/api/lotto/lgw/games/opened/numero',
  module: 'LOTTO',
  audience: 'visitor',
  summary: 'Results of a lottery, newest first, with what proves each; void issues are left out.',
  errors: ['LOTTERY_GAME_UNKNOWN'],
}
export const listOpenedIssuesIn = inTrees(listOpenedIssues, '/numeros/opened/game')

export function listOpenedIssuesSchemas() {
  return {
    query: Type.Object({
      gameCode: GameCode(),
      date: Type.Optional(BusinessDate()),
      pageNo: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000, default: 1 })),
      pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 30 })),
    }),
    value: PageOf(
      Type.Object({
        numero: Type.String(),
        openTime: Time('the moment of the draw'),
        state: IssueStateField(),
        result: Result(),
        numbers: Type.Array(Type.String(), { description: 'of a classic, place by place' }),
        attributes: Type.Array(ResultAttribute()),
        ...publishedFields(),
        version: Type.Integer({ description: 'above 1: the result was corrected' }),
        ...revealFields(),
      }),
    ),
  }
}
