/** Requests for verification. */
import type { FundsSource, KycReason, KycState } from '../../../../contract/shared/kyc-words.ts'
import { firstOf, oneOf, rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'

export interface KycRequest {
  request_id: string
  merchant_id: string
  member_id: string
  level: 2 | 3
  state: KycState
  id_hash: Buffer | null
  id_sealed: Buffer | null
  birthday: string | null
  address: string | null
  funds_source: FundsSource | null
  statement: string | null
  reason_code: KycReason | null
  remark: string | null
  submitted_at: Date
  decided_at: Date | null
  decided_by: string | null
  valid_until: string | null
}

const columns =
  sql.raw(`r.request_id, r.merchant_id, r.member_id, r.level, r.state, r.id_hash, r.id_sealed, to_char(r.birthday, 'YYYY-MM-DD') AS birthday, r.address,
  r.funds_source, r.statement, r.reason_code, r.remark, r.submitted_at, r.decided_at, r.decided_by, to_char(r.valid_until, 'YYYY-MM-DD') AS valid_until`)

interface Owner {
  merchantId: string
  memberId: string
}

export interface HandedIn {
  requestId: string
  merchantId: string
  memberId: string
  level: 2 | 3
  idHash: Buffer | null
  idSealed: Buffer | null
  birthday: string | null
  address: string | null
  source: FundsSource | null
  statement: string | null
  now: Date
}

/** Returns false if the member has one that is not decided. */
export async function insertRequest(tx: Tx, row: HandedIn): Promise<boolean> {
  const added = await run(
    tx,
    sql`
    INSERT INTO identity.kyc_request (request_id, merchant_id, member_id, level, state, id_hash, id_sealed, birthday, address, funds_source, statement, submitted_at)
    VALUES (${row.requestId}, ${row.merchantId}, ${row.memberId}, ${row.level}, 'SUBMITTED', ${row.idHash}, ${row.idSealed}, ${row.birthday}::date, ${row.address}, ${row.source}, ${row.statement}, ${row.now})
    ON CONFLICT (member_id) WHERE state IN ('SUBMITTED', 'MORE_NEEDED') DO NOTHING`,
  )
  return added > 0n
}

/** Submits the same request again, for which more was asked. */
export async function renewRequest(tx: Tx, row: HandedIn): Promise<void> {
  await run(
    tx,
    sql`
    UPDATE identity.kyc_request SET state = 'SUBMITTED', id_hash = ${row.idHash}, id_sealed = ${row.idSealed}, birthday = ${row.birthday}::date, address = ${row.address},
      funds_source = ${row.source}, statement = ${row.statement}, submitted_at = ${row.now}, reason_code = NULL, remark = NULL, decided_at = NULL, decided_by = NULL
    WHERE request_id = ${row.requestId} AND state = 'MORE_NEEDED'`,
  )
}

/** The member's requests, newest first. */
export async function readRequestsOf(reader: Reader, { merchantId, memberId }: Owner): Promise<KycRequest[]> {
  return rowsOf(
    reader,
    sql<KycRequest>`
    SELECT ${columns} FROM identity.kyc_request r WHERE r.merchant_id = ${merchantId} AND r.member_id = ${memberId} ORDER BY r.submitted_at DESC, r.request_id DESC LIMIT 50`,
  )
}

export async function readRequest(
  reader: Reader,
  merchantId: string,
  requestId: string,
): Promise<KycRequest | undefined> {
  return firstOf(
    reader,
    sql<KycRequest>`SELECT ${columns} FROM identity.kyc_request r WHERE r.merchant_id = ${merchantId} AND r.request_id = ${requestId}`,
  )
}

/** Locked: two operators decide one after the other. */
export async function lockRequest(
  tx: Tx,
  merchantId: string,
  requestId: string,
): Promise<KycRequest | undefined> {
  return firstOf(
    tx,
    sql<KycRequest>`SELECT ${columns} FROM identity.kyc_request r WHERE r.merchant_id = ${merchantId} AND r.request_id = ${requestId} FOR UPDATE`,
  )
}

export interface QueueRow extends KycRequest {
  is_duplicate: boolean
  total: bigint
}

/** Pending ones oldest first, the others newest first. */
export async function readQueue(
  reader: Reader,
  merchantId: string,
  asked: { state: KycState | undefined; memberId: string | undefined; pageNo: number; pageSize: number },
): Promise<QueueRow[]> {
  const state = asked.state ?? ''
  const memberId = asked.memberId ?? ''
  return rowsOf(
    reader,
    sql<QueueRow>`
    SELECT ${columns}, count(*) OVER () AS total,
      r.id_hash IS NOT NULL AND EXISTS (SELECT FROM identity.kyc_request o WHERE o.merchant_id = r.merchant_id AND o.id_hash = r.id_hash AND o.member_id <> r.member_id) AS is_duplicate
    FROM identity.kyc_request r
    WHERE r.merchant_id = ${merchantId} AND (${state} = '' OR r.state = ${state}) AND (${memberId} = '' OR r.member_id = ${memberId})
    ORDER BY CASE WHEN ${state} = 'SUBMITTED' THEN r.submitted_at END, r.submitted_at DESC, r.request_id LIMIT ${asked.pageSize} OFFSET ${(asked.pageNo - 1) * asked.pageSize}`,
  )
}

export async function countWaiting(reader: Reader, merchantId: string): Promise<number> {
  const { waiting } = await oneOf(
    reader,
    sql<{
      waiting: bigint
    }>`SELECT count(*) AS waiting FROM identity.kyc_request WHERE merchant_id = ${merchantId} AND state = 'SUBMITTED'`,
  )
  return Number(waiting)
}

/** Other members who submitted the same citizen number. */
export async function readSameNumber(
  reader: Reader,
  request: Pick<KycRequest, 'merchant_id' | 'member_id' | 'id_hash'>,
): Promise<{ member_id: string; state: KycState }[]> {
  if (!request.id_hash) return []
  return rowsOf(
    reader,
    sql<{ member_id: string; state: KycState }>`
    SELECT DISTINCT ON (member_id) member_id, state FROM identity.kyc_request
    WHERE merchant_id = ${request.merchant_id} AND id_hash = ${request.id_hash} AND member_id <> ${request.member_id} ORDER BY member_id, state = 'APPROVED' DESC, submitted_at DESC LIMIT 20`,
  )
}

export async function writeNumber(
  tx: Tx,
  requestId: string,
  number: { idHash: Buffer; idSealed: Buffer },
): Promise<void> {
  await run(
    tx,
    sql`UPDATE identity.kyc_request SET id_hash = ${number.idHash}, id_sealed = ${number.idSealed} WHERE request_id = ${requestId}`,
  )
}

/** One approval of a number at a time. */
export async function lockNumber(
  tx: Tx,
  request: Pick<KycRequest, 'merchant_id' | 'id_hash'>,
): Promise<void> {
  await run(
    tx,
    sql`SELECT pg_advisory_xact_lock(hashtextextended(${`identity.kyc:${request.merchant_id}:${request.id_hash?.toString('hex') ?? ''}`}, 7))`,
  )
}

export async function decideRequest(
  tx: Tx,
  requestId: string,
  decision: {
    state: KycState
    reasonCode: KycReason | null
    remark: string | null
    validUntil: string | null
    by: string
    now: Date
  },
): Promise<void> {
  await run(
    tx,
    sql`
    UPDATE identity.kyc_request SET state = ${decision.state}, reason_code = ${decision.reasonCode}, remark = ${decision.remark}, valid_until = ${decision.validUntil}::date,
      decided_by = ${decision.by}, decided_at = ${decision.now} WHERE request_id = ${requestId}`,
  )
}

/** Approvals whose last day is over, locked; those locked by others are skipped. */
export async function lockEnded(
  tx: Tx,
  today: string,
  merchantId: string,
  limit: number,
): Promise<KycRequest[]> {
  return rowsOf(
    tx,
    sql<KycRequest>`
    SELECT ${columns} FROM identity.kyc_request r WHERE r.merchant_id = ${merchantId} AND r.state = 'APPROVED' AND r.valid_until < ${today}::date
    ORDER BY r.valid_until LIMIT ${limit} FOR UPDATE SKIP LOCKED`,
  )
}

/** An older approval of the same level ends with the new one. */
export async function endFormerApprovals(tx: Tx, request: KycRequest): Promise<void> {
  await run(
    tx,
    sql`
    UPDATE identity.kyc_request SET state = 'EXPIRED' WHERE merchant_id = ${request.merchant_id} AND member_id = ${request.member_id} AND level = ${request.level}
      AND state = 'APPROVED' AND request_id <> ${request.request_id}`,
  )
}

/**
 * Deletes what was submitted with requests that ended before the moment; returns the documents whose bytes
 * are to be deleted.
 */
export async function wipeBefore(tx: Tx, merchantId: string, before: Date, limit: number): Promise<string[]> {
  const rows = await rowsOf(
    tx,
    sql<{ document_id: string | null }>`
    WITH old AS (
      SELECT request_id FROM identity.kyc_request WHERE merchant_id = ${merchantId} AND state IN ('REJECTED', 'EXPIRED') AND wiped_at IS NULL AND decided_at < ${before}
      ORDER BY decided_at LIMIT ${limit} FOR UPDATE SKIP LOCKED
    ), wiped AS (
      UPDATE identity.kyc_request r SET wiped_at = app.now(), id_hash = NULL, id_sealed = NULL, birthday = NULL, address = NULL, funds_source = NULL, statement = NULL
      FROM old WHERE r.request_id = old.request_id RETURNING r.request_id
    )
    UPDATE identity.kyc_document d SET removed_at = app.now() FROM wiped WHERE d.request_id = wiped.request_id AND d.removed_at IS NULL RETURNING d.document_id`,
  )
  return rows.flatMap(({ document_id: id }) => (id ? [id] : []))
}
