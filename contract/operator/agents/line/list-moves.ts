import { Type } from 'typebox'
import { moveFaults, moveStates } from '../../../shared/agent-line-words.ts'
import type { Call } from '../../../shared/call.ts'
import { Id, Nullable, OneOf, Time } from '../../../shared/fields.ts'

export const listMoves: Call<typeof listMovesSchemas> = {
  name: 'agents/list-moves',
  method: 'GET',
  path: '/api/operator/agents/moves',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'agents.view',
  summary:
    'Moves of accounts that two people approved, the newest first; those that still wait are proposals.',
  errors: [],
}

export function listMovesSchemas() {
  return {
    value: Type.Object({
      list: Type.Array(
        Type.Object({
          moveId: Id(),
          memberId: Id(),
          username: Type.String(),
          fromName: Nullable(Type.String()),
          toName: Type.String(),
          state: OneOf(moveStates),
          fault: Nullable(OneOf(moveFaults)),
          reason: Type.String(),
          approvedBy: Type.Array(Type.String()),
          effectiveAt: Time(),
          createdAt: Time(),
        }),
      ),
    }),
  }
}
