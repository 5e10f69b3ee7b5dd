import { listBanks, listBanksSchemas } from '../../../../contract/player/cashier/list-banks.ts'
import { handle } from '../../../../platform/calls.ts'
import { bankNameOf } from '../../shared/rules/bank-names.ts'
import { accountPatternOf, banksPaying } from '../../shared/rules/banks.ts'

export const handleListBanks = handle(listBanks, listBanksSchemas, async ({ language, merchant }) => ({
  list: banksPaying(merchant.currency).map((bank) => ({
    bankCode: bank.bankCode,
    botCode: bank.botCode,
    name: bankNameOf(bank.bankCode, language),
    accountPattern: accountPatternOf(bank),
    accountLengths: [...bank.accountLengths],
  })),
}))
