import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Empty } from '../../shared/fields.ts'

export const unsubscribeAtOnce: Call<typeof unsubscribeAtOnceSchemas> = {
  name: 'marketing/unsubscribe-at-once',
  method: 'POST',
  path: '/api/wps/marketing/unsubscribe/:token',
  module: 'WPS',
  audience: 'visitor',
  takes: 'form',
  openTo: ['maintenance'],
  summary: 'What mail programs send when a person presses their own unsubscribe button (RFC 8058).',
  errors: ['MARKETING_LINK'],
}

export function unsubscribeAtOnceSchemas() {
  return {
    params: Type.Object({ token: Type.String({ minLength: 1, maxLength: 64 }) }),
    body: Type.Object({ 'List-Unsubscribe': Type.Literal('One-Click') }),
    value: Empty(),
  }
}
