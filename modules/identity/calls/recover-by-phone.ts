import { recoverByPhone, recoverByPhoneSchemas } from '../../../contract/player/identity/recover-by-phone.ts'
import { handleBatched } from '../../../platform/calls.ts'
import { readMobile } from '../codes.ts'
import { enterAccount } from '../admission.ts'
import { resetByPhone } from '../recovery.ts'

export const handleRecoverByPhone = handleBatched(recoverByPhone, recoverByPhoneSchemas, async (context, { body }) => {
  const account = await resetByPhone(context, { mobile: readMobile(body), code: body.verificationCode, newPassword: body.newPassword })
  // The new password stands; an account with an authenticator is asked for it like at any sign-in.
  return enterAccount(context, account, { how: 'RECOVERED' })
})
