/** Proposals that wait for a second person, and decided ones. */
import { canonicalJson } from '../../../platform/json.ts'
import { firstOf, oneOf, rowsOf, run, sql, type Reader, type Tx } from '../../../platform/postgres.ts'
import type { ProposalState } from '../../../contract/operator/system/proposal-schemas.ts'

export interface ShownChange {
  field: string
  before: string
  after: string
}

export interface ProposalRow {
  proposal_id: string
  merchant_id: string
  kind: string
  subject: string
  title: string
  state: ProposalState
  payload: unknown
  shown: ShownChange[]
  reason: string
  requested_by: string
  requested_by_name: string
  requested_at: Date
  expires_at: Date
  decided_by: string | null
  decided_by_name: string | null
  decided_at: Date | null
  first_by: string | null
  first_by_name: string | null
  first_at: Date | null
}

export interface NewProposal {
  id: string
  merchantId: string
  kind: string
  subject: string
  title: string
  payload: unknown
  shown: readonly ShownChange[]
  reason: string
  by: string
  byName: string
  now: Date
  expiresAt: Date
}

/** False if a proposal of the same kind about the same subject is pending. */
export async function insertProposal(tx: Tx, fresh: NewProposal): Promise<boolean> {
  const added = await run(
    tx,
    sql`
    INSERT INTO system.proposal (proposal_id, merchant_id, kind, subject, title, state, payload, shown, reason,
      requested_by, requested_by_name, requested_at, expires_at)
    VALUES (${fresh.id}, ${fresh.merchantId}, ${fresh.kind}, ${fresh.subject}, ${fresh.title}, 'PENDING',
      ${canonicalJson(fresh.payload)}::jsonb, ${JSON.stringify(fresh.shown)}::jsonb, ${fresh.reason},
      ${fresh.by}, ${fresh.byName}, ${fresh.now}, ${fresh.expiresAt})
    ON CONFLICT (merchant_id, kind, subject) WHERE state = 'PENDING' DO NOTHING`,
  )
  return added > 0n
}

/** Marks expired proposals, so that they neither count nor block a new one. */
export async function expireProposals(tx: Tx, merchantId: string, now: Date): Promise<void> {
  await run(
    tx,
    sql`
    UPDATE system.proposal SET state = 'EXPIRED', decided_at = expires_at
    WHERE merchant_id = ${merchantId} AND state = 'PENDING' AND expires_at <= ${now}`,
  )
}

export async function lockProposal(tx: Tx, merchantId: string, id: string): Promise<ProposalRow | undefined> {
  return firstOf(
    tx,
    sql<ProposalRow>`
    SELECT * FROM system.proposal WHERE merchant_id = ${merchantId} AND proposal_id = ${id} FOR UPDATE`,
  )
}

export async function decideProposal(
  tx: Tx,
  id: string,
  decision: { state: 'CONFIRMED' | 'REJECTED'; by: string; byName: string; now: Date },
): Promise<void> {
  await run(
    tx,
    sql`
    UPDATE system.proposal SET state = ${decision.state}, decided_by = ${decision.by}, decided_by_name = ${decision.byName},
      decided_at = ${decision.now}
    WHERE proposal_id = ${id}`,
  )
}

/** The first of two confirmations. */
export async function noteFirst(
  tx: Tx,
  id: string,
  first: { by: string; byName: string; now: Date },
): Promise<void> {
  await run(
    tx,
    sql`
    UPDATE system.proposal SET first_by = ${first.by}, first_by_name = ${first.byName}, first_at = ${first.now}
    WHERE proposal_id = ${id}`,
  )
}

/** Rejects pending proposals: of one kind about a subject, or all of one person. */
export async function rejectProposals(
  tx: Tx,
  merchantId: string,
  which: { kind: string; subject: string } | { requestedBy: string },
  decision: { by: string; byName: string; now: Date },
): Promise<void> {
  const chosen =
    'kind' in which
      ? sql`kind = ${which.kind} AND subject = ${which.subject}`
      : sql`requested_by = ${which.requestedBy}`
  await run(
    tx,
    sql`
    UPDATE system.proposal SET state = 'REJECTED', decided_by = ${decision.by}, decided_by_name = ${decision.byName},
      decided_at = ${decision.now}
    WHERE merchant_id = ${merchantId} AND state = 'PENDING' AND ${chosen}`,
  )
}

export interface ProposalFilter {
  merchantId: string
  kinds: readonly string[]
  now: Date
  state?: ProposalState | undefined
  subject?: string | undefined
}

/** The state at the given moment: an expired proposal is no longer pending. */
function matching({ merchantId, kinds, now, state, subject }: ProposalFilter) {
  const isOver = sql`(state = 'PENDING' AND expires_at <= ${now})`
  return sql.join(
    [
      sql`merchant_id = ${merchantId} AND kind = ANY (${[...kinds]}::text[])`,
      ...(state === 'EXPIRED' ? [sql`(state = 'EXPIRED' OR ${isOver})`] : []),
      ...(state && state !== 'EXPIRED' ? [sql`state = ${state} AND NOT ${isOver}`] : []),
      ...(subject ? [sql`subject = ${subject}`] : []),
    ],
    sql` AND `,
  )
}

export async function readProposals(
  reader: Reader,
  filter: ProposalFilter,
  page: { pageNo: number; pageSize: number },
): Promise<ProposalRow[]> {
  return rowsOf(
    reader,
    sql<ProposalRow>`
    SELECT * FROM system.proposal WHERE ${matching(filter)} ORDER BY requested_at DESC, proposal_id DESC
    LIMIT ${page.pageSize} OFFSET ${(page.pageNo - 1) * page.pageSize}`,
  )
}

export async function countProposals(reader: Reader, filter: ProposalFilter): Promise<number> {
  const { count } = await oneOf(
    reader,
    sql<{ count: bigint }>`
    SELECT count(*) AS count FROM system.proposal WHERE ${matching(filter)}`,
  )
  return Number(count)
}
