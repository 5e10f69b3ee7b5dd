import { resumeSession, resumeSessionSchemas } from '../../../../contract/player/identity/resume-session.ts'
import { refuse } from '../../../../contract/errors.ts'
import { handle } from '../../../../platform/calls.ts'
import { rememberDevice, signIn, takeDevice } from '../sign-in.ts'
import { readAccount } from '../../accounts/store/accounts.ts'

export const handleResumeSession = handle(resumeSession, resumeSessionSchemas, async (context) => {
  // Taken on the database itself: a cookie is used up even if the account may not sign in.
  const device = await takeDevice(context.database.aside, context)
  const account = device && (await readAccount(context.tx, context.merchant.id, device.accountId))
  if (!account) refuse('SESSION_EXPIRED')
  const signedIn = await signIn(context.tx, context, account, 'REMEMBERED')
  await rememberDevice(context.tx, context, {
    accountId: account.account_id,
    merchantId: account.merchant_id,
  })
  return signedIn
})
