import { Type } from 'typebox'
import type { Call } from '../../../shared/call.ts'
import { Empty, Id, Text } from '../../../shared/fields.ts'

export const rejectApplication: Call<typeof rejectApplicationSchemas> = {
  name: 'agents/reject-application',
  method: 'POST',
  path: '/api/operator/agents/applications/:applicationId/reject',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'agents.open',
  isIdempotent: true,
  summary: 'Rejects an application; the applicant reads the reason.',
  errors: ['AGENT_APPLICATION_NOT_FOUND', 'AGENT_APPLICATION_STATE'],
}

export function rejectApplicationSchemas() {
  return {
    params: Type.Object({ applicationId: Id() }),
    body: Type.Object({ reason: Text(140, 1) }),
    value: Empty(),
  }
}
