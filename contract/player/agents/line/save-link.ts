import { Type } from 'typebox'
import { Group, OpenedTypeField } from '../../../shared/agent-line-fields.ts'
import type { Call } from '../../../shared/call.ts'
import { BusinessDate, Nullable, Text } from '../../../shared/fields.ts'

export const saveLink: Call<typeof saveLinkSchemas> = {
  name: 'agents/save-link',
  method: 'POST',
  path: '/api/wps/agent/links',
  module: 'AGENT',
  audience: 'agent',
  isIdempotent: true,
  summary: 'Makes a registration link, or changes one for new registrations.',
  errors: [
    'AGENT_LINK_LIMIT',
    'AGENT_LINK_NOT_FOUND',
    'AGENT_LINK_EXPIRY',
    'AGENT_TYPE_INVALID',
    'AGENT_GROUP_INVALID',
    'ECONOMY_GUARD',
  ],
}

export function saveLinkSchemas() {
  return {
    body: Type.Object({
      code: Type.Optional(Text(16, 4)),
      name: Text(40, 1),
      memberType: OpenedTypeField(),
      memberG: Group(),
      expiresOn: Nullable(BusinessDate()),
    }),
    value: Type.Object({ code: Type.String() }),
  }
}
