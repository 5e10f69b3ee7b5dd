import { refuse } from '../../../contract/errors.ts'
import { readDeposit, readDepositSchemas } from '../../../contract/player/cashier/read-deposit.ts'
import { handle } from '../../../platform/calls.ts'
import { openDepositStates } from '../rules/states.ts'
import { readDepositOf } from '../store/deposits.ts'
import { depositViews } from '../views.ts'

export const handleReadDeposit = handle(readDeposit, readDepositSchemas, async ({ tx, merchant, actor, now }, { params }) => {
  const deposit = await readDepositOf(tx, { merchantId: merchant.id, memberId: actor.accountId }, params.intentId)
  if (!deposit) refuse('DEPOSIT_NOT_FOUND')
  const [view] = await depositViews(tx, [deposit], now)
  return { ...view!, qrText: openDepositStates.includes(view!.state) ? deposit.codeText : null }
})
