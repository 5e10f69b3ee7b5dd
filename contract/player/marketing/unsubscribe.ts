import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { OneOf } from '../../shared/fields.ts'
import { marketingChannels } from '../../shared/marketing-words.ts'

export const unsubscribe: Call<typeof unsubscribeSchemas> = {
  name: 'marketing/unsubscribe',
  method: 'POST',
  path: '/api/wps/marketing/unsubscribe',
  module: 'WPS',
  audience: 'visitor',
  openTo: ['maintenance'],
  summary:
    'Withdraws consent by the signed link of a message, without signing in, or takes back what that link did.',
  errors: ['MARKETING_LINK'],
}

export function unsubscribeSchemas() {
  return {
    body: Type.Object({
      token: Type.String({ minLength: 1, maxLength: 64 }),
      isUndone: Type.Optional(Type.Boolean()),
    }),
    value: Type.Object({
      channel: OneOf(marketingChannels),
      isGiven: Type.Boolean({ description: 'whether news may still come through this channel' }),
    }),
  }
}
