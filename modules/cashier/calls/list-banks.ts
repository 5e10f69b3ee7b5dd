import { listBanks, listBanksSchemas } from '../../../contract/player/cashier/list-banks.ts'
import { handle } from '../../../platform/calls.ts'
import { bankNames as english } from '../locales/en.ts'
import { bankNames as thai } from '../locales/th.ts'
import { accountPatternOf, banks } from '../rules/banks.ts'

const names = { th: thai, en: english }

export const handleListBanks = handle(listBanks, listBanksSchemas, async ({ language }) => ({
  list: banks.map((bank) => ({
    bankCode: bank.bankCode, botCode: bank.botCode, name: names[language][bank.bankCode]!, accountPattern: accountPatternOf(bank), accountLengths: [...bank.accountLengths],
  })),
}))
