import type { SportCode } from '../../../../kernel/sports/words.ts'
import { rowsOf, sql, type Reader } from '../../../../platform/postgres.ts'

/** How long a live bet of each sport waits, in the order in which sports stand. */
export async function liveDelays(reader: Reader): Promise<{ sportCode: SportCode; seconds: number }[]> {
  const rows = await rowsOf(
    reader,
    sql<{ sport_code: SportCode; live_delay_s: number }>`
    SELECT sport_code, live_delay_s FROM sports.sport ORDER BY sort_no`,
  )
  return rows.map((row) => ({ sportCode: row.sport_code, seconds: row.live_delay_s }))
}
