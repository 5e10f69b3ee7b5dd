import { Type } from 'typebox'
import type { Call } from '../../../shared/call.ts'
import { Empty, Text } from '../../../shared/fields.ts'

export const visitLink: Call<typeof visitLinkSchemas> = {
  name: 'agents/visit-link',
  method: 'POST',
  path: '/api/wps/agent/visit',
  module: 'AGENT',
  audience: 'visitor',
  summary: 'Counts a visitor of a registration link, once a day; says nothing about the code.',
  errors: [],
}

export function visitLinkSchemas() {
  return { body: Type.Object({ code: Text(16, 4) }), value: Empty() }
}
