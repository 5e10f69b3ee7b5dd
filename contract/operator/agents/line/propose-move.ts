import { Type } from 'typebox'
import type { Call } from '../../../shared/call.ts'
import { Id, OneOf, Text, Time } from '../../../shared/fields.ts'

export const proposeMove: Call<typeof proposeMoveSchemas> = {
  name: 'agents/propose-move',
  method: 'POST',
  path: '/api/operator/agents/moves',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'agents.move',
  isIdempotent: true,
  summary:
    'Proposes that an account moves below another agent with everybody below it. Two other people confirm it; it takes effect when the next half month begins.',
  errors: [
    'MEMBER_NOT_FOUND',
    'AGENT_MOVE_INSIDE',
    'AGENT_DEPTH',
    'AGENT_MOVE_GROUP',
    'AGENT_MOVE_POINTS',
    'CHANGE_STATE',
  ],
}

export function proposeMoveSchemas() {
  return {
    body: Type.Object({ memberId: Id(), upline: Text(64, 1), reason: Text(140, 1) }),
    value: Type.Object({
      state: OneOf(['PENDING']),
      earliestAt: Time('if it is approved in this half month'),
    }),
  }
}
