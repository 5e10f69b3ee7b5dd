import { noteMember, noteMemberSchemas } from '../../../../contract/operator/cashier/note-member.ts'
import { handle } from '../../../../platform/calls.ts'
import { noteOn } from '../compliance-review.ts'

export const handleNoteMember = handle(noteMember, noteMemberSchemas, (context, { params, body }) =>
  noteOn(context, params.memberId, body.note),
)
