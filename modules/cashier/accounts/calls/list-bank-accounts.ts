import {
  listBankAccounts,
  listBankAccountsSchemas,
} from '../../../../contract/player/cashier/list-bank-accounts.ts'
import { handle } from '../../../../platform/calls.ts'
import { payeeNameOf } from '../../../identity/index.ts'
import { settingOf } from '../../../system/index.ts'
import { maskAccountNo } from '../../shared/rules/banks.ts'
import { bankAccountSettings } from '../../settings/accounts.ts'
import { readBankAccounts } from '../../shared/store/bank-accounts.ts'

export const handleListBankAccounts = handle(
  listBankAccounts,
  listBankAccountsSchemas,
  async ({ tx, merchant, actor, now }) => {
    const accounts = await readBankAccounts(tx, { merchantId: merchant.id, memberId: actor.accountId })
    return {
      list: accounts.map((account) => ({
        bankAccountId: account.bankAccountId,
        bankCode: account.bankCode,
        accountNo: maskAccountNo(account.accountNo),
        holderName: account.holderName,
        usableFrom: account.usableFrom,
        isUsable: account.usableFrom <= now,
      })),
      limit: await settingOf(tx, merchant.id, bankAccountSettings.limit),
      payeeName: await payeeNameOf(tx, actor.accountId),
    }
  },
)
