import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id, Nullable, OneOf, Text } from '../../shared/fields.ts'
import { SourceRow, sourceFields } from './result-fields.ts'

export const changeResultSource: Call<typeof changeResultSourceSchemas> = {
  name: 'lottery/change-result-source',
  method: 'POST',
  path: '/api/operator/lottery/result-sources',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'lottery.sources',
  isIdempotent: true,
  summary:
    'Adds a source (without a sourceId) or changes one. What two sources agree on is confirmed without a person, so a source that is switched on, or changed while it is on, waits for a second one.',
  errors: [
    'LOTTERY_GAME_UNKNOWN',
    'LOTTERY_SOURCE_UNKNOWN',
    'LOTTERY_SOURCE_ADDRESS',
    'LOTTERY_SOURCE_ADAPTER',
    'CHANGE_SECOND_MISSING',
    'CHANGE_STATE',
  ],
}

export function changeResultSourceSchemas() {
  return {
    body: Type.Object({
      sourceId: Type.Optional(Id()),
      ...sourceFields(),
      reason: Text(140, 1),
    }),
    value: Type.Object({
      state: OneOf(['DONE', 'PENDING'], 'PENDING: it waits for a second person, and nothing is changed yet'),
      source: Nullable(SourceRow()),
    }),
  }
}
