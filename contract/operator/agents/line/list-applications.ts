import { Type } from 'typebox'
import { applicationChannels, applicationStates } from '../../../shared/agent-line-words.ts'
import type { Call } from '../../../shared/call.ts'
import { Id, Nullable, OneOf, Time } from '../../../shared/fields.ts'

export const listApplications: Call<typeof listApplicationsSchemas> = {
  name: 'agents/list-applications',
  method: 'GET',
  path: '/api/operator/agents/applications',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'agents.view',
  summary:
    'Visitors who ask to become an agent: those that wait, the oldest first, or those that were decided.',
  errors: [],
}

export function listApplicationsSchemas() {
  return {
    query: Type.Object({ state: OneOf(applicationStates) }),
    value: Type.Object({
      list: Type.Array(
        Type.Object({
          applicationId: Id(),
          username: Type.String(),
          payeeName: Type.String(),
          mobile: Type.String({ description: 'masked without the right to contact members' }),
          channel: OneOf(applicationChannels),
          message: Type.String(),
          state: OneOf(applicationStates),
          memberId: Nullable(Id()),
          reason: Type.String(),
          decidedBy: Nullable(Type.String()),
          decidedAt: Nullable(Time()),
          createdAt: Time(),
        }),
      ),
    }),
  }
}
