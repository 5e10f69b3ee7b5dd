import {
  requestPaymentCode,
  requestPaymentCodeSchemas,
} from '../../../../contract/player/identity/request-payment-code.ts'
import { refuse } from '../../../../contract/errors.ts'
import { handle } from '../../../../platform/calls.ts'
import { sendOwnCode } from '../../credentials/own-codes.ts'
import { refuseNoReset } from '../../credentials/payment-reset.ts'
import { readAccount } from '../../accounts/store/accounts.ts'

export const handleRequestPaymentCode = handle(
  requestPaymentCode,
  requestPaymentCodeSchemas,
  async (context) => {
    const account =
      (await readAccount(context.tx, context.merchant.id, context.actor.accountId)) ??
      refuse('SESSION_EXPIRED')
    await refuseNoReset(context, context.tx, account)
    return sendOwnCode(context, account, {
      purpose: 'RESET_PAYMENT',
      method: 'sms',
      subject: context.actor.sessionId,
    })
  },
)
