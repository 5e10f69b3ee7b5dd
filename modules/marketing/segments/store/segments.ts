/** Rows of segments. */
import { firstOf, oneOf, rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'
import type { Conditions } from '../conditions.ts'

export interface Segment {
  segmentId: string
  name: string
  conditions: Conditions
  version: number
  writtenBy: string
  changedAt: Date
}

const columns = sql`segment_id AS "segmentId", name, conditions, version, written_by AS "writtenBy",
  changed_at AS "changedAt"`

export async function readSegments(
  reader: Reader,
  merchantId: string,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
): Promise<{ list: Segment[]; total: number }> {
  const { total } = await oneOf(
    reader,
    sql<{
      total: number
    }>`SELECT count(*)::int AS total FROM marketing.segment WHERE merchant_id = ${merchantId}`,
  )
  const list = await rowsOf(
    reader,
    sql<Segment>`
    SELECT ${columns} FROM marketing.segment WHERE merchant_id = ${merchantId}
    ORDER BY name, segment_id LIMIT ${pageSize} OFFSET ${(pageNo - 1) * pageSize}`,
  )
  return { list, total }
}

export async function findSegment(
  reader: Reader,
  merchantId: string,
  segmentId: string,
): Promise<Segment | undefined> {
  return firstOf(
    reader,
    sql<Segment>`
    SELECT ${columns} FROM marketing.segment WHERE merchant_id = ${merchantId} AND segment_id = ${segmentId}`,
  )
}

export async function lockSegment(
  tx: Tx,
  merchantId: string,
  segmentId: string,
): Promise<Segment | undefined> {
  return firstOf(
    tx,
    sql<Segment>`
    SELECT ${columns} FROM marketing.segment
    WHERE merchant_id = ${merchantId} AND segment_id = ${segmentId} FOR UPDATE`,
  )
}

interface NewSegment {
  segmentId: string
  merchantId: string
  name: string
  conditions: Conditions
  writtenBy: string
  now: Date
}

/** False if another segment has the name. */
export async function insertSegment(tx: Tx, segment: NewSegment): Promise<boolean> {
  return (
    (await run(
      tx,
      sql`
    INSERT INTO marketing.segment (segment_id, merchant_id, name, conditions, written_by, created_at, changed_at)
    VALUES (${segment.segmentId}, ${segment.merchantId}, ${segment.name}, ${JSON.stringify(segment.conditions)},
      ${segment.writtenBy}, ${segment.now}, ${segment.now})
    ON CONFLICT ON CONSTRAINT segment_name_once DO NOTHING`,
    )) > 0n
  )
}

/** False if another segment has the name. */
export async function updateSegment(tx: Tx, segment: NewSegment): Promise<boolean> {
  return (
    (await run(
      tx,
      sql`
    UPDATE marketing.segment s SET name = ${segment.name}, conditions = ${JSON.stringify(segment.conditions)},
      written_by = ${segment.writtenBy}, version = s.version + 1, changed_at = ${segment.now}
    WHERE s.segment_id = ${segment.segmentId} AND NOT EXISTS (SELECT FROM marketing.segment o
      WHERE o.merchant_id = ${segment.merchantId} AND o.name = ${segment.name} AND o.segment_id <> s.segment_id)`,
    )) > 0n
  )
}
