import { refuse } from '../../../../contract/errors.ts'
import {
  removeAuthenticator,
  removeAuthenticatorSchemas,
} from '../../../../contract/operator/identity/remove-authenticator.ts'
import { handleBatched } from '../../../../platform/calls.ts'
import { sessionsKey } from '../../../../platform/keys.ts'
import { auditAs, mustEnrol, proveFactor, provePassword } from '../factors.ts'
import { lockOperator, removeSeed } from '../../shared/store/accounts.ts'

export const handleRemoveAuthenticator = handleBatched(
  removeAuthenticator,
  removeAuthenticatorSchemas,
  async (context, { body }) => {
    const proved = await provePassword(context, body.password)
    const isEnrolmentDue = mustEnrol({ ...proved, totp_seed: null }, context.config)
    await context.database.transaction(async (tx) => {
      const operator = await lockOperator(tx, context.merchant.id, proved.id)
      if (!operator) refuse('SESSION_EXPIRED')
      await proveFactor(tx, context, operator, body.code)
      await removeSeed(tx, operator.id)
      await context.use(sessionsKey).patchClaims(tx, operator.id, { mustEnrol: isEnrolmentDue })
      await auditAs(tx, context, operator, 'operator.authenticator-remove', {
        before: { hasAuthenticator: true },
        after: { hasAuthenticator: false },
      })
    })
    return { mustEnrol: isEnrolmentDue }
  },
)
