import {
  removeAuthenticator,
  removeAuthenticatorSchemas,
} from '../../../../contract/player/identity/remove-authenticator.ts'
import { refuse } from '../../../../contract/errors.ts'
import { handleBatched } from '../../../../platform/calls.ts'
import { proveAuthenticator } from '../../credentials/factors.ts'
import { checkOwnPassword } from '../../credentials/own-password.ts'
import { readAccount } from '../../accounts/store/accounts.ts'
import { removeSeed } from '../../credentials/store/factors.ts'

export const handleRemoveAuthenticator = handleBatched(
  removeAuthenticator,
  removeAuthenticatorSchemas,
  async (context, { body }) => {
    const account =
      (await readAccount(context.database.kysely, context.merchant.id, context.actor.accountId)) ??
      refuse('SESSION_EXPIRED')
    await checkOwnPassword(context, account, body.password)
    if (!account.totp_seed) refuse('MEMBER_STATE')
    await proveAuthenticator(context, account, body.code)
    await context.database.transaction((tx) => removeSeed(tx, account.account_id))
    return {}
  },
)
