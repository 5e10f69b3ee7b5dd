import { readSecurity, readSecuritySchemas } from '../../../../contract/player/identity/read-security.ts'
import { refuse } from '../../../../contract/errors.ts'
import { handle } from '../../../../platform/calls.ts'
import { hasFactor, proofsOf } from '../../credentials/factors.ts'
import { paymentPasswordState } from '../../credentials/payment-password.ts'
import { canResetPayment } from '../../credentials/payment-reset.ts'
import { maskEmail } from '../../credentials/rules/masks.ts'
import { maskMobile } from '../../accounts/rules/mobile.ts'
import { readAccount } from '../../accounts/store/accounts.ts'
import { recoveryCodesLeft } from '../../credentials/store/factors.ts'

export const handleReadSecurity = handle(readSecurity, readSecuritySchemas, async (context) => {
  const account =
    (await readAccount(context.tx, context.merchant.id, context.actor.accountId)) ?? refuse('SESSION_EXPIRED')
  return {
    passwordChangedAt: account.password_changed_at,
    hasPaymentPassword: account.payment_password_hash !== null,
    paymentPasswordLockedUntil: (await paymentPasswordState(context.tx, account.account_id)).lockedUntil,
    canResetPaymentPassword: canResetPayment(account),
    mobile: account.mobile === null ? null : maskMobile(account.mobile),
    isMobileVerified: hasFactor(account, 'sms'),
    email: account.email === null ? null : maskEmail(account.email),
    isEmailVerified: hasFactor(account, 'email'),
    hasAuthenticator: hasFactor(account, 'authenticator'),
    recoveryCodesLeft: await recoveryCodesLeft(context.tx, account.account_id),
    proofs: proofsOf(account),
  }
})
