import { refuse } from '../../../contract/errors.ts'
import { payDemoBank, payDemoBankSchemas } from '../../../contract/player/cashier/pay-demo-bank.ts'
import { handle } from '../../../platform/calls.ts'
import { payeeNameOf } from '../../identity/index.ts'
import { demoNotice } from '../channels/demo-bank.ts'
import { receivePayment } from '../payments.ts'
import { lockDeposit } from '../store/deposits.ts'

/** Who pays where the member has not said whose bank account is his. */
const UNNAMED = 'DEMO PAYER'

export const handlePayDemoBank = handle(payDemoBank, payDemoBankSchemas, async ({ tx, merchant, now }, { body }) => {
  const deposit = await lockDeposit(tx, merchant.id, body.intentId)
  if (!deposit) refuse('DEPOSIT_NOT_FOUND')
  const payerName = body.name ?? (await payeeNameOf(tx, deposit.memberId)) ?? UNNAMED
  const amount = body.amount === undefined ? deposit.payableAmount : BigInt(body.amount)
  const notice = demoNotice({ depositId: deposit.depositId, amount, payerName, reference: body.reference })
  return { state: await receivePayment(tx, merchant.id, notice, now) }
})
