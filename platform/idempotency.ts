/** The first answer of every keyed call, kept for ever (wire.md §1, Idempotency-Key). */
import { firstOf, oneOf, run, sql, type Reader, type Tx } from './postgres.ts'

/** The scope of a key: account and call. */
export interface RequestKey {
  accountId: string
  call: string
  key: string
}
export interface KeptAnswer {
  body_hash: Buffer
  status: number
  answer: string
}

/** What is kept under a key; undefined if it has no answer yet. */
export function readAnswer(
  reader: Reader,
  { accountId, call, key }: RequestKey,
): Promise<KeptAnswer | undefined> {
  return firstOf(
    reader,
    sql<KeptAnswer>`/* prepared */
    SELECT body_hash, status, answer FROM app.idempotency
    WHERE account_id = ${accountId} AND call = ${call} AND key = ${key}`,
  )
}

/** Locks a key until the transaction ends; `isMine` is false while another transaction holds it. */
export async function lockRequestKey(
  tx: Tx,
  { accountId, call, key }: RequestKey,
): Promise<{ isMine: boolean; kept: KeptAnswer | undefined }> {
  const { is_mine: isMine, ...kept } = await oneOf(
    tx,
    sql<{ is_mine: boolean } & (KeptAnswer | Record<keyof KeptAnswer, null>)>`/* prepared */
    SELECT is_mine, body_hash, status, answer FROM app.lock_request_key(${accountId}, ${call}, ${key})`,
  )
  return { isMine, kept: kept.body_hash ? kept : undefined }
}

/** Stores an answer; false if one is stored already. */
export async function keepAnswer(
  reader: Reader,
  { accountId, call, key }: RequestKey,
  bodyHash: Buffer,
  { status, text }: { status: number; text: string },
): Promise<boolean> {
  const kept = await run(
    reader,
    sql`/* prepared */
    INSERT INTO app.idempotency (account_id, call, key, body_hash, status, answer)
    VALUES (${accountId}, ${call}, ${key}, ${bodyHash}, ${status}, ${text}) ON CONFLICT DO NOTHING`,
  )
  return kept > 0n
}
