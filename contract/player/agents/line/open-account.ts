import { Type } from 'typebox'
import { Group, OpenedTypeField, SomePoints } from '../../../shared/agent-line-fields.ts'
import type { Call } from '../../../shared/call.ts'
import { Id, Text, Time } from '../../../shared/fields.ts'

export const openAccount: Call<typeof openAccountSchemas> & { isBatched: true } = {
  name: 'agents/open-account',
  method: 'POST',
  path: '/api/wps/agent/register',
  module: 'AGENT',
  audience: 'agent',
  isSealed: true,
  isBatched: true,
  summary:
    'Opens an account directly below the agent with the initial password of the house, which its owner has to change.',
  errors: [
    'REG_USERNAME_TAKEN',
    'AGENT_TYPE_INVALID',
    'AGENT_DEPTH',
    'AGENT_GROUP_INVALID',
    'AGENT_GROUP_QUOTA',
    'AGENT_POINT_TOO_HIGH',
    'ECONOMY_GUARD',
  ],
}

export function openAccountSchemas() {
  return {
    body: Type.Object({
      username: Text(64, 1),
      type: OpenedTypeField(),
      memberG: Group(),
      points: Type.Optional(SomePoints()),
    }),
    value: Type.Object({
      memberId: Id(),
      username: Type.String(),
      password: Type.String({ description: 'the initial password, to be passed on' }),
      usableUntil: Time(),
    }),
  }
}
