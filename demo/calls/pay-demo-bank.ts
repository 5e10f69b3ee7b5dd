import { refuse } from '../../contract/errors.ts'
import { payDemoBank, payDemoBankSchemas } from '../../contract/player/dev/pay-demo-bank.ts'
import { lockDeposit } from '../../modules/cashier/index.ts'
import { handle } from '../../platform/calls.ts'
import { payAsDemo } from '../payers/payer.ts'

export const handlePayDemoBank = handle(payDemoBank, payDemoBankSchemas, async (context, { body }) => {
  const { tx, merchant, now } = context
  const deposit = await lockDeposit(tx, merchant.id, body.intentId)
  if (!deposit) refuse('DEPOSIT_NOT_FOUND')
  const { behaviour = 'NORMAL', name, reference } = body
  return {
    state: await payAsDemo(
      tx,
      context,
      deposit,
      { behaviour, amount: body.amount === undefined ? undefined : BigInt(body.amount), name, reference },
      now,
    ),
  }
})
