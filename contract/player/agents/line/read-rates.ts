import { Type } from 'typebox'
import { AllPoints, Group } from '../../../shared/agent-line-fields.ts'
import type { Call } from '../../../shared/call.ts'
import { Id, Nullable, Time } from '../../../shared/fields.ts'

export const readRates: Call<typeof readRatesSchemas> = {
  name: 'agents/read-rates',
  method: 'GET',
  path: '/api/wps/agent/rates/:memberId',
  module: 'AGENT',
  audience: 'agent',
  summary: 'Prize group and rebate points of an account in the line, and what the agent may make of them.',
  errors: ['AGENT_NOT_IN_TEAM'],
}

export function readRatesSchemas() {
  return {
    params: Type.Object({ memberId: Id() }),
    value: Type.Object({
      username: Type.String(),
      isAgent: Type.Boolean(),
      isDirect: Type.Boolean({ description: 'only the rates of direct downlines are changed' }),
      memberG: Group(),
      points: AllPoints(),
      ownG: Group(),
      ownPoints: AllPoints(),
      loweringDays: Type.Integer(),
      groupLowerableFrom: Nullable(Time('null: now')),
      pointsLowerableFrom: Nullable(Time('null: now')),
      changes: Type.Array(
        Type.Object(
          { before: Nullable(Group()), after: Group(), at: Time() },
          {
            description: 'of the prize group, newest first',
          },
        ),
      ),
    }),
  }
}
