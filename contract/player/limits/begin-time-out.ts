import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { timeOutHours } from '../../shared/limit-words.ts'
import { Time } from '../../shared/fields.ts'

export const beginTimeOut: Call<typeof beginTimeOutSchemas> & { isBatched: true } = {
  name: 'limits/begin-time-out',
  method: 'POST',
  path: '/api/wps/member/rg/timeout',
  module: 'WPS',
  audience: 'member',
  isSealed: true,
  isBatched: true,
  openTo: ['restricted'],
  summary:
    'A break from play: it begins at once and cannot be taken back. Withdrawal, records and help stay open.',
  errors: ['AUTH_OLD_PASSWORD_WRONG', 'AUTH_LOCKED'],
}

export function beginTimeOutSchemas() {
  return {
    body: Type.Object({
      hours: Type.Unsafe<number>({ type: 'integer', enum: [...timeOutHours] }),
      password: Type.String({ maxLength: 256 }),
    }),
    value: Type.Object({ until: Time() }),
  }
}
