import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { selfTestBands } from '../../shared/limit-words.ts'
import { OneOf } from '../../shared/fields.ts'

export const takeSelfTest: Call<typeof takeSelfTestSchemas> = {
  name: 'limits/take-self-test',
  method: 'POST',
  path: '/api/wps/member/rg/selfTest',
  module: 'WPS',
  audience: 'member',
  openTo: ['restricted'],
  summary: 'Nine answers from 0 (never) to 3 (almost always); the result is stored for the member.',
}

export function takeSelfTestSchemas() {
  return {
    body: Type.Object({
      answers: Type.Array(Type.Integer({ minimum: 0, maximum: 3 }), { minItems: 9, maxItems: 9 }),
    }),
    value: Type.Object({ score: Type.Integer({ minimum: 0, maximum: 27 }), band: OneOf(selfTestBands) }),
  }
}
