import {
  recoverByPhone,
  recoverByPhoneSchemas,
} from '../../../../contract/player/identity/recover-by-phone.ts'
import { handleBatched } from '../../../../platform/calls.ts'
import { readMobile } from '../../credentials/codes.ts'
import { enterAccount } from '../../sign-in/admission.ts'
import { resetByPhone } from '../recovery.ts'

export const handleRecoverByPhone = handleBatched(
  recoverByPhone,
  recoverByPhoneSchemas,
  async (context, { body }) => {
    const account = await resetByPhone(context, {
      mobile: readMobile(body),
      code: body.verificationCode,
      newPassword: body.newPassword,
    })
    // The new password stays; an account with an authenticator is asked for it as at any sign-in.
    return enterAccount(context, account, { how: 'RECOVERED' })
  },
)
