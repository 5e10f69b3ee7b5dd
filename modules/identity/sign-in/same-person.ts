/** Other accounts of one person, by what only one person should have (domain/economy.md §6.1). */
import type { Reader } from '../../../platform/postgres.ts'
import { readSamePerson } from './store/shared-traits.ts'

/**
 * Accounts of the merchant that share a device, a citizen number, or name and birthday with this one, itself
 * left out. Numbers of phones and of bank accounts belong to one account alone. A device of more than fifty
 * accounts is a shop's and says nothing.
 */
export const samePersonsOf = (
  reader: Reader,
  account: { merchantId: string; accountId: string },
): Promise<string[]> => readSamePerson(reader, account.merchantId, account.accountId)
