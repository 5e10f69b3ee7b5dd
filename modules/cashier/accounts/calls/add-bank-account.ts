import { refuse, refuseFields } from '../../../../contract/errors.ts'
import {
  addBankAccount,
  addBankAccountSchemas,
} from '../../../../contract/player/cashier/add-bank-account.ts'
import { isSameName } from '../../../../contract/shared/person-name.ts'
import { handleProven, type BatchedContext, type CallInput } from '../../../../platform/calls.ts'
import { momentTexts } from '../../../../platform/moment-text.ts'
import { accountOf, checkPaymentPassword } from '../../../identity/index.ts'
import { sendMessage } from '../../../messaging/index.ts'
import { noteClaim } from '../../compliance/screen-transactions.ts'
import { bindAccount } from '../bank-accounts.ts'
import { bankNames as bankNamesEn } from '../../locales/en.ts'
import { noticeTexts } from '../../locales/notices.ts'
import { bankNames as bankNamesTh } from '../../locales/th.ts'
import {
  accountNoFault,
  bankOf,
  banksPaying,
  isAccountNo,
  tidyAccountNo,
  type Bank,
} from '../../shared/rules/banks.ts'

type Input = CallInput<typeof addBankAccountSchemas>

function placeOf(
  { language, merchant }: Pick<BatchedContext, 'language' | 'merchant'>,
  { body }: Input,
): { bank: Bank; accountNo: string } {
  const bank = bankOf(body.bankCode)
  if (!bank || !banksPaying(merchant.currency).includes(bank))
    refuseFields([{ field: 'bankCode', rule: 'enum' }])
  const accountNo = tidyAccountNo(body.accountNo)
  if (!isAccountNo(bank, accountNo))
    refuseFields([
      {
        field: 'accountNo',
        ...accountNoFault(bank, (language === 'th' ? bankNamesTh : bankNamesEn)[bank.bankCode]!),
      },
    ])
  return { bank, accountNo }
}

async function prove(context: BatchedContext, input: Input): Promise<void> {
  placeOf(context, input)
  await checkPaymentPassword(context, input.body.paymentPassword, { wrong: 'WD_PASSWORD' })
}

export const handleAddBankAccount = handleProven(
  addBankAccount,
  addBankAccountSchemas,
  prove,
  async (context, input) => {
    const { tx, merchant, actor, now } = context
    const { bank, accountNo } = placeOf(context, input)
    const { body } = input
    const account = await accountOf(tx, { merchantId: merchant.id, accountId: actor.accountId })
    if (!account || account.state !== 'ACTIVE') refuse('AUTH_DISABLED')
    if (!account.payeeName || !isSameName(body.holderName, account.payeeName)) refuse('WD_NAME_MISMATCH')
    await noteClaim(context, { bankCode: bank.bankCode, accountNo })
    const bound = await bindAccount(tx, {
      merchantId: merchant.id,
      memberId: actor.accountId,
      bankCode: bank.bankCode,
      accountNo,
      holderName: body.holderName,
      now,
    })
    // Whoever bound it, the owner of the account is notified (security/decisions.md §4, Withdrawals).
    await sendMessage(tx, {
      merchantId: merchant.id,
      memberId: actor.accountId,
      category: 'SECURITY',
      link: '/member?page=securityCenter',
      key: `bank-account:${bound.bankAccountId}:${now.getTime()}`,
      ...noticeTexts.accountBound(
        { TH: bankNamesTh[bank.bankCode]!, EN: bankNamesEn[bank.bankCode]! },
        accountNo.slice(-4),
        momentTexts(merchant, bound.usableFrom),
      ),
    })
    return bound
  },
)
