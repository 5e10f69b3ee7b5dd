import { Type } from 'typebox'
import { Group, SomePoints } from '../../../shared/agent-line-fields.ts'
import type { Call } from '../../../shared/call.ts'
import { Id, Text, Time } from '../../../shared/fields.ts'

export const openTopAgent: Call<typeof openTopAgentSchemas> & { isBatched: true } = {
  name: 'agents/open-top-agent',
  method: 'POST',
  path: '/api/operator/agents/top',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'agents.open',
  isBatched: true,
  summary: 'Opens a top agent with a first password, which is shown this once and must be changed.',
  errors: ['REG_USERNAME_TAKEN', 'AGENT_GROUP_INVALID', 'AGENT_POINT_TOO_HIGH', 'ECONOMY_GUARD'],
}

export function openTopAgentSchemas() {
  return {
    body: Type.Object({
      username: Text(64, 1),
      payeeName: Type.Optional(Text(60)),
      memberG: Group(),
      points: SomePoints(),
      reason: Text(140, 1),
    }),
    value: Type.Object({
      memberId: Id(),
      username: Type.String(),
      password: Type.String({ description: 'shown this once' }),
      usableUntil: Time(),
    }),
  }
}
