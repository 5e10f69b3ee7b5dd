/** Flags of members and the notes on them. */
import { firstOf, oneOf, rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'
import type { AmlKind } from '../rules/aml-kinds.ts'

export interface Watched {
  readonly merchantId: string
  readonly memberId: string
}

export interface NewFlag extends Watched {
  readonly flagId: string
  readonly kind: AmlKind
  readonly score: number
  readonly reference: string
  readonly detail: Readonly<Record<string, unknown>>
  readonly days: number
}

/** False if the same was flagged before, cleared or not. */
export async function insertFlag(reader: Reader, flag: NewFlag): Promise<boolean> {
  const detail = JSON.stringify(flag.detail, (_, value: unknown) =>
    typeof value === 'bigint' ? value.toString() : value,
  )
  const added = await run(
    reader,
    sql`
    INSERT INTO cashier.aml_flag (flag_id, merchant_id, member_id, kind, score, reference, detail, raised_at, expires_at)
    VALUES (${flag.flagId}, ${flag.merchantId}, ${flag.memberId}, ${flag.kind}, ${flag.score}, ${flag.reference}, ${detail}::jsonb, app.now(), app.now() + ${flag.days} * interval '1 day')
    ON CONFLICT (merchant_id, member_id, kind, reference) DO NOTHING`,
  )
  return added > 0n
}

/**
 * The sum of the flags that count now. Of one kind the highest counts once: ten similar deposits are one
 * suspicion, not ten.
 */
export async function readScore(reader: Reader, { merchantId, memberId }: Watched): Promise<number> {
  const { score } = await oneOf(
    reader,
    sql<{ score: number }>`
    SELECT coalesce(sum(score), 0)::int AS score FROM (
      SELECT max(score) AS score FROM cashier.aml_flag
      WHERE merchant_id = ${merchantId} AND member_id = ${memberId} AND cleared_at IS NULL AND expires_at > app.now() GROUP BY kind) AS standing`,
  )
  return score
}

export interface AmlRow {
  member_id: string
  score: number
  has_hold: boolean
  kinds: AmlKind[]
  newest_at: Date | null
}

/** Members with open flags or a hold, each once. */
const standing = (merchantId: string) => sql`
  SELECT member_id, coalesce(sum(score), 0)::int AS score, bool_or(is_hold) AS has_hold,
    coalesce(array_agg(kind ORDER BY score DESC, kind) FILTER (WHERE kind IS NOT NULL), '{}') AS kinds, max(newest_at) AS newest_at
  FROM (
    SELECT member_id, kind, max(score) AS score, false AS is_hold, max(raised_at) AS newest_at FROM cashier.aml_flag
    WHERE merchant_id = ${merchantId} AND cleared_at IS NULL AND expires_at > app.now() GROUP BY member_id, kind
    UNION ALL SELECT member_id, NULL, 0, true, set_at FROM cashier.aml_hold WHERE merchant_id = ${merchantId} AND lifted_at IS NULL
  ) AS signs GROUP BY member_id`

export async function readAmlQueue(
  reader: Reader,
  merchantId: string,
  asked: {
    heldFrom: number | undefined
    memberIds: readonly string[] | undefined
    pageNo: number
    pageSize: number
  },
): Promise<{ rows: AmlRow[]; total: number }> {
  const where = sql`(${asked.heldFrom === undefined} OR score >= ${asked.heldFrom ?? 0} OR has_hold) AND (${asked.memberIds === undefined} OR member_id = ANY (${[...(asked.memberIds ?? [])]}::text[]))`
  const { count } = await oneOf(
    reader,
    sql<{ count: bigint }>`SELECT count(*) AS count FROM (${standing(merchantId)}) AS who WHERE ${where}`,
  )
  const rows = await rowsOf(
    reader,
    sql<AmlRow>`
    SELECT * FROM (${standing(merchantId)}) AS who WHERE ${where} ORDER BY has_hold DESC, score DESC, newest_at DESC, member_id LIMIT ${asked.pageSize} OFFSET ${(asked.pageNo - 1) * asked.pageSize}`,
  )
  return { rows, total: Number(count) }
}

export async function countHeld(reader: Reader, merchantId: string, heldFrom: number): Promise<number> {
  const { count } = await oneOf(
    reader,
    sql<{
      count: bigint
    }>`SELECT count(*) AS count FROM (${standing(merchantId)}) AS who WHERE score >= ${heldFrom} OR has_hold`,
  )
  return Number(count)
}

export interface FlagRow {
  flag_id: string
  member_id: string
  kind: AmlKind
  score: number
  reference: string
  detail: Record<string, unknown>
  raised_at: Date
  expires_at: Date
  cleared_at: Date | null
  cleared_by: string | null
  cleared_reason: string | null
  is_standing: boolean
}

const flagColumns = sql.raw(
  'flag_id, member_id, kind, score, reference, detail, raised_at, expires_at, cleared_at, cleared_by, cleared_reason, cleared_at IS NULL AND expires_at > app.now() AS is_standing',
)

/** All flags a member ever had, newest first. */
export async function readFlags(reader: Reader, { merchantId, memberId }: Watched): Promise<FlagRow[]> {
  return rowsOf(
    reader,
    sql<FlagRow>`SELECT ${flagColumns} FROM cashier.aml_flag WHERE merchant_id = ${merchantId} AND member_id = ${memberId} ORDER BY raised_at DESC, flag_id LIMIT 200`,
  )
}

export async function lockFlag(tx: Tx, merchantId: string, flagId: string): Promise<FlagRow | undefined> {
  return firstOf(
    tx,
    sql<FlagRow>`SELECT ${flagColumns} FROM cashier.aml_flag WHERE merchant_id = ${merchantId} AND flag_id = ${flagId} FOR UPDATE`,
  )
}

/** The open flags of one kind with the same reference, of every member. */
export async function clearFlagRowsOf(
  tx: Tx,
  of: { merchantId: string; kind: string; reference: string },
  cleared: { by: string; reason: string; now: Date },
): Promise<void> {
  await run(
    tx,
    sql`
    UPDATE cashier.aml_flag SET cleared_at = ${cleared.now}, cleared_by = ${cleared.by}, cleared_reason = ${cleared.reason}
    WHERE merchant_id = ${of.merchantId} AND kind = ${of.kind} AND reference = ${of.reference} AND cleared_at IS NULL`,
  )
}

export async function clearFlagRow(
  tx: Tx,
  flagId: string,
  cleared: { by: string; reason: string; now: Date },
): Promise<void> {
  await run(
    tx,
    sql`UPDATE cashier.aml_flag SET cleared_at = ${cleared.now}, cleared_by = ${cleared.by}, cleared_reason = ${cleared.reason} WHERE flag_id = ${flagId} AND cleared_at IS NULL`,
  )
}

export async function readNotes(
  reader: Reader,
  { merchantId, memberId }: Watched,
): Promise<{ note_id: string; operator: string; note: string; at: Date }[]> {
  return rowsOf(
    reader,
    sql<{ note_id: string; operator: string; note: string; at: Date }>`
    SELECT note_id, operator, note, at FROM cashier.aml_note WHERE merchant_id = ${merchantId} AND member_id = ${memberId} ORDER BY at DESC LIMIT 100`,
  )
}

export async function insertNote(
  tx: Tx,
  note: Watched & { noteId: string; operator: string; note: string; now: Date },
): Promise<void> {
  await run(
    tx,
    sql`
    INSERT INTO cashier.aml_note (note_id, merchant_id, member_id, operator, note, at) VALUES (${note.noteId}, ${note.merchantId}, ${note.memberId}, ${note.operator}, ${note.note}, ${note.now})`,
  )
}
