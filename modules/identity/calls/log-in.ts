import { logIn, logInSchemas } from '../../../contract/player/identity/log-in.ts'
import { refuse } from '../../../contract/errors.ts'
import { handleBatched } from '../../../platform/calls.ts'
import { checkHuman } from '../../../platform/human-check.ts'
import { verifyPassword } from '../../../platform/passwords.ts'
import { openAttempt } from '../attempts.ts'
import { normaliseUsername } from '../rules/username.ts'
import { rememberDevice, signIn } from '../sign-in.ts'
import { readAccountByName } from '../store/accounts.ts'

// No transaction is open while a password is hashed: a flood of sign-ins must not hold the connections of everybody else.
export const handleLogIn = handleBatched(logIn, logInSchemas, async (context, { body }) => {
  await checkHuman(context, 'login', body.humanCheck)
  const username = normaliseUsername(body.username)
  const attempt = await openAttempt(context, { username, password: body.password, captcha: body.captcha })
  const account = await readAccountByName(context.database.kysely, context.merchant.id, username)
  const isRight = await verifyPassword(account?.password_hash ?? null, body.password).catch(async (error: unknown) => {
    await attempt.cancel()
    throw error
  })
  // An initial password that was not used in time is no password any more.
  const hasRunOut = account?.initial_until != null && account.initial_until <= context.now
  if (!account || !isRight || hasRunOut) return attempt.fail()
  await attempt.succeed()
  if (account.state === 'FROZEN') refuse('AUTH_DISABLED')
  return context.database.transaction(async (tx) => {
    const signedIn = await signIn(tx, context, account, 'PASSWORD')
    if (body.rememberMe && !signedIn.mustChangePassword) await rememberDevice(tx, context, { accountId: account.account_id, merchantId: account.merchant_id })
    return signedIn
  })
})
