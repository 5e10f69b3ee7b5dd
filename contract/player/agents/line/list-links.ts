import { Type } from 'typebox'
import { Group, OpenedTypeField } from '../../../shared/agent-line-fields.ts'
import type { Call } from '../../../shared/call.ts'
import { Nullable, Time } from '../../../shared/fields.ts'

export const listLinks: Call<typeof listLinksSchemas> = {
  name: 'agents/list-links',
  method: 'GET',
  path: '/api/wps/agent/links',
  module: 'AGENT',
  audience: 'agent',
  summary: 'The registration links of the agent, and what came of them.',
  errors: [],
}

export const LinkRow = () =>
  Type.Object({
    code: Type.String(),
    name: Type.String(),
    memberType: OpenedTypeField(),
    memberG: Nullable(Group()),
    expiresAt: Nullable(Time()),
    isExpired: Type.Boolean(),
    visits: Type.Integer({ description: 'once a visitor and day' }),
    registrations: Type.Integer(),
    firstDeposits: Type.Integer(),
    createdAt: Time(),
  })

export function listLinksSchemas() {
  return {
    value: Type.Object({
      list: Type.Array(LinkRow()),
      limit: Type.Integer(),
      visits: Type.Integer(),
      registrations: Type.Integer({ description: 'those of deleted links too' }),
      firstDeposits: Type.Integer(),
    }),
  }
}
