import {
  registerMobile,
  registerMobileSchemas,
} from '../../../../contract/player/identity/register-mobile.ts'
import { handleBatched } from '../../../../platform/calls.ts'
import { registerBy } from '../register.ts'

export const handleRegisterMobile = handleBatched(
  registerMobile,
  registerMobileSchemas,
  (context, { body }) => registerBy(context, 'mobile', body),
)
