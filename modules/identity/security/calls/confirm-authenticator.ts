import {
  confirmAuthenticator,
  confirmAuthenticatorSchemas,
} from '../../../../contract/player/identity/confirm-authenticator.ts'
import { refuse } from '../../../../contract/errors.ts'
import { handleBatched } from '../../../../platform/calls.ts'
import { hashRecoveryCode, makeRecoveryCodes } from '../../../../platform/recovery-codes.ts'
import { openSecret } from '../../../../platform/secrets.ts'
import { matchTotpStep } from '../../../../platform/totp.ts'
import { judgeAuthenticator, seedPurpose } from '../../credentials/factors.ts'
import { lockAccount } from '../../accounts/store/accounts.ts'
import { confirmSeed, replaceRecoveryCodes } from '../../credentials/store/factors.ts'

export const handleConfirmAuthenticator = handleBatched(
  confirmAuthenticator,
  confirmAuthenticatorSchemas,
  async (context, { body }) => {
    const { accountId } = context.actor
    const recoveryCodes = makeRecoveryCodes()
    await judgeAuthenticator(context, accountId, () =>
      context.database.transaction(async (tx) => {
        const account = await lockAccount(tx, context.merchant.id, accountId)
        if (!account?.totp_pending_seed || account.totp_seed) refuse('MEMBER_STATE')
        const secret = openSecret(context.config.secretKey, seedPurpose(accountId), account.totp_pending_seed)
        const step = matchTotpStep(secret, body.code, context.now, 0n)
        if (step === null) return false
        // The code that proved it is used up: the next sign-in needs a newer one.
        await confirmSeed(tx, accountId, account.totp_pending_seed, step)
        await replaceRecoveryCodes(tx, accountId, recoveryCodes.map(hashRecoveryCode))
        return true
      }),
    )
    return { recoveryCodes }
  },
)
