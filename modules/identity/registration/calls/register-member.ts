import {
  registerMember,
  registerMemberSchemas,
} from '../../../../contract/player/identity/register-member.ts'
import { handleBatched } from '../../../../platform/calls.ts'
import { registerBy } from '../register.ts'

export const handleRegisterMember = handleBatched(
  registerMember,
  registerMemberSchemas,
  (context, { body }) => registerBy(context, 'username', body),
)
