import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Empty, OneOf } from '../../shared/fields.ts'

export const answerRealityCheck: Call<typeof answerRealityCheckSchemas> = {
  name: 'limits/answer-reality-check',
  method: 'POST',
  path: '/api/wps/member/rg/reality',
  module: 'WPS',
  audience: 'member',
  openTo: ['restricted'],
  summary:
    'The member answers the reality check: goes on, opens the records, or stops. The interval to the next check begins again.',
}

export function answerRealityCheckSchemas() {
  return { body: Type.Object({ choice: OneOf(['CONTINUE', 'HISTORY', 'STOP']) }), value: Empty() }
}
