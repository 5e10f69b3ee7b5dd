import { Type } from 'typebox'
import { AllPoints, Group, OpenedTypeField } from '../../../shared/agent-line-fields.ts'
import type { Call } from '../../../shared/call.ts'
import { Currency, Nullable } from '../../../shared/fields.ts'

export const readOpening: Call<typeof readOpeningSchemas> = {
  name: 'agents/read-opening',
  method: 'GET',
  path: '/api/wps/agent/opening',
  module: 'AGENT',
  audience: 'agent',
  summary: 'What accounts the agent may open, and within which limits.',
  errors: [],
}

export function readOpeningSchemas() {
  return {
    value: Type.Object({
      types: Type.Array(OpenedTypeField()),
      ownG: Group(),
      defaultG: Group(),
      points: AllPoints(),
      quotaLeft: Nullable(
        Type.Integer({
          description: 'accounts that may still have a group within two points; null: no limit',
        }),
      ),
      linkCount: Type.Integer(),
      linkLimit: Type.Integer(),
      loweringDays: Type.Integer(),
      initialHours: Type.Integer({ description: 'in which the initial password must be changed' }),
      minAge: Type.Integer(),
      currency: Currency(),
      usernameMin: Type.Integer(),
      usernameMax: Type.Integer(),
    }),
  }
}
