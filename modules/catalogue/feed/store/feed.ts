/** Rows of vendors' feeds: their addresses, every reading, and what a reading writes by set. */
import type { FeedProblem, FeedSource, FeedState } from '../../../../contract/shared/catalogue-words.ts'
import { firstOf, oneOf, rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'
import type { FeedPlan, KnownGame } from '../compare-feed.ts'
import type { FeedCounts, FeedGame, RefusedRow } from '../words.ts'

export interface FeedRun extends FeedCounts {
  runId: string
  merchantId: string
  vassalage: string
  source: FeedSource
  sourceName: string
  state: FeedState
  problem: FeedProblem | null
  refused: readonly RefusedRow[]
  askedBy: string
  askedByName: string
  askedAt: Date
  endedByName: string | null
  endedAt: Date | null
}

const runColumns =
  sql.raw(`run_id AS "runId", merchant_id AS "merchantId", vendor_code AS vassalage, source, source_name AS "sourceName", state, problem, row_count AS "rowCount",
  added_count AS "addedCount", changed_count AS "changedCount", returned_count AS "returnedCount", absent_count AS "absentCount", refused_count AS "refusedCount",
  asked_by AS "askedBy", asked_by_name AS "askedByName", asked_at AS "askedAt", ended_by_name AS "endedByName", ended_at AS "endedAt"`)

export type NewFeedRun = Pick<
  FeedRun,
  'runId' | 'merchantId' | 'vassalage' | 'source' | 'sourceName' | 'askedBy' | 'askedByName' | 'askedAt'
>

/** Begins a reading; a pending one of the same vendor is dropped. */
export async function insertFeedRun(tx: Tx, fresh: NewFeedRun): Promise<void> {
  await run(
    tx,
    sql`
    UPDATE catalogue.feed_run SET state = 'DROPPED', games = NULL, ended_at = ${fresh.askedAt}, ended_by_name = ${fresh.askedByName}
    WHERE merchant_id = ${fresh.merchantId} AND vendor_code = ${fresh.vassalage} AND state IN ('READING', 'READY')`,
  )
  await run(
    tx,
    sql`
    INSERT INTO catalogue.feed_run (run_id, merchant_id, vendor_code, source, source_name, state, asked_by, asked_by_name, asked_at)
    VALUES (${fresh.runId}, ${fresh.merchantId}, ${fresh.vassalage}, ${fresh.source}, ${fresh.sourceName}, 'READING', ${fresh.askedBy}, ${fresh.askedByName}, ${fresh.askedAt})`,
  )
}

/** False if the reading was dropped meanwhile. */
export async function keepReading(
  tx: Tx,
  runId: string,
  counts: FeedCounts,
  refused: readonly RefusedRow[],
  games: readonly FeedGame[],
): Promise<boolean> {
  const touched = await run(
    tx,
    sql`
    UPDATE catalogue.feed_run SET state = 'READY', refused = ${JSON.stringify(refused)}, games = ${JSON.stringify(games)}, row_count = ${counts.rowCount}, added_count = ${counts.addedCount},
      changed_count = ${counts.changedCount}, returned_count = ${counts.returnedCount}, absent_count = ${counts.absentCount}, refused_count = ${counts.refusedCount}
    WHERE run_id = ${runId} AND state = 'READING'`,
  )
  return touched > 0n
}

/** Records why a reading that could be applied automatically waits for a person. */
export async function noteProblem(tx: Tx, runId: string, problem: FeedProblem): Promise<void> {
  await run(tx, sql`UPDATE catalogue.feed_run SET problem = ${problem} WHERE run_id = ${runId}`)
}

export interface FeedEnd {
  state: 'APPLIED' | 'FAILED' | 'DROPPED'
  problem?: FeedProblem
  by: string
  at: Date
  counts?: FeedCounts
}

/** Ends a reading and deletes what was read. Changes nothing if it has ended already. */
export async function endFeedRun(
  tx: Reader,
  runId: string,
  { state, problem, by, at, counts }: FeedEnd,
): Promise<boolean> {
  const touched = await run(
    tx,
    sql`
    UPDATE catalogue.feed_run SET state = ${state}, problem = ${problem ?? null}, games = NULL, ended_by_name = ${by}, ended_at = ${at},
      added_count = coalesce(${counts?.addedCount ?? null}::int, added_count), changed_count = coalesce(${counts?.changedCount ?? null}::int, changed_count),
      returned_count = coalesce(${counts?.returnedCount ?? null}::int, returned_count), absent_count = coalesce(${counts?.absentCount ?? null}::int, absent_count)
    WHERE run_id = ${runId} AND state IN ('READING', 'READY')`,
  )
  return touched > 0n
}

/** The run with what was read; locked if it is to be decided. */
export async function readFeedRun(
  reader: Reader,
  merchantId: string,
  runId: string,
  isLocked: boolean,
): Promise<(FeedRun & { games: readonly FeedGame[] | null }) | undefined> {
  return firstOf(
    reader,
    sql<FeedRun & { games: readonly FeedGame[] | null }>`
    SELECT ${runColumns}, refused, games FROM catalogue.feed_run WHERE merchant_id = ${merchantId} AND run_id = ${runId} ${isLocked ? sql`FOR UPDATE` : sql``}`,
  )
}

export async function readFeedRuns(
  reader: Reader,
  filter: { merchantId: string; vassalage?: string | undefined; pageNo: number; pageSize: number },
): Promise<(FeedRun & { total: bigint })[]> {
  const { merchantId, vassalage = '', pageNo, pageSize } = filter
  return rowsOf(
    reader,
    sql<FeedRun & { total: bigint }>`
    SELECT ${runColumns}, '[]'::jsonb AS refused, count(*) OVER () AS total FROM catalogue.feed_run
    WHERE merchant_id = ${merchantId} AND (${vassalage} = '' OR vendor_code = ${vassalage}) ORDER BY asked_at DESC, run_id DESC LIMIT ${pageSize} OFFSET ${(pageNo - 1) * pageSize}`,
  )
}

export interface VendorFeed {
  merchantId: string
  vassalage: string
  feedUrl: string
  isDaily: boolean
}

export async function readFeeds(reader: Reader, merchantId: string | null): Promise<VendorFeed[]> {
  return rowsOf(
    reader,
    sql<VendorFeed>`
    SELECT merchant_id AS "merchantId", vendor_code AS vassalage, feed_url AS "feedUrl", is_daily AS "isDaily" FROM catalogue.vendor_feed
    WHERE ${merchantId}::text IS NULL OR merchant_id = ${merchantId} ORDER BY merchant_id, vendor_code`,
  )
}

export async function writeFeed(tx: Tx, feed: VendorFeed): Promise<void> {
  await run(
    tx,
    sql`
    INSERT INTO catalogue.vendor_feed (merchant_id, vendor_code, feed_url, is_daily) VALUES (${feed.merchantId}, ${feed.vassalage}, ${feed.feedUrl}, ${feed.isDaily})
    ON CONFLICT (merchant_id, vendor_code) DO UPDATE SET feed_url = excluded.feed_url, is_daily = excluded.is_daily, changed_at = app.now()`,
  )
}

export async function deleteFeed(tx: Tx, merchantId: string, vendor: string): Promise<void> {
  await run(
    tx,
    sql`DELETE FROM catalogue.vendor_feed WHERE merchant_id = ${merchantId} AND vendor_code = ${vendor}`,
  )
}

const CLAIM_MS = 5 * 60_000

/**
 * Takes the oldest reading of an address that no process reads now; after five minutes another takes over
 * from one that died.
 */
export async function claimFeedRun(reader: Reader, now: Date): Promise<FeedRun | undefined> {
  return firstOf(
    reader,
    sql<FeedRun>`
    UPDATE catalogue.feed_run SET claimed_at = ${now} WHERE run_id = (
      SELECT run_id FROM catalogue.feed_run WHERE state = 'READING' AND source <> 'FILE' AND (claimed_at IS NULL OR claimed_at < ${new Date(now.getTime() - CLAIM_MS)})
      ORDER BY asked_at LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING ${runColumns}, refused`,
  )
}

/** The vendor's games as in its last feed, with what this merchant set by hand. */
export async function readKnownGames(
  reader: Reader,
  merchantId: string,
  vendor: string,
): Promise<KnownGame[]> {
  return rowsOf(
    reader,
    sql<KnownGame>`
    SELECT g.game_code AS "gameCode", g.game_type AS "gameType", g.game_classify AS "gameClassify", g.names, g.icon_url AS "iconUrl", g.large_icon_url AS "largeIconUrl",
           g.is_free_playable AS "isFreePlayable", g.rtp, g.is_classified_by_hand AS "isClassifiedByHand", g.absent_since IS NOT NULL AS "isAbsent",
           l.is_hot AS "isHot", l.is_new AS "isNew", coalesce(l.is_hot_by_hand, false) AS "isHotByHand", coalesce(l.is_new_by_hand, false) AS "isNewByHand"
    FROM catalogue.game g LEFT JOIN catalogue.game_listing l ON l.node_id = g.node_id AND l.merchant_id = ${merchantId}
    WHERE g.vendor_code = ${vendor} ORDER BY g.node_id`,
  )
}

/** One import of a vendor at a time. */
export async function lockVendor(tx: Tx, vendor: string): Promise<void> {
  await run(tx, sql`SELECT 1 FROM catalogue.vendor WHERE vendor_code = ${vendor} FOR UPDATE`)
}

/** Writes a plan by set. New games are listed, at the end, by every merchant that lists the vendor. */
export async function writePlan(
  tx: Tx,
  merchantId: string,
  vendor: string,
  plan: FeedPlan,
  now: Date,
): Promise<void> {
  const facts = JSON.stringify([...plan.added, ...plan.changed])
  const fields = sql.raw(
    't("gameCode" text, "gameType" text, "gameClassify" text, names jsonb, "iconUrl" text, "largeIconUrl" text, "isFreePlayable" boolean, rtp text, "isHot" boolean, "isNew" boolean)',
  )
  // Numbers are assigned here, in the feed's order: those of seeds were assigned by hand, so a sequence would
  // collide with them.
  await run(tx, sql`SELECT pg_advisory_xact_lock(hashtext('catalogue.node_id'))`)
  const { last } = await oneOf(
    tx,
    sql<{ last: number }>`SELECT coalesce(max(node_id), 1000) AS last FROM catalogue.game`,
  )
  await run(
    tx,
    sql`
    INSERT INTO catalogue.game (node_id, vendor_code, game_code, game_type, game_classify, names, icon_url, large_icon_url, is_free_playable, rtp)
    SELECT ${last} + t.place::int, ${vendor}, t."gameCode", t."gameType", t."gameClassify", t.names, t."iconUrl", t."largeIconUrl", t."isFreePlayable", t.rtp
    FROM ROWS FROM (jsonb_to_recordset(${facts}::jsonb) AS ("gameCode" text, "gameType" text, "gameClassify" text, names jsonb, "iconUrl" text, "largeIconUrl" text, "isFreePlayable" boolean, rtp text))
      WITH ORDINALITY AS t("gameCode", "gameType", "gameClassify", names, "iconUrl", "largeIconUrl", "isFreePlayable", rtp, place)
    ON CONFLICT (vendor_code, game_code) DO UPDATE SET game_type = excluded.game_type, game_classify = excluded.game_classify, names = excluded.names, icon_url = excluded.icon_url,
      large_icon_url = excluded.large_icon_url, is_free_playable = excluded.is_free_playable, rtp = excluded.rtp`,
  )
  await run(
    tx,
    sql`
    INSERT INTO catalogue.game_listing (merchant_id, node_id, is_hot, is_new, position)
    SELECT v.merchant_id, g.node_id, coalesce(t."isHot", false), coalesce(t."isNew", false),
           v.last + (row_number() OVER (PARTITION BY v.merchant_id ORDER BY g.node_id))::int
    FROM jsonb_to_recordset(${JSON.stringify(plan.added)}::jsonb) AS ${fields}
    JOIN catalogue.game g ON g.vendor_code = ${vendor} AND g.game_code = t."gameCode"
    CROSS JOIN (
      SELECT o.merchant_id, coalesce(max(l.position), 0) AS last FROM catalogue.vendor_listing o LEFT JOIN catalogue.game_listing l USING (merchant_id)
      WHERE o.vendor_code = ${vendor} GROUP BY o.merchant_id) AS v
    ON CONFLICT DO NOTHING`,
  )
  await run(
    tx,
    sql`
    UPDATE catalogue.game_listing l SET is_hot = coalesce(t."isHot", l.is_hot), is_new = coalesce(t."isNew", l.is_new), changed_at = ${now}
    FROM jsonb_to_recordset(${JSON.stringify(plan.changed)}::jsonb) AS ${fields}
    JOIN catalogue.game g ON g.vendor_code = ${vendor} AND g.game_code = t."gameCode"
    WHERE l.merchant_id = ${merchantId} AND l.node_id = g.node_id AND (l.is_hot, l.is_new) IS DISTINCT FROM (coalesce(t."isHot", l.is_hot), coalesce(t."isNew", l.is_new))`,
  )
  await run(
    tx,
    sql`UPDATE catalogue.game SET absent_since = NULL WHERE vendor_code = ${vendor} AND game_code = ANY (${[...plan.returned]}::text[])`,
  )
  await run(
    tx,
    sql`UPDATE catalogue.game SET absent_since = ${now} WHERE vendor_code = ${vendor} AND game_code = ANY (${[...plan.absent]}::text[])`,
  )
}
