import { refuse, refuseFields } from '../../../contract/errors.ts'
import { addBankAccount, addBankAccountSchemas } from '../../../contract/player/cashier/add-bank-account.ts'
import { handle } from '../../../platform/calls.ts'
import { accountOf, checkPaymentPassword } from '../../identity/index.ts'
import { bindAccount } from '../bank-accounts.ts'
import { bankOf, isAccountNo, tidyAccountNo } from '../rules/banks.ts'
import { isSameName } from '../rules/name-match.ts'

export const handleAddBankAccount = handle(addBankAccount, addBankAccountSchemas, async (context, { body }) => {
  const { tx, merchant, actor, now } = context
  const bank = bankOf(body.bankCode)
  if (!bank) refuseFields([{ field: 'bankCode', rule: 'enum' }])
  const accountNo = tidyAccountNo(body.accountNo)
  if (!isAccountNo(bank, accountNo)) refuseFields([{ field: 'accountNo', rule: 'pattern' }])
  await checkPaymentPassword(context, body.paymentPassword, { wrong: 'WD_PASSWORD' })
  const account = await accountOf(tx, { merchantId: merchant.id, accountId: actor.accountId })
  if (!account || account.state !== 'ACTIVE') refuse('AUTH_DISABLED')
  if (!account.payeeName || !isSameName(body.holderName, account.payeeName)) refuse('WD_NAME_MISMATCH')
  return bindAccount(tx, { merchantId: merchant.id, memberId: actor.accountId, bankCode: bank.bankCode, accountNo, holderName: body.holderName, now })
})
