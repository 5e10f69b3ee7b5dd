import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Empty, OneOf } from '../../shared/fields.ts'

export const answerRealityCheck: Call<typeof answerRealityCheckSchemas> = {
  name: 'limits/answer-reality-check', method: 'POST', path: '/api/wps/member/rg/reality', module: 'WPS', audience: 'member', openTo: ['restricted'],
  summary: 'The member looked at the clock and goes on, looks at the records, or stops. The time to the next check begins anew.',
}

export function answerRealityCheckSchemas() {
  return { body: Type.Object({ choice: OneOf(['CONTINUE', 'HISTORY', 'STOP']) }), value: Empty() }
}
