import { openDeposit, openDepositSchemas } from '../../../../contract/player/cashier/open-deposit.ts'
import { handle } from '../../../../platform/calls.ts'
import { openIntent } from '../deposit-opening.ts'
import { paymentDetails } from '../payment-details.ts'

export const handleOpenDeposit = handle(openDeposit, openDepositSchemas, async (context, { body }) => {
  const deposit = await openIntent(context, {
    channel: body.channel,
    amount: BigInt(body.amount),
    sourceAccountId: body.sourceAccountId ?? null,
    offerId: body.promotionId ?? null,
  })
  const details = await paymentDetails(context, deposit)
  return {
    intentId: deposit.depositId,
    reference: deposit.reference,
    channel: deposit.channel,
    payableAmount: deposit.payableAmount,
    currency: deposit.currency,
    ...details,
    expiresAt: deposit.expiresAt,
    state: deposit.state,
  }
})
