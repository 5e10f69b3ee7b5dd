import { refuse } from '../../../../contract/errors.ts'
import { roleAbilities } from '../../../../contract/operator/identity/abilities.ts'
import { readSession, readSessionSchemas } from '../../../../contract/operator/identity/read-session.ts'
import { handle } from '../../../../platform/calls.ts'
import { mustEnrol } from '../factors.ts'
import { operatorById, recoveryCodesLeft } from '../../shared/store/accounts.ts'

export const handleReadSession = handle(readSession, readSessionSchemas, async (context) => {
  const operator = await operatorById(context.tx, context.merchant.id, context.actor.accountId)
  if (!operator) refuse('SESSION_EXPIRED')
  const { merchant, config } = context
  return {
    operatorId: operator.id,
    username: operator.username,
    displayName: operator.display_name,
    role: operator.role,
    abilities: [...roleAbilities[operator.role]],
    hasAuthenticator: operator.totp_seed !== null,
    recoveryCodesLeft: await recoveryCodesLeft(context.tx, operator.id),
    mustEnrol: mustEnrol(operator, config),
    mustChangePassword: operator.must_change_password,
    isDemo: config.mode === 'demo',
    isAuthenticatorOptional: config.mode === 'demo',
    expiresAt: context.actor.expiresAt,
    merchant: { code: merchant.code, currency: merchant.currency, timeZone: merchant.timeZone },
  }
})
