/** Looking accounts up: by id, by name, several at once. */
import type { Reader } from '../../../platform/postgres.ts'
import {
  readAccount,
  readAccountByName,
  readAccountsByNames,
  readAccounts,
  toAccount,
} from './store/accounts.ts'
import type { Account } from './types.ts'

/** The account of a merchant, or undefined: an account of another merchant is not found. */
export async function accountOf(
  reader: Reader,
  { merchantId, accountId }: { merchantId: string; accountId: string },
): Promise<Account | undefined> {
  const row = await readAccount(reader, merchantId, accountId)
  return row && toAccount(row)
}

export async function accountByName(
  reader: Reader,
  { merchantId, account }: { merchantId: string; account: string },
): Promise<Account | undefined> {
  const row = await readAccountByName(reader, merchantId, account.trim().toLowerCase())
  return row && toAccount(row)
}

/** Many at once by their names in lower case; unknown names are absent. */
export async function accountsByNames(
  reader: Reader,
  { merchantId, usernames }: { merchantId: string; usernames: readonly string[] },
): Promise<Account[]> {
  return (await readAccountsByNames(reader, merchantId, usernames)).map(toAccount)
}

/** Many at once, for lists; unknown ids are absent. */
export async function accountsByIds(
  reader: Reader,
  accountIds: readonly string[],
): Promise<Map<string, Account>> {
  return new Map((await readAccounts(reader, accountIds)).map((row) => [row.account_id, toAccount(row)]))
}

export async function single<Key extends keyof Account>(
  reader: Reader,
  accountId: string,
  key: Key,
): Promise<Account[Key] | undefined> {
  const [row] = await readAccounts(reader, [accountId])
  return row && toAccount(row)[key]
}

/** The real name that bank accounts must carry; null until the member set it. */
export const payeeNameOf = async (reader: Reader, accountId: string): Promise<string | null> =>
  (await single(reader, accountId, 'payeeName')) ?? null

/** Empty for an account that does not exist. */
export const usernameOf = async (reader: Reader, accountId: string): Promise<string> =>
  (await single(reader, accountId, 'username')) ?? ''
