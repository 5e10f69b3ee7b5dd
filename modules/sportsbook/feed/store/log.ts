/** What has happened to feeds, as operators read it. */
import type { FeedEventKind } from '../../../../contract/operator/sportsbook/list-sport-feeds.ts'
import type { SportCode } from '../../../../kernel/sports/words.ts'
import { rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'

/** Of each feed; a provider that is refused all day must not fill the disk. */
const KEPT = 100

export interface FeedEventDetail {
  readonly status?: string
  readonly field?: string
  readonly fixtureId?: string
  readonly from?: number
  readonly to?: number
  readonly by?: string
  readonly reason?: string
  readonly sportCodes?: SportCode[]
  readonly count?: number
}

export async function noteEvent(
  tx: Tx,
  provider: string,
  kind: FeedEventKind,
  detail: FeedEventDetail = {},
): Promise<void> {
  await run(
    tx,
    sql`
    INSERT INTO sports.feed_log (provider, kind, detail)
    VALUES (${provider}, ${kind}, ${JSON.stringify(detail)}::jsonb)`,
  )
  await run(
    tx,
    sql`
    DELETE FROM sports.feed_log WHERE provider = ${provider} AND log_no <= (
      SELECT log_no FROM sports.feed_log WHERE provider = ${provider} ORDER BY log_no DESC OFFSET ${KEPT} LIMIT 1)`,
  )
}

export interface FeedEventRow {
  log_no: bigint
  kind: FeedEventKind
  detail: FeedEventDetail
  at: Date
}

/** The newest first. */
export function readEvents(reader: Reader, provider: string): Promise<FeedEventRow[]> {
  return rowsOf(
    reader,
    sql<FeedEventRow>`
    SELECT log_no, kind, detail, at FROM sports.feed_log WHERE provider = ${provider} ORDER BY log_no DESC`,
  )
}
