import { refuse } from '../../../../contract/errors.ts'
import {
  removeBankAccount,
  removeBankAccountSchemas,
} from '../../../../contract/player/cashier/remove-bank-account.ts'
import { handleProven } from '../../../../platform/calls.ts'
import { checkPaymentPassword } from '../../../identity/index.ts'
import { lockBinding, readBankAccount, removeBankAccountRow } from '../../shared/store/bank-accounts.ts'
import { isPayoutOpen } from '../../withdrawals/store/withdrawal-counts.ts'

export const handleRemoveBankAccount = handleProven(
  removeBankAccount,
  removeBankAccountSchemas,
  (context, { body }) => checkPaymentPassword(context, body.paymentPassword, { wrong: 'WD_PASSWORD' }),
  async ({ tx, merchant, actor, now }, { params }) => {
    await lockBinding(tx, actor.accountId)
    const account = await readBankAccount(
      tx,
      { merchantId: merchant.id, memberId: actor.accountId },
      params.bankAccountId,
    )
    if (!account) refuse('BANK_ACCOUNT_NOT_FOUND')
    if (await isPayoutOpen(tx, account.bankAccountId)) refuse('WD_PENDING')
    await removeBankAccountRow(tx, account.bankAccountId, now)
    return {}
  },
)
