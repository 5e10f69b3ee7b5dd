/** What support writes to accounts. */
import { rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'
import type { AccountType } from '../../accounts/types.ts'
import { replacePassword } from '../../credentials/store/credentials.ts'

/** A password made by the server, valid until then for choosing an own one. */
export async function replaceWithInitial(
  tx: Tx,
  accountId: string,
  passwordHash: string,
  until: Date,
): Promise<void> {
  await replacePassword(tx, accountId, passwordHash)
  await run(tx, sql`UPDATE identity.account SET initial_until = ${until} WHERE account_id = ${accountId}`)
}

export async function writeType(tx: Tx, accountId: string, type: AccountType): Promise<void> {
  await run(tx, sql`UPDATE identity.account SET type = ${type} WHERE account_id = ${accountId}`)
}

/** The different types of the direct line. */
export async function readLineTypes(reader: Reader, accountId: string): Promise<AccountType[]> {
  const rows = await rowsOf(
    reader,
    sql<{ type: AccountType }>`SELECT DISTINCT type FROM identity.account WHERE upline_id = ${accountId}`,
  )
  return rows.map((row) => row.type)
}
