import { refuse } from '../../../../contract/errors.ts'
import {
  startAuthenticator,
  startAuthenticatorSchemas,
} from '../../../../contract/operator/identity/start-authenticator.ts'
import { handleBatched } from '../../../../platform/calls.ts'
import { sealSecret } from '../../../../platform/secrets.ts'
import { auditAs, provePassword, seedPurpose } from '../factors.ts'
import { makeTotpSecret, totpAddress } from '../../../../platform/totp.ts'
import { forgetTries } from '../sign-in-limits.ts'
import { setPendingSeed } from '../../shared/store/accounts.ts'

export const handleStartAuthenticator = handleBatched(
  startAuthenticator,
  startAuthenticatorSchemas,
  async (context, { body }) => {
    const operator = await provePassword(context, body.password)
    if (operator.totp_seed) refuse('OPERATOR_STATE')
    const secret = makeTotpSecret()
    await context.database.transaction(async (tx) => {
      await setPendingSeed(
        tx,
        operator.id,
        sealSecret(context.config.secretKey, seedPurpose(operator.id), secret),
      )
      await auditAs(tx, context, operator, 'operator.authenticator-start')
    })
    await forgetTries(context, operator.username)
    // Shown this once: afterwards the seed can be replaced, not read.
    return { secret, address: totpAddress(secret, operator.username, 'Sala') }
  },
)
