/** Lines of accounts for tests of agents, and moves inside them. */
import { openAccounts } from '../../modules/wallet/index.ts'
import { rowsOf, run, sql, type Database, type Tx } from '../../platform/postgres.ts'

export interface PlantedAccount {
  id: string
  /** Null: directly under the house. */
  upline: string | null
  type?: 0 | 1 | 2 | 41 | 42
}

/** Accounts with their places in the closure and the ledger; an upline stands before its line. */
export async function plantLine(
  database: Database,
  merchantId: string,
  accounts: readonly PlantedAccount[],
): Promise<void> {
  await database.transaction(async (tx) => {
    for (const { id, upline, type = upline === null ? 1 : 2 } of accounts) {
      await run(
        tx,
        sql`
        INSERT INTO identity.account (account_id, merchant_id, username, type, upline_id, depth, password_hash)
        SELECT ${id}, ${merchantId}, ${id.toLowerCase().replaceAll('-', '')}, ${type}, ${upline}::text, coalesce((SELECT depth + 1 FROM identity.account WHERE account_id = ${upline}::text), 0), 'none'`,
      )
      await run(
        tx,
        sql`
        INSERT INTO identity.upline (account_id, upline_id, distance)
        SELECT ${id}, upline_id, distance + 1 FROM identity.upline WHERE account_id = ${upline}::text UNION ALL SELECT ${id}, ${upline}::text, 1 WHERE ${upline}::text IS NOT NULL`,
      )
      await openAccounts(tx, { merchantId, memberId: id, kind: type === 0 ? 'member' : 'agent' })
    }
  })
}

/** Moves an account with its line to another upline from the moment on; before it the old line holds. */
export async function moveLine(tx: Tx, id: string, upline: string, at: Date): Promise<void> {
  const subtree = sql`(SELECT ${id}::text AS account_id, 0 AS below UNION ALL SELECT account_id, distance FROM identity.upline WHERE upline_id = ${id})`
  const old = await rowsOf(
    tx,
    sql<{ upline_id: string }>`SELECT upline_id FROM identity.upline WHERE account_id = ${id}`,
  )
  const olds = old.map((row) => row.upline_id)
  await run(
    tx,
    sql`
    INSERT INTO identity.upline_past (account_id, upline_id, distance, since, until)
    SELECT u.account_id, u.upline_id, u.distance, u.since, ${at} FROM identity.upline u JOIN ${subtree} AS s ON s.account_id = u.account_id
    WHERE u.upline_id = ANY (${olds}) AND u.since < ${at}`,
  )
  await run(
    tx,
    sql`
    DELETE FROM identity.upline u USING ${subtree} AS s WHERE s.account_id = u.account_id AND u.upline_id = ANY (${olds})`,
  )
  await run(
    tx,
    sql`
    INSERT INTO identity.upline (account_id, upline_id, distance, since)
    SELECT s.account_id, x.upline_id, x.distance + s.below + 1, ${at}
    FROM ${subtree} AS s CROSS JOIN (SELECT upline_id, distance FROM identity.upline WHERE account_id = ${upline} UNION ALL SELECT ${upline}::text, 0) AS x`,
  )
  await run(tx, sql`UPDATE identity.account SET upline_id = ${upline} WHERE account_id = ${id}`)
}
