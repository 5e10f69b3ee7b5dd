import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { OneOf, PageOf, PageQuery } from '../../shared/fields.ts'
import { GameCode } from '../../shared/lottery-draws.ts'
import { sourceAdapters } from '../../shared/lottery-results.ts'
import { SourceRow } from './result-fields.ts'

export const listResultSources: Call<typeof listResultSourcesSchemas> = {
  name: 'lottery/list-result-sources',
  method: 'GET',
  path: '/api/operator/lottery/result-sources',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'lottery.view',
  summary:
    'Where results are fetched from, with what the last fetch came to, and the games that may have sources with the forms of answers that suit them.',
  errors: ['LOTTERY_GAME_UNKNOWN'],
}

export function listResultSourcesSchemas() {
  return {
    query: Type.Object({ ...PageQuery, gameCode: Type.Optional(GameCode()) }),
    value: Type.Object({
      ...PageOf(SourceRow()).properties,
      games: Type.Array(
        Type.Object({
          gameCode: Type.String(),
          name: Type.String(),
          adapters: Type.Array(OneOf(sourceAdapters)),
        }),
      ),
    }),
  }
}
