import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { OneOf } from '../../shared/fields.ts'
import { GameCode, Numero } from '../../shared/lottery-draws.ts'
import { fetchOutcomes } from '../../shared/lottery-results.ts'

export const fetchResults: Call<typeof fetchResultsSchemas> & { isBatched: true } = {
  name: 'lottery/fetch-results',
  method: 'POST',
  path: '/api/operator/lottery/issues/:gameCode/:numero/fetch',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'lottery.results',
  isBatched: true,
  rate: 'slow',
  summary:
    'Asks every source that is switched on for the result of a closed issue, now. If two of them agree, it is confirmed.',
  errors: ['LOTTERY_GAME_UNKNOWN', 'LOTTERY_ISSUE_UNKNOWN', 'LOTTERY_RESULT_STATE', 'LOTTERY_SOURCE_NONE'],
}

export function fetchResultsSchemas() {
  return {
    params: Type.Object({ gameCode: GameCode(), numero: Numero() }),
    value: Type.Object({
      isConfirmed: Type.Boolean(),
      fetches: Type.Array(
        Type.Object({ sourceName: Type.String(), outcome: OneOf(fetchOutcomes), detail: Type.String() }),
      ),
    }),
  }
}
