import { refuse } from '../../../../contract/errors.ts'
import { roleAbilities } from '../../../../contract/operator/identity/abilities.ts'
import { logIn, logInSchemas } from '../../../../contract/operator/identity/log-in.ts'
import { isInNetworks } from '../../../../platform/addresses.ts'
import { handleBatched, type BatchedContext } from '../../../../platform/calls.ts'
import { checkHuman } from '../../../../platform/human-check.ts'
import { sessionsKey } from '../../../../platform/keys.ts'
import { verifyPassword } from '../../../../platform/passwords.ts'
import type { Tx } from '../../../../platform/postgres.ts'
import { sessionLives } from '../../../../platform/sessions.ts'
import { settingOf } from '../../../system/index.ts'
import { auditAs, claimsOf, mustEnrol, spendFactor } from '../factors.ts'
import { allowedNetworks } from '../../shared/settings.ts'
import { countTry, forgetTries } from '../sign-in-limits.ts'
import {
  lockOperator,
  noteSignIn,
  operatorByName,
  spendPassword,
  type OperatorAccount,
} from '../../shared/store/accounts.ts'

export const handleLogIn = handleBatched(logIn, logInSchemas, async (context, { body }) => {
  await checkHuman(context, 'login', body.humanCheck)
  await refuseForeignNetwork(context)
  const username = body.username.toLowerCase()
  await countTry(context, username)
  const found = await operatorByName(context.database.kysely, context.merchant.id, username)
  // A name that does not exist costs the same hash and gets the same answer.
  const isRight = await verifyPassword(found?.password_hash ?? null, body.password)
  if (!found || !isRight) refuse('AUTH_BAD_CREDENTIALS')
  if (found.is_disabled) refuse('AUTH_DISABLED')
  if (found.totp_seed && !body.totp) refuse('AUTH_TOTP_REQUIRED')
  const { operator, token } = await context.database.transaction((tx) =>
    openSession(tx, context, found, body.totp),
  )
  await forgetTries(context, username)
  return {
    token,
    abilities: [...roleAbilities[operator.role]],
    role: operator.role,
    username: operator.username,
    displayName: operator.display_name,
    mustEnrol: mustEnrol(operator, context.config),
    mustChangePassword: operator.must_change_password,
    previousSignInAt: operator.last_sign_in_at,
  }
})

async function openSession(
  tx: Tx,
  context: BatchedContext,
  found: OperatorAccount,
  code: string | undefined,
): Promise<{ operator: OperatorAccount; token: string }> {
  const operator = await lockOperator(tx, context.merchant.id, found.id)
  // The password was checked before the lock; a change or a closing in between counts.
  if (!operator || operator.password_hash !== found.password_hash) refuse('AUTH_BAD_CREDENTIALS')
  if (operator.is_disabled) refuse('AUTH_DISABLED')
  if (operator.password_uses === 0) refuse('AUTH_FIRST_PASSWORD_USED')
  if (operator.totp_seed && !code) refuse('AUTH_TOTP_REQUIRED')
  if (operator.totp_seed && !(await spendFactor(tx, operator, code!, context.config.secretKey, context.now)))
    refuse('AUTH_TOTP_WRONG')
  const { token } = await context.use(sessionsKey).create(tx, {
    audience: 'operator',
    accountId: operator.id,
    merchantId: operator.merchant_id,
    claims: claimsOf(operator, context.config),
    address: context.address,
    device: context.userAgent,
    ...sessionLives.operator,
  })
  await spendPassword(tx, operator.id)
  await noteSignIn(tx, operator.id, context.now)
  await auditAs(tx, context, operator, 'operator.sign-in')
  return { operator, token }
}

/** The console can be restricted to the operator's own networks (setting `operator.allowedNetworks`). */
async function refuseForeignNetwork(context: BatchedContext): Promise<void> {
  const networks = await settingOf(context.database.kysely, context.merchant.id, allowedNetworks)
  if (networks.length > 0 && !isInNetworks(context.address, networks)) refuse('COMMON_FORBIDDEN')
}
