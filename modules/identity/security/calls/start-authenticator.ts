import {
  startAuthenticator,
  startAuthenticatorSchemas,
} from '../../../../contract/player/identity/start-authenticator.ts'
import { refuse } from '../../../../contract/errors.ts'
import { handleBatched } from '../../../../platform/calls.ts'
import { sealSecret } from '../../../../platform/secrets.ts'
import { makeTotpSecret, totpAddress } from '../../../../platform/totp.ts'
import { merchantOf } from '../../../system/index.ts'
import { seedPurpose } from '../../credentials/factors.ts'
import { checkOwnPassword } from '../../credentials/own-password.ts'
import { readAccount } from '../../accounts/store/accounts.ts'
import { setPendingSeed } from '../../credentials/store/factors.ts'

export const handleStartAuthenticator = handleBatched(
  startAuthenticator,
  startAuthenticatorSchemas,
  async (context, { body }) => {
    const account =
      (await readAccount(context.database.kysely, context.merchant.id, context.actor.accountId)) ??
      refuse('SESSION_EXPIRED')
    await checkOwnPassword(context, account, body.password)
    if (account.totp_seed) refuse('MEMBER_STATE')
    const secret = makeTotpSecret()
    await context.database.transaction((tx) =>
      setPendingSeed(
        tx,
        account.account_id,
        sealSecret(context.config.secretKey, seedPurpose(account.account_id), secret),
      ),
    )
    // Shown this once: afterwards the seed can be replaced, not read.
    return { secret, address: totpAddress(secret, account.username, merchantOf(context).name) }
  },
)
