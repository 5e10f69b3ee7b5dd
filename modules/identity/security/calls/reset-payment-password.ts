import {
  resetPaymentPassword,
  resetPaymentPasswordSchemas,
} from '../../../../contract/player/identity/reset-payment-password.ts'
import { refuse, refuseWith } from '../../../../contract/errors.ts'
import { appendAudit } from '../../../../platform/audit-log.ts'
import { handleBatched } from '../../../../platform/calls.ts'
import { emitEvent } from '../../../../platform/outbox.ts'
import { hashPassword } from '../../../../platform/passwords.ts'
import { events } from '../../accounts/events.ts'
import { PAYOUT_HOLD_MS } from '../../credentials/owner-proof.ts'
import { openPaymentPasswordLock } from '../../credentials/payment-password.ts'
import { proveForReset } from '../../credentials/payment-reset.ts'
import { paymentPasswordFault } from '../../credentials/rules/payment-password.ts'
import { lockAccount, readAccount } from '../../accounts/store/accounts.ts'
import { writePaymentPassword } from '../../credentials/store/credentials.ts'
import { holdPayouts } from '../../credentials/store/recovery.ts'

export const handleResetPaymentPassword = handleBatched(
  resetPaymentPassword,
  resetPaymentPasswordSchemas,
  async (context, { body }) => {
    const { database, merchant, actor, now } = context
    const account =
      (await readAccount(database.kysely, merchant.id, actor.accountId)) ?? refuse('SESSION_EXPIRED')
    // The digits are checked before the code is used up.
    const rule = paymentPasswordFault(body.paymentPassword, {
      mobile: account.mobile,
      birthday: account.profile.birthday ?? null,
    })
    if (rule)
      refuseWith('PAYMENT_PASSWORD_WEAK', {
        fields: [{ field: 'paymentPassword', rule, params: ['6', '6'] }],
      })
    await proveForReset(context, account, { code: body.verificationCode.trim(), payeeName: body.payeeName })
    const hash = await hashPassword(body.paymentPassword)
    const payoutHoldUntil = new Date(now.getTime() + PAYOUT_HOLD_MS)
    await database.transaction(async (tx) => {
      const current = (await lockAccount(tx, merchant.id, account.account_id)) ?? refuse('SESSION_EXPIRED')
      if (current.state === 'FROZEN') refuse('AUTH_DISABLED')
      // The number that the code went to must still be the account's.
      if (current.mobile !== account.mobile || !current.mobile_verified_at) refuse('VERIFY_CODE_WRONG')
      await writePaymentPassword(tx, account.account_id, hash, current.payment_password_hash)
      await openPaymentPasswordLock(tx, account.account_id)
      await holdPayouts(tx, account.account_id, payoutHoldUntil)
      const told = { merchantId: merchant.id, memberId: account.account_id }
      await emitEvent(tx, events.paymentPasswordReset, {
        ...told,
        at: now.toISOString(),
        payoutHoldUntil: payoutHoldUntil.toISOString(),
      })
      await appendAudit(tx, {
        actor: account.username,
        action: 'member.reset-payment-password',
        subject: `member:${account.account_id}`,
        detail: { address: context.address, merchantId: merchant.id, payoutHoldUntil },
      })
    })
    return { payoutHoldUntil }
  },
)
