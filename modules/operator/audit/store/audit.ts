/** Reading the audit log, a merchant's own rows only. */
import { oneOf, rowsOf, sql, type Reader } from '../../../../platform/postgres.ts'

export interface AuditRow {
  seq: bigint
  at: Date
  actor: string
  action: string
  subject: string
  detail: string
  hash: Buffer
}

export interface AuditFilter {
  merchantId: string
  words: readonly string[]
  actions: readonly string[]
  actor?: string
  action?: string
  subject?: string
  from: Date | null
  before: Date | null
  pageNo: number
  pageSize: number
}

/** Every word is somewhere in the row, or in the sentence of the action. */
function wordsCondition({ words, actions }: Pick<AuditFilter, 'words' | 'actions'>) {
  if (words.length === 0) return sql`true`
  const row = sql`lower(actor || ' ' || action || ' ' || subject || ' ' || detail)`
  const each = sql.join(
    words.map((word) => sql`strpos(${row}, ${word.toLowerCase()}) > 0`),
    sql` AND `,
  )
  return sql`((${each}) OR translate(action, '.-', '__') = ANY (${[...actions]}::text[]))`
}

export async function auditRows(
  reader: Reader,
  filter: AuditFilter,
): Promise<{ rows: AuditRow[]; total: number }> {
  const where = sql`(detail::jsonb) ->> 'merchantId' = ${filter.merchantId}
    AND ${wordsCondition(filter)}
    AND (${filter.actor ?? null}::text IS NULL OR strpos(lower(actor), lower(${filter.actor ?? ''})) > 0)
    AND (${filter.action ?? null}::text IS NULL OR starts_with(action, ${filter.action ?? null}))
    AND (${filter.subject ?? null}::text IS NULL OR subject = ${filter.subject ?? null})
    AND (${filter.from}::timestamptz IS NULL OR at >= ${filter.from}) AND (${filter.before}::timestamptz IS NULL OR at < ${filter.before})`
  const { count } = await oneOf(
    reader,
    sql<{ count: bigint }>`SELECT count(*) AS count FROM app.audit_log WHERE ${where}`,
  )
  const rows = await rowsOf(
    reader,
    sql<AuditRow>`
    SELECT seq, at, actor, action, subject, detail, hash FROM app.audit_log WHERE ${where}
    ORDER BY seq DESC LIMIT ${filter.pageSize} OFFSET ${(filter.pageNo - 1) * filter.pageSize}`,
  )
  return { rows, total: Number(count) }
}
