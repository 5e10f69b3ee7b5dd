import { refuse } from '../../../../contract/errors.ts'
import {
  confirmAuthenticator,
  confirmAuthenticatorSchemas,
} from '../../../../contract/operator/identity/confirm-authenticator.ts'
import { handleBatched } from '../../../../platform/calls.ts'
import { sessionsKey } from '../../../../platform/keys.ts'
import { openSecret } from '../../../../platform/secrets.ts'
import { auditAs, seedPurpose } from '../factors.ts'
import { hashRecoveryCode, makeRecoveryCodes } from '../../../../platform/recovery-codes.ts'
import { matchTotpStep } from '../../../../platform/totp.ts'
import { countTry, forgetTries } from '../sign-in-limits.ts'
import { confirmSeed, lockOperator, replaceRecoveryCodes } from '../../shared/store/accounts.ts'

export const handleConfirmAuthenticator = handleBatched(
  confirmAuthenticator,
  confirmAuthenticatorSchemas,
  async (context, { body }) => {
    await countTry(context, context.actor.claims.account)
    const recoveryCodes = makeRecoveryCodes()
    await context.database.transaction(async (tx) => {
      const operator = await lockOperator(tx, context.merchant.id, context.actor.accountId)
      if (!operator?.totp_pending_seed || operator.totp_seed) refuse('OPERATOR_STATE')
      const secret = openSecret(
        context.config.secretKey,
        seedPurpose(operator.id),
        operator.totp_pending_seed,
      )
      const step = matchTotpStep(secret, body.code, context.now, 0n)
      if (step === null) refuse('AUTH_TOTP_WRONG')
      // The code that proved it is used up: the next sign-in needs a newer one.
      await confirmSeed(tx, operator.id, operator.totp_pending_seed, step)
      await replaceRecoveryCodes(tx, operator.id, recoveryCodes.map(hashRecoveryCode))
      await context.use(sessionsKey).patchClaims(tx, operator.id, { mustEnrol: false })
      await auditAs(tx, context, operator, 'operator.authenticator-confirm', {
        before: { hasAuthenticator: false },
        after: { hasAuthenticator: true },
      })
    })
    await forgetTries(context, context.actor.claims.account)
    return { recoveryCodes }
  },
)
