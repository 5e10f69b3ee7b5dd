/** Rows of what waits to be told. */
import { rowsOf, run, sql, type Tx } from '../../../platform/postgres.ts'

export interface Notice {
  key: string
  memberId: string
  kind: string
  detail: Readonly<Record<string, string>>
}

export async function insertNotices(
  tx: Tx,
  merchantId: string,
  notices: readonly Notice[],
  now: Date,
): Promise<void> {
  if (notices.length === 0) return
  await run(
    tx,
    sql`
    INSERT INTO promotions.waiting_notice (key, merchant_id, member_id, kind, detail, made_at)
    SELECT n.key, ${merchantId}, n.member_id, n.kind, n.detail, ${now}::timestamptz
    FROM unnest(${notices.map(({ key }) => key)}::text[], ${notices.map(({ memberId }) => memberId)}::text[],
      ${notices.map(({ kind }) => kind)}::text[],
      ${notices.map(({ detail }) => JSON.stringify(detail))}::jsonb[]) AS n(key, member_id, kind, detail)
    ON CONFLICT DO NOTHING`,
  )
}

/** Takes the next ones out, in the transaction that sends them. */
export async function takeNotices(tx: Tx, merchantId: string, limit: number): Promise<Notice[]> {
  return rowsOf(
    tx,
    sql<Notice>`
    DELETE FROM promotions.waiting_notice WHERE key IN (
      SELECT w.key FROM promotions.waiting_notice w WHERE w.merchant_id = ${merchantId}
        ORDER BY w.made_at LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    RETURNING key, member_id AS "memberId", kind, detail`,
  )
}
