/** The accounts that a member is paid to: banks and USDT addresses. */
import type { ModuleParts } from '../../../platform/calls.ts'
import { handleAddBankAccount } from './calls/add-bank-account.ts'
import { handleAddUsdtAddress } from './calls/add-usdt-address.ts'
import { handleListBankAccounts } from './calls/list-bank-accounts.ts'
import { handleListBanks } from './calls/list-banks.ts'
import { handleListUsdtAddresses } from './calls/list-usdt-addresses.ts'
import { handleRemoveBankAccount } from './calls/remove-bank-account.ts'

export const accountParts = {
  calls: [
    handleListBanks,
    handleListBankAccounts,
    handleAddBankAccount,
    handleRemoveBankAccount,
    handleListUsdtAddresses,
    handleAddUsdtAddress,
  ],
} satisfies ModuleParts
