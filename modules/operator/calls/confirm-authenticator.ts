import { refuse } from '../../../contract/errors.ts'
import { confirmAuthenticator, confirmAuthenticatorSchemas } from '../../../contract/operator/identity/confirm-authenticator.ts'
import { handle } from '../../../platform/calls.ts'
import { sessionsKey } from '../../../platform/keys.ts'
import { openSecret } from '../../../platform/secrets.ts'
import { seedPurpose } from '../factors.ts'
import { hashRecoveryCode, makeRecoveryCodes } from '../rules/recovery-codes.ts'
import { matchTotpStep } from '../rules/totp.ts'
import { countTry, forgetTries } from '../sign-in-limits.ts'
import { confirmSeed, lockOperator, replaceRecoveryCodes } from '../store/accounts.ts'

export const handleConfirmAuthenticator = handle(confirmAuthenticator, confirmAuthenticatorSchemas, async (context, { body }) => {
  await countTry(context, context.actor.claims.account)
  const operator = await lockOperator(context.tx, context.merchant.id, context.actor.accountId)
  if (!operator?.totp_pending_seed || operator.totp_seed) refuse('OPERATOR_STATE')
  const secret = openSecret(context.config.secretKey, seedPurpose(operator.id), operator.totp_pending_seed)
  const step = matchTotpStep(secret, body.code, context.now, 0n)
  if (step === null) refuse('AUTH_TOTP_WRONG')
  // The code that proved it is used up: the next sign-in needs a newer one.
  await confirmSeed(context.tx, operator.id, operator.totp_pending_seed, step)
  const recoveryCodes = makeRecoveryCodes()
  await replaceRecoveryCodes(context.tx, operator.id, recoveryCodes.map(hashRecoveryCode))
  await context.use(sessionsKey).patchClaims(context.tx, operator.id, { mustEnrol: false })
  await context.audit('operator.authenticator-confirm', `operator:${operator.id}`, { before: { hasAuthenticator: false }, after: { hasAuthenticator: true } })
  context.afterCommit(() => forgetTries(context, operator.username))
  return { recoveryCodes }
})
