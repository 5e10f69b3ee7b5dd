import {
  setPaymentPassword,
  setPaymentPasswordSchemas,
} from '../../../../contract/player/identity/set-payment-password.ts'
import { refuse, refuseWith } from '../../../../contract/errors.ts'
import { handleBatched } from '../../../../platform/calls.ts'
import { hashPassword } from '../../../../platform/passwords.ts'
import { checkPaymentPassword } from '../../credentials/payment-password.ts'
import { paymentPasswordFault } from '../../credentials/rules/payment-password.ts'
import { readAccount } from '../../accounts/store/accounts.ts'
import { writePaymentPassword } from '../../credentials/store/credentials.ts'

export const handleSetPaymentPassword = handleBatched(
  setPaymentPassword,
  setPaymentPasswordSchemas,
  async (context, { body }) => {
    const { database, merchant, actor } = context
    const account =
      (await readAccount(database.kysely, merchant.id, actor.accountId)) ?? refuse('SESSION_EXPIRED')
    const rule = paymentPasswordFault(body.paymentPassword, {
      mobile: account.mobile,
      birthday: account.profile.birthday ?? null,
    })
    if (rule)
      refuseWith('PAYMENT_PASSWORD_WEAK', {
        fields: [{ field: 'paymentPassword', rule, params: ['6', '6'] }],
      })
    if (account.payment_password_hash !== null)
      await checkPaymentPassword(context, body.oldPaymentPassword ?? '', { wrong: 'PAYMENT_PASSWORD_WRONG' })
    const hash = await hashPassword(body.paymentPassword)
    const isWritten = await database.transaction((tx) =>
      writePaymentPassword(tx, account.account_id, hash, account.payment_password_hash),
    )
    if (!isWritten) refuse('PAYMENT_PASSWORD_WRONG')
    return {}
  },
)
