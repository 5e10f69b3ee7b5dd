import {
  renewRecoveryCodes,
  renewRecoveryCodesSchemas,
} from '../../../../contract/player/identity/renew-recovery-codes.ts'
import { refuse } from '../../../../contract/errors.ts'
import { handleBatched } from '../../../../platform/calls.ts'
import { hashRecoveryCode, makeRecoveryCodes } from '../../../../platform/recovery-codes.ts'
import { proveAuthenticator } from '../../credentials/factors.ts'
import { checkOwnPassword } from '../../credentials/own-password.ts'
import { readAccount } from '../../accounts/store/accounts.ts'
import { replaceRecoveryCodes } from '../../credentials/store/factors.ts'

export const handleRenewRecoveryCodes = handleBatched(
  renewRecoveryCodes,
  renewRecoveryCodesSchemas,
  async (context, { body }) => {
    const account =
      (await readAccount(context.database.kysely, context.merchant.id, context.actor.accountId)) ??
      refuse('SESSION_EXPIRED')
    await checkOwnPassword(context, account, body.password)
    if (!account.totp_seed) refuse('MEMBER_STATE')
    await proveAuthenticator(context, account, body.code)
    const recoveryCodes = makeRecoveryCodes()
    await context.database.transaction((tx) =>
      replaceRecoveryCodes(tx, account.account_id, recoveryCodes.map(hashRecoveryCode)),
    )
    return { recoveryCodes }
  },
)
