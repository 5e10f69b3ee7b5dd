/** Rings of members who share what normally belongs to one person. */
import type { RingState, TieKind } from '../../../../contract/shared/aml-words.ts'
import { firstOf, oneOf, rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'

export interface RingRow {
  ring_id: string
  merchant_id: string
  state: RingState
  member_ids: string[]
  found_at: Date
  changed_at: Date
  decided_by: string | null
  decided_at: Date | null
  remark: string | null
}
export interface TieRow {
  ring_id: string
  kind: TieKind
  value: string
  member_ids: string[]
  first_at: Date | null
  last_at: Date | null
}

const columns = sql.raw(
  'ring_id, merchant_id, state, member_ids, found_at, changed_at, decided_by, decided_at, remark',
)

/** Every ring of the merchant with its members. */
export async function readAllRings(tx: Tx, merchantId: string): Promise<RingRow[]> {
  return rowsOf(
    tx,
    sql<RingRow>`SELECT ${columns} FROM cashier.person_ring WHERE merchant_id = ${merchantId}`,
  )
}

/** One search of a merchant at a time. */
export async function lockFinding(tx: Tx, merchantId: string): Promise<void> {
  await run(tx, sql`SELECT pg_advisory_xact_lock(hashtextextended(${`cashier.rings:${merchantId}`}, 8))`)
}

export interface FoundRing {
  ringId: string
  isNew: boolean
  memberIds: readonly string[]
  ties: readonly {
    kind: TieKind
    value: string
    memberIds: readonly string[]
    firstAt: Date | null
    lastAt: Date | null
  }[]
}

/** Writes what was found in a few statements, however many rings there are. */
export async function writeRings(
  tx: Tx,
  merchantId: string,
  rings: readonly FoundRing[],
  now: Date,
): Promise<void> {
  if (rings.length === 0) return
  const rows = JSON.stringify(rings.map((ring) => ({ id: ring.ringId, members: ring.memberIds })))
  await run(
    tx,
    sql`
    INSERT INTO cashier.person_ring AS r (ring_id, merchant_id, member_ids, found_at, changed_at)
    SELECT id, ${merchantId}, members, ${now}, ${now} FROM jsonb_to_recordset(${rows}::jsonb) AS found (id text, members text[])
    ON CONFLICT (ring_id) DO UPDATE SET member_ids = excluded.member_ids, changed_at = CASE WHEN r.member_ids = excluded.member_ids THEN r.changed_at ELSE excluded.changed_at END`,
  )
  const ids = rings.map((ring) => ring.ringId)
  await run(tx, sql`DELETE FROM cashier.person_tie WHERE ring_id = ANY (${ids})`)
  const ties = JSON.stringify(
    rings.flatMap((ring) =>
      ring.ties.map((tie) => ({
        ring: ring.ringId,
        kind: tie.kind,
        value: tie.value,
        members: tie.memberIds,
        first: tie.firstAt,
        last: tie.lastAt,
      })),
    ),
  )
  await run(
    tx,
    sql`
    INSERT INTO cashier.person_tie (ring_id, kind, value, member_ids, first_at, last_at)
    SELECT ring, kind, value, members, first, last FROM jsonb_to_recordset(${ties}::jsonb) AS found (ring text, kind text, value text, members text[], first timestamptz, last timestamptz)
    ON CONFLICT (ring_id, kind, value) DO NOTHING`,
  )
}

/** Open rings that became part of a larger one. */
export async function removeRings(tx: Tx, ringIds: readonly string[]): Promise<void> {
  if (ringIds.length > 0)
    await run(
      tx,
      sql`DELETE FROM cashier.person_ring WHERE ring_id = ANY (${[...ringIds]}) AND state = 'OPEN'`,
    )
}

export async function readRings(
  reader: Reader,
  merchantId: string,
  asked: { state: RingState | undefined; memberId: string | undefined; pageNo: number; pageSize: number },
): Promise<{ rows: RingRow[]; total: number }> {
  const where = sql`merchant_id = ${merchantId} AND (${asked.state ?? ''} = '' OR state = ${asked.state ?? ''}) AND (${asked.memberId ?? ''} = '' OR member_ids @> ARRAY[${asked.memberId ?? ''}]::text[])`
  const { count } = await oneOf(
    reader,
    sql<{ count: bigint }>`SELECT count(*) AS count FROM cashier.person_ring WHERE ${where}`,
  )
  const rows = await rowsOf(
    reader,
    sql<RingRow>`
    SELECT ${columns} FROM cashier.person_ring WHERE ${where} ORDER BY changed_at DESC, ring_id LIMIT ${asked.pageSize} OFFSET ${(asked.pageNo - 1) * asked.pageSize}`,
  )
  return { rows, total: Number(count) }
}

export async function readTies(reader: Reader, ringIds: readonly string[]): Promise<Map<string, TieRow[]>> {
  if (ringIds.length === 0) return new Map()
  const rows = await rowsOf(
    reader,
    sql<TieRow>`
    SELECT ring_id, kind, value, member_ids, first_at, last_at FROM cashier.person_tie WHERE ring_id = ANY (${[...ringIds]}) ORDER BY kind, value LIMIT 2000`,
  )
  return Map.groupBy(rows, (row) => row.ring_id)
}

export async function countOpenRings(reader: Reader, merchantId: string): Promise<number> {
  const { count } = await oneOf(
    reader,
    sql<{
      count: bigint
    }>`SELECT count(*) AS count FROM cashier.person_ring WHERE merchant_id = ${merchantId} AND state = 'OPEN'`,
  )
  return Number(count)
}

export async function lockRing(tx: Tx, merchantId: string, ringId: string): Promise<RingRow | undefined> {
  return firstOf(
    tx,
    sql<RingRow>`SELECT ${columns} FROM cashier.person_ring WHERE merchant_id = ${merchantId} AND ring_id = ${ringId} FOR UPDATE`,
  )
}

export async function decideRingRow(
  tx: Tx,
  ringId: string,
  decision: { state: Exclude<RingState, 'OPEN'>; by: string; remark: string; now: Date },
): Promise<void> {
  await run(
    tx,
    sql`UPDATE cashier.person_ring SET state = ${decision.state}, decided_by = ${decision.by}, decided_at = ${decision.now}, remark = ${decision.remark} WHERE ring_id = ${ringId}`,
  )
}
