import { listBanks, listBanksSchemas } from '../../../contract/player/cashier/list-banks.ts'
import { handle } from '../../../platform/calls.ts'
import { bankNameOf } from '../rules/bank-names.ts'
import { accountPatternOf, banks } from '../rules/banks.ts'

export const handleListBanks = handle(listBanks, listBanksSchemas, async ({ language }) => ({
  list: banks.map((bank) => ({
    bankCode: bank.bankCode, botCode: bank.botCode, name: bankNameOf(bank.bankCode, language), accountPattern: accountPatternOf(bank), accountLengths: [...bank.accountLengths],
  })),
}))
