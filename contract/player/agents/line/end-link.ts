import { Type } from 'typebox'
import type { Call } from '../../../shared/call.ts'
import { Empty, Text } from '../../../shared/fields.ts'

export const endLink: Call<typeof endLinkSchemas> = {
  name: 'agents/end-link',
  method: 'DELETE',
  path: '/api/wps/agent/links/:code',
  module: 'AGENT',
  audience: 'agent',
  summary: 'Deletes a registration link; accounts that were opened by it stay in the line.',
  errors: ['AGENT_LINK_NOT_FOUND'],
}

export function endLinkSchemas() {
  return { params: Type.Object({ code: Text(16, 4) }), value: Empty() }
}
