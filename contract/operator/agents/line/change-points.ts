import { Type } from 'typebox'
import { AllPoints, SomePoints } from '../../../shared/agent-line-fields.ts'
import type { Call } from '../../../shared/call.ts'
import { Id, Text } from '../../../shared/fields.ts'

export const changePoints: Call<typeof changePointsSchemas> = {
  name: 'agents/change-points',
  method: 'POST',
  path: '/api/operator/agents/:memberId/points',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'agents.open',
  isIdempotent: true,
  summary:
    'Changes the rebate points of an agent for play from now on: at most those of the upline or the house, at least those of every account below.',
  errors: [
    'MEMBER_NOT_FOUND',
    'AGENT_TYPE_INVALID',
    'AGENT_POINT_TOO_HIGH',
    'AGENT_LOWER_CHILDREN',
    'AGENT_RATE_SAME',
  ],
}

export function changePointsSchemas() {
  return {
    params: Type.Object({ memberId: Id() }),
    body: Type.Object({ points: SomePoints(), reason: Text(140, 1) }),
    value: Type.Object({ points: AllPoints() }),
  }
}
