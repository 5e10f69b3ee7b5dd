/** Which houses have something running that play brings nearer. */
import { rowsOf, sql, type Reader } from '../../../platform/postgres.ts'

export async function housesWithMissions(reader: Reader, now: Date): Promise<Set<string>> {
  const rows = await rowsOf(
    reader,
    sql<{ merchant_id: string }>`
    SELECT DISTINCT merchant_id FROM promotions.promotion
    WHERE state = 'LIVE' AND kind IN ('MISSION', 'CHECK_IN') AND starts_at <= ${now}
      AND (ends_at IS NULL OR ends_at > ${now})`,
  )
  return new Set(rows.map(({ merchant_id }) => merchant_id))
}
