import { Type } from 'typebox'
import { AML_NOTE_LENGTH } from '../../shared/aml-words.ts'
import type { Call } from '../../shared/call.ts'
import { Id, Text } from '../../shared/fields.ts'

export const noteMember: Call<typeof noteMemberSchemas> = {
  name: 'cashier/note-member',
  method: 'POST',
  path: '/api/operator/aml/:memberId/notes',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'aml.decide',
  isIdempotent: true,
  summary: 'Adds a note to the member’s file; notes are never changed.',
  errors: ['MEMBER_NOT_FOUND'],
}
export function noteMemberSchemas() {
  return {
    params: Type.Object({ memberId: Id() }),
    body: Type.Object({ note: Text(AML_NOTE_LENGTH, 1) }),
    value: Type.Object({ noteId: Id() }),
  }
}
