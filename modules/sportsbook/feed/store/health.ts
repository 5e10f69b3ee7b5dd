/** How feeds do, as operators look at them. */
import type { SportCode } from '../../../../kernel/sports/words.ts'
import { rowsOf, sql, type Reader } from '../../../../platform/postgres.ts'
import type { FeedState } from './feeds.ts'
import { openStatuses } from '../../book/door.ts'

export interface HealthRow {
  provider: string
  name: string
  state: FeedState
  state_at: Date
  state_detail: { from?: number; to?: number }
  is_virtual: boolean
  is_outside: boolean
  sport_codes: SportCode[]
  secret_at: Date | null
  old_secret_at: Date | null
  seq: bigint
  heard_at: Date | null
  silent_after_ms: number
  delay_ms: number | null
  per_minute: number
  message_count: bigint
  refused_count: bigint
  last_refusal: { status: string; field?: string; fixtureId?: string; at: string } | null
  open_count: number
  suspended_count: number
  dropped_count: number
  unmapped_count: number
}

/** All of them, or one. */
export function readHealth(reader: Reader, provider?: string): Promise<HealthRow[]> {
  return rowsOf(
    reader,
    sql<HealthRow>`
    SELECT f.provider, f.name, f.state, f.state_at, f.state_detail, f.is_virtual, f.is_outside, f.sport_codes,
      f.secret_at, f.old_secret_at, f.seq,
      f.heard_at, f.silent_after_ms, f.delay_ms, f.message_count, f.refused_count, f.last_refusal,
      CASE date_trunc('minute', clock_timestamp()) WHEN f.minute_at THEN f.last_minute_count
        WHEN f.minute_at + interval '1 minute' THEN f.minute_count ELSE 0 END AS per_minute,
      coalesce(o.open_count, 0) AS open_count, coalesce(o.suspended_count, 0) AS suspended_count,
      coalesce(o.dropped_count, 0) AS dropped_count,
      (SELECT count(*)::int FROM sports.league l
        WHERE l.provider = f.provider AND NOT l.is_named AND l.names->>'th' = l.names->>'en')
      + (SELECT count(*)::int FROM sports.team t
        WHERE t.provider = f.provider AND NOT t.is_named AND t.names->>'th' = t.names->>'en') AS unmapped_count
    FROM sports.feed f
    LEFT JOIN (SELECT x.provider, count(*)::int AS open_count,
        (count(*) FILTER (WHERE x.suspended_for IS NOT NULL))::int AS suspended_count,
        (count(*) FILTER (WHERE x.suspended_for = 'DROPPED'))::int AS dropped_count
      FROM sports.fixture x WHERE x.status IN ${openStatuses} GROUP BY x.provider) o
      ON o.provider = f.provider
    WHERE ${provider ?? null}::text IS NULL OR f.provider = ${provider ?? null} ORDER BY f.provider`,
  )
}
