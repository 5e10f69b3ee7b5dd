import { Type } from 'typebox'
import { Group, SomePoints } from '../../../shared/agent-line-fields.ts'
import type { Call } from '../../../shared/call.ts'
import { Id, Nullable, Text } from '../../../shared/fields.ts'

export const approveApplication: Call<typeof approveApplicationSchemas> = {
  name: 'agents/approve-application',
  method: 'POST',
  path: '/api/operator/agents/applications/:applicationId/approve',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'agents.open',
  isIdempotent: true,
  summary:
    'Opens the account of an applicant, as an agent below another one or as an affiliate, and tells them.',
  errors: [
    'AGENT_APPLICATION_NOT_FOUND',
    'AGENT_APPLICATION_STATE',
    'AGENT_DEPTH',
    'AGENT_GROUP_INVALID',
    'AGENT_POINT_TOO_HIGH',
    'REG_USERNAME_TAKEN',
    'REG_MOBILE_TAKEN',
    'AUTH_SELF_EXCLUDED',
    'ECONOMY_GUARD',
  ],
}

export function approveApplicationSchemas() {
  return {
    params: Type.Object({ applicationId: Id() }),
    body: Type.Object({
      type: Type.Union([Type.Literal(2), Type.Literal(41)]),
      upline: Nullable(Text(64)),
      memberG: Group(),
      points: SomePoints(),
    }),
    value: Type.Object({ memberId: Id() }),
  }
}
