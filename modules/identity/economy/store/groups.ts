/** The prize groups in use, and the lock of whoever changes what the house promises. */
import { oneOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'

/** The highest prize group of an account or a valid link; null without any. */
export async function readHighestGroup(reader: Reader, merchantId: string): Promise<number | null> {
  const row = await oneOf(
    reader,
    sql<{ highest: number | null }>`
    SELECT greatest(
      (SELECT max(member_g) FROM identity.account WHERE merchant_id = ${merchantId}),
      (SELECT max(member_g) FROM identity.invitation WHERE merchant_id = ${merchantId} AND is_active)) AS highest`,
  )
  return row.highest
}

/** Two changes that are affordable alone may not be together: the second waits for the first's commit. */
export async function holdEconomy(tx: Tx, merchantId: string): Promise<void> {
  await run(tx, sql`SELECT pg_advisory_xact_lock(hashtext(${`economy:${merchantId}`}))`)
}
