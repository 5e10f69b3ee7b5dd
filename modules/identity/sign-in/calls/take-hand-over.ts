import { takeHandOver, takeHandOverSchemas } from '../../../../contract/player/identity/take-hand-over.ts'
import { refuse } from '../../../../contract/errors.ts'
import { handle } from '../../../../platform/calls.ts'
import { takeHandOverCode } from '../hand-over.ts'
import { rememberDevice, signIn } from '../sign-in.ts'
import { readAccount } from '../../accounts/store/accounts.ts'

export const handleTakeHandOver = handle(takeHandOver, takeHandOverSchemas, async (context, { body }) => {
  // Taken on the database itself: a code is used up even if the account may not sign in.
  const handed = await takeHandOverCode(context.database.aside, body.code)
  const account = handed && (await readAccount(context.tx, context.merchant.id, handed.accountId))
  if (!account) refuse('AUTH_TICKET_INVALID')
  const signedIn = await signIn(context.tx, context, account, 'HANDOVER')
  // The installed app has a storage of its own and finds the member by this cookie.
  await rememberDevice(context.tx, context, {
    accountId: account.account_id,
    merchantId: account.merchant_id,
  })
  return signedIn
})
