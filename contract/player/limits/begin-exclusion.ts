import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { exclusionMonths } from '../../shared/limit-words.ts'
import { Nullable, Time } from '../../shared/fields.ts'

export const beginExclusion: Call<typeof beginExclusionSchemas> & { isBatched: true } = {
  name: 'limits/begin-exclusion',
  method: 'POST',
  path: '/api/wps/member/rg/exclusion',
  module: 'WPS',
  audience: 'member',
  isSealed: true,
  isBatched: true,
  openTo: ['restricted'],
  summary:
    'Self-exclusion: it begins at once and cannot be taken back. After its end, the member returns with a written request and seven days of waiting; a permanent exclusion never ends.',
  errors: ['AUTH_OLD_PASSWORD_WRONG', 'AUTH_LOCKED'],
}

export function beginExclusionSchemas() {
  return {
    body: Type.Object({
      months: Type.Unsafe<number>({
        type: 'integer',
        enum: [...exclusionMonths],
        description: '0: for good',
      }),
      password: Type.String({ maxLength: 256 }),
    }),
    value: Type.Object({ until: Nullable(Time('null: for good')) }),
  }
}
