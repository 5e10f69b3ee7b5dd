/** Complaints about withdrawals that had ended. */
import type { ComplaintState, DisputeReason } from '../../../../contract/shared/cashier-states.ts'
import type { PageRequest } from '../../../../kernel/paging.ts'
import { firstOf, oneOf, rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'

export interface Complaint {
  readonly complaintId: string
  readonly merchantId: string
  readonly withdrawalId: string
  readonly memberId: string
  readonly openedBy: string
  readonly reason: DisputeReason
  readonly remark: string
  readonly images: readonly string[]
  readonly state: ComplaintState
  readonly answer: string | null
  readonly openedAt: Date
  readonly dueBy: Date
  readonly answeredAt: Date | null
}

interface ComplaintRow {
  complaint_id: string
  merchant_id: string
  withdrawal_id: string
  member_id: string
  opened_by: string
  reason: DisputeReason
  remark: string
  images: string[]
  state: ComplaintState
  answer: string | null
  opened_at: Date
  due_by: Date
  answered_at: Date | null
}

const columns = sql`complaint_id, merchant_id, withdrawal_id, member_id, opened_by, reason, remark, images, state, answer, opened_at, due_by, answered_at`

const fromRow = (row: ComplaintRow): Complaint => ({
  complaintId: row.complaint_id,
  merchantId: row.merchant_id,
  withdrawalId: row.withdrawal_id,
  memberId: row.member_id,
  openedBy: row.opened_by,
  reason: row.reason,
  remark: row.remark,
  images: row.images,
  state: row.state,
  answer: row.answer,
  openedAt: row.opened_at,
  dueBy: row.due_by,
  answeredAt: row.answered_at,
})

/** False if one is open already. */
export async function insertComplaint(
  tx: Tx,
  fresh: Omit<Complaint, 'state' | 'answer' | 'answeredAt'>,
): Promise<boolean> {
  const added = await run(
    tx,
    sql`
    INSERT INTO cashier.complaint (complaint_id, merchant_id, withdrawal_id, member_id, opened_by, reason, remark, images, state, opened_at, due_by)
    VALUES (${fresh.complaintId}, ${fresh.merchantId}, ${fresh.withdrawalId}, ${fresh.memberId}, ${fresh.openedBy}, ${fresh.reason}, ${fresh.remark}, ${[...fresh.images]}, 'OPEN',
      ${fresh.openedAt}, ${fresh.dueBy}) ON CONFLICT (withdrawal_id) WHERE state = 'OPEN' DO NOTHING`,
  )
  return added > 0n
}

/** Locks it until the end of the transaction. */
export async function lockComplaint(
  tx: Tx,
  merchantId: string,
  complaintId: string,
): Promise<Complaint | undefined> {
  const row = await firstOf(
    tx,
    sql<ComplaintRow>`SELECT ${columns} FROM cashier.complaint WHERE complaint_id = ${complaintId} AND merchant_id = ${merchantId} FOR UPDATE`,
  )
  return row && fromRow(row)
}

export async function endComplaint(
  tx: Tx,
  complaintId: string,
  end: { state: 'UPHELD' | 'DECLINED'; answer: string; answeredBy: string; at: Date },
): Promise<void> {
  await run(
    tx,
    sql`
    UPDATE cashier.complaint SET state = ${end.state}, answer = ${end.answer}, answered_by = ${end.answeredBy}, answered_at = ${end.at} WHERE complaint_id = ${complaintId} AND state = 'OPEN'`,
  )
}

/** The latest complaint of each of several withdrawals. */
export async function readComplaints(
  reader: Reader,
  withdrawalIds: readonly string[],
): Promise<Map<string, Complaint>> {
  if (withdrawalIds.length === 0) return new Map()
  const rows = await rowsOf(
    reader,
    sql<ComplaintRow>`
    SELECT DISTINCT ON (withdrawal_id) ${columns} FROM cashier.complaint WHERE withdrawal_id = ANY (${[...withdrawalIds]}) ORDER BY withdrawal_id, opened_at DESC, complaint_id DESC`,
  )
  return new Map(rows.map((row) => [row.withdrawal_id, fromRow(row)]))
}

export interface QueuedComplaint extends Complaint {
  readonly amount: bigint
  readonly currency: string
}

/** Open ones the oldest first, ended ones the newest first. */
export async function readComplaintQueue(
  reader: Reader,
  query: PageRequest & { merchantId: string; state: ComplaintState | undefined },
): Promise<{ list: QueuedComplaint[]; totalCount: number }> {
  const where = sql`c.merchant_id = ${query.merchantId} AND (${query.state ?? null}::text IS NULL OR c.state = ${query.state ?? null})`
  const { count } = await oneOf(
    reader,
    sql<{ count: bigint }>`SELECT count(*) AS count FROM cashier.complaint c WHERE ${where}`,
  )
  const rows = await rowsOf(
    reader,
    sql<ComplaintRow & { amount: bigint; currency: string }>`
    SELECT c.*, w.amount, w.currency FROM cashier.complaint c JOIN cashier.withdrawal w USING (withdrawal_id) WHERE ${where}
    ORDER BY (c.state = 'OPEN') DESC, CASE WHEN c.state = 'OPEN' THEN c.opened_at END, c.opened_at DESC, c.complaint_id DESC
    LIMIT ${query.pageSize} OFFSET ${(query.pageNo - 1) * query.pageSize}`,
  )
  return {
    list: rows.map((row) => ({ ...fromRow(row), amount: row.amount, currency: row.currency })),
    totalCount: Number(count),
  }
}

/** For good: it cannot be undone. */
export async function lockCancelling(
  tx: Tx,
  owner: { merchantId: string; memberId: string },
  now: Date,
): Promise<void> {
  await run(
    tx,
    sql`INSERT INTO cashier.withdrawal_lock (member_id, merchant_id, locked_at) VALUES (${owner.memberId}, ${owner.merchantId}, ${now}) ON CONFLICT DO NOTHING`,
  )
}

export async function isCancelLocked(reader: Reader, memberId: string): Promise<boolean> {
  const row = await oneOf(
    reader,
    sql<{
      is_locked: boolean
    }>`SELECT EXISTS (SELECT FROM cashier.withdrawal_lock WHERE member_id = ${memberId}) AS is_locked`,
  )
  return row.is_locked
}
