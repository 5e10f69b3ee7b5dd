/** The platform's own key for web push. */
import { firstOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'

export interface KeyRow {
  publicKey: string
  sealed: Buffer
}

export async function readKey(reader: Reader): Promise<KeyRow | undefined> {
  return firstOf(
    reader,
    sql<KeyRow>`SELECT public_key AS "publicKey", private_key AS sealed FROM messaging.push_key`,
  )
}

/** Of two processes that start at once the second one's is dropped. */
export async function insertKey(tx: Tx, { publicKey, sealed }: KeyRow, now: Date): Promise<void> {
  await run(
    tx,
    sql`
    INSERT INTO messaging.push_key (public_key, private_key, made_at) VALUES (${publicKey}, ${sealed}, ${now})
    ON CONFLICT (only_one) DO NOTHING`,
  )
}
