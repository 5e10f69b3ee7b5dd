/** Reading the ledger in order with a cursor, for followers, the roll-up and the seals. */
import {
  oneOf,
  rowsOf,
  run,
  sql,
  withoutDisk,
  type Database,
  type Reader,
  type Tx,
} from '../../../platform/postgres.ts'
import { transferCodeOf, type TransferCode } from '../codes.ts'
import type { Currency } from '../types.ts'

/** A movement as followers see it: one transfer of one member's account. */
export interface LedgerRow {
  id: bigint
  txnId: bigint
  memberId: string
  merchantId: string
  purpose: 'main' | 'bonus' | 'hold' | 'points' | 'trial' | string
  currency: Currency
  code: TransferCode
  /** Signed: positive if money arrives in the account. */
  amount: bigint
  at: Date
  roundNo: bigint | null
  vendor: string | null
  gameCode: string | null
  product: string | null
}

interface StoredRow {
  id: bigint
  txn_id: bigint
  owner_id: string
  merchant_id: string
  purpose: string
  currency: Currency
  code: number
  amount: bigint
  at: Date
  round_no: bigint | null
  vendor: string | null
  game_code: string | null
  product: string | null
}

/**
 * The next movements of members after the follower's cursor, at most `limit` transfers; moves the cursor in
 * the caller's transaction, so that they are read again if it fails. Only rows before which none can still
 * appear are read. `waitsForDisk` is false for sums that are made again from the cursor, if a crash lost
 * both.
 */
export async function readTransfers(
  tx: Tx,
  follower: string,
  limit: number,
  waitsForDisk = true,
): Promise<LedgerRow[]> {
  const { start, stop } = await moveFollower(tx, follower, limit, waitsForDisk)
  if (stop === start) return []
  const rows = await rowsOf(
    tx,
    sql<StoredRow>`
    SELECT t.id, t.txn_id, o.owner_id, o.merchant_id, p.purpose, wallet.currency_of(p.ledger, o.currency) AS currency, t.code, CASE t.guarded_side WHEN 1 THEN -t.amount ELSE t.amount END AS amount,
           t.created_at AS at, t.round_no, substr(v.scope, 8) AS vendor, g.game_code, g.product
    FROM wallet.transfer t
    CROSS JOIN LATERAL (SELECT CASE t.guarded_side WHEN 1 THEN t.debit_account ELSE t.credit_account END AS id) AS a
    JOIN wallet.owner o ON o.owner_no = a.id >> 16 AND o.shard = t.shard
    JOIN wallet.purpose p ON p.purpose_no = a.id & 65535
    LEFT JOIN wallet.round r ON r.round_no = t.round_no AND r.shard = t.shard
    LEFT JOIN wallet.game_guard g ON g.game_no = r.game_no LEFT JOIN wallet.scope v ON v.scope_no = r.vendor_no
    WHERE t.id > ${start} AND t.id <= ${stop} AND t.guarded_side > 0 ORDER BY t.id`,
  )
  return rows.map((row) => ({
    id: row.id,
    txnId: row.txn_id,
    memberId: row.owner_id,
    merchantId: row.merchant_id,
    purpose: row.purpose,
    currency: row.currency,
    code: transferCodeOf(row.code),
    amount: row.amount,
    at: row.at,
    roundNo: row.round_no,
    vendor: row.vendor,
    gameCode: row.game_code,
    product: row.product,
  }))
}

/**
 * Moves a follower at most `limit` transactions on; the transfers in (start, stop] are final. Creates the
 * follower if it is missing.
 */
export async function moveFollower(
  tx: Tx,
  follower: string,
  limit: number,
  waitsForDisk = true,
): Promise<{ start: bigint; stop: bigint }> {
  await run(tx, sql`INSERT INTO wallet.follower (name) VALUES (${follower}) ON CONFLICT DO NOTHING`)
  const { start } = await oneOf(
    tx,
    sql<{
      start: bigint
    }>`SELECT position AS start${commitColumn(waitsForDisk)} FROM wallet.follower WHERE name = ${follower} FOR UPDATE`,
  )
  const { stop } = await oneOf(tx, sql<{ stop: bigint }>`SELECT wallet.next_stop(${start}, ${limit}) AS stop`)
  if (stop > start) await run(tx, sql`UPDATE wallet.follower SET position = ${stop} WHERE name = ${follower}`)
  return { start, stop }
}

/** What the statement that reads a cursor says of the commit of its transaction. */
export const commitColumn = (waitsForDisk: boolean) => (waitsForDisk ? sql`` : sql`, ${withoutDisk}`)

const MOST = 20_000

/**
 * Sets a mark, then folds final transfers into the totals of summed accounts and of records until nothing is
 * left.
 */
export async function rollUp(database: Database): Promise<void> {
  await markNow(database.kysely)
  while (
    (
      await oneOf(
        database.kysely,
        sql<{ behind: bigint }>`SELECT wallet.roll_up(${MOST}) AS behind, ${withoutDisk}`,
      )
    ).behind > 0n
  );
  while (
    (
      await oneOf(
        database.kysely,
        sql<{ behind: bigint }>`SELECT wallet.fold_records(${MOST}) AS behind, ${withoutDisk}`,
      )
    ).behind > 0n
  );
}

/** Seals every transfer that is final and not sealed yet. */
export async function sealTransfers(database: Database): Promise<void> {
  await markNow(database.kysely)
  while (
    (await oneOf(database.kysely, sql<{ behind: bigint }>`SELECT wallet.seal_next(${MOST}) AS behind`))
      .behind > 0n
  );
}

/**
 * Lists rounds that are not settled for operators: those just opened, and a second time those still open
 * after a day.
 */
export async function listOpenRounds(database: Database): Promise<void> {
  await markNow(database.kysely)
  for (const [walk, age] of [
    ['running-rounds', '0'],
    ['open-rounds', '24 hours'],
  ] as const) {
    while (
      (
        await oneOf(
          database.kysely,
          sql<{
            passed: bigint
          }>`SELECT wallet.list_open_rounds(${walk}, ${age}::interval, ${MOST}) AS passed, ${withoutDisk}`,
        )
      ).passed === BigInt(MOST)
    );
  }
}

async function markNow(reader: Reader): Promise<void> {
  await run(reader, sql`SELECT wallet.set_mark(), ${withoutDisk}`)
}
