import { Type } from 'typebox'
import { Group, LoweredRate, SomePoints } from '../../../shared/agent-line-fields.ts'
import type { Call } from '../../../shared/call.ts'
import { Id } from '../../../shared/fields.ts'

export const changeRates: Call<typeof changeRatesSchemas> = {
  name: 'agents/change-rates',
  method: 'POST',
  path: '/api/wps/agent/rates/:memberId',
  module: 'AGENT',
  audience: 'agent',
  isIdempotent: true,
  summary:
    'Changes prize group and rebate points of a direct downline for bets from now on. AGENT_LOWER_CHILDREN lists in `value.lowered` what would be lowered below; sent again with their count it is done.',
  errors: [
    'AGENT_NOT_IN_TEAM',
    'AGENT_NOT_DIRECT',
    'AGENT_GROUP_INVALID',
    'AGENT_GROUP_QUOTA',
    'AGENT_POINT_TOO_HIGH',
    'AGENT_TYPE_INVALID',
    'AGENT_RATE_SAME',
    'AGENT_LOWER_TOO_SOON',
    'AGENT_LOWER_CHILDREN',
    'ECONOMY_GUARD',
  ],
}

export function changeRatesSchemas() {
  return {
    params: Type.Object({ memberId: Id() }),
    body: Type.Object({
      memberG: Type.Optional(Group()),
      points: Type.Optional(SomePoints()),
      agreed: Type.Optional(
        Type.Integer({ minimum: 1, description: 'how many rates below the agent agreed to lower' }),
      ),
    }),
    value: Type.Object({ lowered: Type.Array(LoweredRate()) }),
  }
}
