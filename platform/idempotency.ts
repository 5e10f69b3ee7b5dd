/** The first answer of every keyed call, kept for ever (wire.md §1, Idempotency-Key). */
import { oneOf, run, sql, type Reader, type Tx } from './postgres.ts'

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

/** Whether a key has its answer by now. */
export async function hasAnswer(reader: Reader, { accountId, call, key }: RequestKey): Promise<boolean> {
  const { has } = await oneOf(
    reader,
    sql<{ has: boolean }>`
    SELECT EXISTS (SELECT FROM app.idempotency WHERE account_id = ${accountId} AND call = ${call} AND key = ${key}) AS has`,
  )
  return has
}

/** Locks a key until the transaction ends; `isMine` is false while another transaction holds it. */
export async function lockRequestKey(
  tx: Tx,
  { accountId, call, key }: RequestKey,
): Promise<{ isMine: boolean; kept: KeptAnswer | undefined }> {
  const { is_mine: isMine, ...kept } = await oneOf(
    tx,
    sql<{ is_mine: boolean } & (KeptAnswer | Record<keyof KeptAnswer, null>)>`
    SELECT is_mine, body_hash, status, answer FROM app.lock_request_key(${accountId}, ${call}, ${key})`,
  )
  return { isMine, kept: kept.body_hash ? kept : undefined }
}

/** Stores an answer; false if one is stored already. */
export async function keepAnswer(
  tx: Tx,
  { accountId, call, key }: RequestKey,
  bodyHash: Buffer,
  status: number,
  answer: string,
): Promise<boolean> {
  const kept = await run(
    tx,
    sql`
    INSERT INTO app.idempotency (account_id, call, key, body_hash, status, answer)
    VALUES (${accountId}, ${call}, ${key}, ${bodyHash}, ${status}, ${answer}) ON CONFLICT DO NOTHING`,
  )
  return kept > 0n
}

/** Runs the work after a savepoint, to which `undo` rolls the transaction back. */
export async function withSavepoint<Result>(
  tx: Tx,
  work: (undo: () => Promise<void>) => Promise<Result>,
): Promise<Result> {
  await run(tx, sql`SAVEPOINT work`)
  return work(async () => {
    await run(tx, sql`ROLLBACK TO SAVEPOINT work`)
  })
}
