/** Pockets at transfer-mode vendors and the transfers to and from them. */
import { isUuid } from '../../../../../kernel/ids.ts'
import { toPage, type Page, type PageRequest } from '../../../../../kernel/paging.ts'
import { firstOf, oneOf, rowsOf, run, sql, type Reader, type Tx } from '../../../../../platform/postgres.ts'

export type Direction = 'IN' | 'OUT'
export type TransferState = 'PENDING' | 'DONE' | 'RETURNED' | 'REFUSED'
export interface StoredRefusal {
  code: string
  params: readonly string[]
}

export interface PocketTransfer {
  transferId: string
  merchantId: string
  memberId: string
  vendor: string
  direction: Direction
  amount: bigint
  state: TransferState
  firstState: TransferState | null
  refusal: StoredRefusal | null
  createdAt: Date
  signedAt: Date
  askCount: number
  nextAskAt: Date | null
  lastAnswer: string | null
}

const columns = sql`transfer_id AS "transferId", merchant_id AS "merchantId", member_id AS "memberId", vendor_code AS vendor, direction, amount, state,
  first_state AS "firstState", refusal, created_at AS "createdAt", signed_at AS "signedAt", ask_count AS "askCount", next_ask_at AS "nextAskAt", last_answer AS "lastAnswer"`

export interface PocketKey {
  memberId: string
  vendor: string
}

export interface PocketStand {
  revision: bigint
  hasOpen: boolean
}

/** The state of a pocket, without a lock; a pocket never used is at revision 0. */
export async function readPocket(reader: Reader, { memberId, vendor }: PocketKey): Promise<PocketStand> {
  const row = await firstOf(
    reader,
    sql<PocketStand>`
    SELECT p.revision, EXISTS (SELECT FROM launch.pocket_transfer t WHERE t.member_id = p.member_id AND t.vendor_code = p.vendor_code AND t.state = 'PENDING') AS "hasOpen"
    FROM launch.pocket p WHERE p.member_id = ${memberId} AND p.vendor_code = ${vendor}`,
  )
  return row ?? { revision: 0n, hasOpen: false }
}

/**
 * Locks a pocket, which is created if it is new; taken before any balance by every function that touches a
 * pocket.
 */
export async function lockPocket(
  tx: Tx,
  { memberId, vendor, merchantId }: PocketKey & { merchantId: string },
): Promise<PocketStand> {
  await run(
    tx,
    sql`INSERT INTO launch.pocket (member_id, vendor_code, merchant_id) VALUES (${memberId}, ${vendor}, ${merchantId}) ON CONFLICT DO NOTHING`,
  )
  await run(
    tx,
    sql`SELECT FROM launch.pocket WHERE member_id = ${memberId} AND vendor_code = ${vendor} FOR UPDATE`,
  )
  return readPocket(tx, { memberId, vendor })
}

export async function raiseRevision(tx: Tx, { memberId, vendor }: PocketKey): Promise<void> {
  await run(
    tx,
    sql`UPDATE launch.pocket SET revision = revision + 1 WHERE member_id = ${memberId} AND vendor_code = ${vendor}`,
  )
}

export interface NewTransfer {
  transferId: string
  merchantId: string
  memberId: string
  vendor: string
  direction: Direction
  amount: bigint
  requestKey: string
  state: 'PENDING' | 'REFUSED'
  refusal: StoredRefusal | null
  now: Date
  signedAt: Date
}

/**
 * Stores a transfer; false if the member's request is stored already. The first question is asked
 * `askAfterMs` from now.
 */
export async function addTransfer(tx: Tx, transfer: NewTransfer, askAfterMs: number): Promise<boolean> {
  const isRefused = transfer.state === 'REFUSED'
  return (
    (await run(
      tx,
      sql`
    INSERT INTO launch.pocket_transfer (transfer_id, merchant_id, member_id, vendor_code, direction, amount, request_key, state, first_state, refusal, created_at, signed_at, next_ask_at, ended_at)
    VALUES (${transfer.transferId}, ${transfer.merchantId}, ${transfer.memberId}, ${transfer.vendor}, ${transfer.direction}, ${transfer.amount}, ${transfer.requestKey},
            ${transfer.state}, ${isRefused ? 'REFUSED' : null}, ${transfer.refusal === null ? null : JSON.stringify(transfer.refusal)}::jsonb, ${transfer.now}, ${transfer.signedAt},
            CASE WHEN ${isRefused} THEN NULL ELSE clock_timestamp() + make_interval(secs => ${askAfterMs / 1000}) END, CASE WHEN ${isRefused} THEN ${transfer.now}::timestamptz END)
    ON CONFLICT (member_id, request_key) DO NOTHING`,
    )) === 1n
  )
}

export async function transferByKey(
  reader: Reader,
  memberId: string,
  requestKey: string,
): Promise<PocketTransfer | undefined> {
  return firstOf(
    reader,
    sql<PocketTransfer>`SELECT ${columns} FROM launch.pocket_transfer WHERE member_id = ${memberId} AND request_key = ${requestKey}`,
  )
}

export async function readTransfer(reader: Reader, transferId: string): Promise<PocketTransfer | undefined> {
  return firstOf(
    reader,
    sql<PocketTransfer>`SELECT ${columns} FROM launch.pocket_transfer WHERE transfer_id = ${transferId}`,
  )
}

/** Ends a transfer; false if it had ended before. */
export async function endTransfer(
  tx: Tx,
  transferId: string,
  end: { state: 'DONE' | 'RETURNED'; refusal: StoredRefusal | null; answer: string; now: Date },
): Promise<boolean> {
  return (
    (await run(
      tx,
      sql`
    UPDATE launch.pocket_transfer SET state = ${end.state}, refusal = ${end.refusal === null ? null : JSON.stringify(end.refusal)}::jsonb, last_answer = ${end.answer},
      ended_at = ${end.now}, next_ask_at = NULL
    WHERE transfer_id = ${transferId} AND state = 'PENDING'`,
    )) === 1n
  )
}

/** Sets the member's first answer; returns the stored one, which may be an earlier one. */
export async function keepFirstState(reader: Reader, transferId: string): Promise<TransferState> {
  const row = await firstOf(
    reader,
    sql<{ state: TransferState }>`
    UPDATE launch.pocket_transfer SET first_state = coalesce(first_state, state) WHERE transfer_id = ${transferId} RETURNING coalesce(first_state, state) AS state`,
  )
  return row!.state
}

export async function noteAsked(
  reader: Reader,
  transferId: string,
  answer: string,
  askAfterMs: number,
): Promise<void> {
  await run(
    reader,
    sql`
    UPDATE launch.pocket_transfer SET ask_count = ask_count + 1, last_answer = ${answer}, next_ask_at = clock_timestamp() + make_interval(secs => ${askAfterMs / 1000})
    WHERE transfer_id = ${transferId} AND state = 'PENDING'`,
  )
}

/** Those of these ids that are transfers. */
export async function transfersByIds(
  reader: Reader,
  ids: readonly string[],
): Promise<Map<string, PocketTransfer>> {
  const uuids = ids.filter(isUuid)
  if (uuids.length === 0) return new Map()
  const rows = await rowsOf(
    reader,
    sql<PocketTransfer>`
    SELECT ${columns} FROM launch.pocket_transfer WHERE transfer_id = ANY(${uuids}::uuid[])`,
  )
  return new Map(rows.map((row) => [row.transferId, row]))
}

/** Takes transfers whose question is due and reserves them for `leaseMs`. */
export async function takeDue(reader: Reader, most: number, leaseMs: number): Promise<PocketTransfer[]> {
  return rowsOf(
    reader,
    sql<PocketTransfer>`
    UPDATE launch.pocket_transfer SET next_ask_at = clock_timestamp() + make_interval(secs => ${leaseMs / 1000})
    WHERE transfer_id IN (
      SELECT transfer_id FROM launch.pocket_transfer WHERE state = 'PENDING' AND next_ask_at <= clock_timestamp() ORDER BY next_ask_at LIMIT ${most} FOR UPDATE SKIP LOCKED)
    RETURNING ${columns}`,
  )
}

/** A member's waiting transfers, the oldest first. */
export async function pendingOf(reader: Reader, memberId: string): Promise<PocketTransfer[]> {
  return rowsOf(
    reader,
    sql<PocketTransfer>`SELECT ${columns} FROM launch.pocket_transfer WHERE member_id = ${memberId} AND state = 'PENDING' ORDER BY created_at`,
  )
}

/** A merchant's waiting transfers, or one member's, the oldest first. */
export async function pendingPage(
  reader: Reader,
  query: PageRequest & { merchantId: string; memberId?: string | undefined },
): Promise<Page<PocketTransfer>> {
  const rows = await rowsOf(
    reader,
    sql<PocketTransfer & { total: bigint }>`
    SELECT ${columns}, count(*) OVER () AS total FROM launch.pocket_transfer
    WHERE merchant_id = ${query.merchantId} AND state = 'PENDING' AND ${query.memberId ? sql`member_id = ${query.memberId}` : sql`true`}
    ORDER BY created_at LIMIT ${query.pageSize} OFFSET ${(query.pageNo - 1) * query.pageSize}`,
  )
  return toPage(rows, query, Number.parseInt((rows[0]?.total ?? 0n).toString(), 10))
}

export interface VendorSums {
  inAmount: bigint
  outAmount: bigint
  waitingIn: bigint
  waitingOut: bigint
}

/** What a merchant moved to and from a vendor for good, and what is on its way. */
export async function vendorSums(
  reader: Reader,
  { merchantId, vendor }: { merchantId: string; vendor: string },
): Promise<VendorSums> {
  return oneOf(
    reader,
    sql<VendorSums>`
    SELECT coalesce(sum(amount) FILTER (WHERE state = 'DONE' AND direction = 'IN'), 0)::bigint AS "inAmount",
           coalesce(sum(amount) FILTER (WHERE state = 'DONE' AND direction = 'OUT'), 0)::bigint AS "outAmount",
           coalesce(sum(amount) FILTER (WHERE state = 'PENDING' AND direction = 'IN'), 0)::bigint AS "waitingIn",
           coalesce(sum(amount) FILTER (WHERE state = 'PENDING' AND direction = 'OUT'), 0)::bigint AS "waitingOut"
    FROM launch.pocket_transfer WHERE merchant_id = ${merchantId} AND vendor_code = ${vendor}`,
  )
}

/** Members of a merchant who ever used their pocket at a vendor, in the order of their ids. */
export async function pocketPage(
  reader: Reader,
  query: PageRequest & { merchantId: string; vendor: string },
): Promise<Page<string>> {
  const rows = await rowsOf(
    reader,
    sql<{ member_id: string; total: bigint }>`
    SELECT member_id, count(*) OVER () AS total FROM launch.pocket WHERE merchant_id = ${query.merchantId} AND vendor_code = ${query.vendor} AND revision > 0
    ORDER BY member_id LIMIT ${query.pageSize} OFFSET ${(query.pageNo - 1) * query.pageSize}`,
  )
  return toPage(
    rows.map((row) => row.member_id),
    query,
    Number.parseInt((rows[0]?.total ?? 0n).toString(), 10),
  )
}

export type SentTransfer = Omit<PocketTransfer, 'state'> & {
  state: Exclude<TransferState, 'REFUSED'>
  endedAt: Date | null
}

/** The transfers of a pocket that were sent, newest first. */
export async function sentTransfers(
  reader: Reader,
  query: PageRequest & { merchantId: string; memberId: string; vendor: string },
): Promise<Page<SentTransfer>> {
  const rows = await rowsOf(
    reader,
    sql<SentTransfer & { total: bigint }>`
    SELECT ${columns}, ended_at AS "endedAt", count(*) OVER () AS total FROM launch.pocket_transfer
    WHERE member_id = ${query.memberId} AND vendor_code = ${query.vendor} AND merchant_id = ${query.merchantId} AND state <> 'REFUSED'
    ORDER BY created_at DESC, transfer_id DESC LIMIT ${query.pageSize} OFFSET ${(query.pageNo - 1) * query.pageSize}`,
  )
  return toPage(rows, query, Number.parseInt((rows[0]?.total ?? 0n).toString(), 10))
}
