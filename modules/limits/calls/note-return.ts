import { noteReturn, noteReturnSchemas } from '../../../contract/operator/limits/note-return.ts'
import { handle } from '../../../platform/calls.ts'
import { noteReturn as note } from '../returns.ts'

export const handleNoteReturn = handle(noteReturn, noteReturnSchemas, (context, { params, body }) =>
  note(context, params.restrictionId, body.remark),
)
