import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'

export const followLink: Call<typeof followLinkSchemas> = {
  name: 'marketing/follow-link',
  method: 'POST',
  path: '/api/wps/marketing/follow',
  module: 'WPS',
  audience: 'visitor',
  summary: 'Where the signed link of a message leads to on this site; the message counts as clicked.',
  errors: ['MARKETING_LINK'],
}

export function followLinkSchemas() {
  return {
    body: Type.Object({ token: Type.String({ minLength: 1, maxLength: 64 }) }),
    value: Type.Object({ link: Type.String({ description: 'a path of this site' }) }),
  }
}
