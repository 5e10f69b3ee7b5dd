/** Feeds, and the fixtures that are suspended with them. */
import { firstOf, rowsOf, run, sql, type Tx } from '../../../../platform/postgres.ts'
import { openStatuses } from '../../book/door.ts'

export type FeedState = 'OK' | 'SILENT' | 'SNAPSHOT' | 'OFF'

export interface FeedRow {
  provider: string
  name: string
  seq: bigint
  state: FeedState
  is_virtual: boolean
  is_outside: boolean
  /** Of which it may speak; empty: of all. */
  sport_codes: readonly string[]
}

/** Locked: the messages of a feed are taken one after another. */
export function lockFeed(tx: Tx, provider: string): Promise<FeedRow | undefined> {
  return firstOf(
    tx,
    sql<FeedRow>`
    /* prepared */ SELECT provider, name, seq, state, is_virtual, is_outside, sport_codes FROM sports.feed WHERE provider = ${provider} FOR NO KEY UPDATE`,
  )
}

export interface Heard {
  readonly seq: bigint
  readonly messages: number
  readonly delayMs: number | null
}

/** The feed was heard and is in order. */
export async function noteHeard(tx: Tx, provider: string, { seq, messages, delayMs }: Heard): Promise<void> {
  await run(
    tx,
    sql`
    /* prepared */ UPDATE sports.feed SET seq = ${seq}, state = 'OK', heard_at = clock_timestamp(),
      state_at = CASE WHEN state = 'OK' THEN state_at ELSE clock_timestamp() END, state_detail = '{}',
      delay_ms = coalesce(${delayMs}::int, delay_ms), message_count = message_count + ${messages},
      last_minute_count = CASE date_trunc('minute', clock_timestamp()) WHEN minute_at THEN last_minute_count
        WHEN minute_at + interval '1 minute' THEN minute_count ELSE 0 END,
      minute_count = CASE date_trunc('minute', clock_timestamp()) WHEN minute_at THEN minute_count ELSE 0 END + ${messages},
      minute_at = date_trunc('minute', clock_timestamp())
    WHERE provider = ${provider}`,
  )
}

export async function setFeedState(
  tx: Tx,
  provider: string,
  state: FeedState,
  detail: Record<string, unknown>,
): Promise<void> {
  await run(
    tx,
    sql`
    UPDATE sports.feed SET state = ${state}, state_detail = ${JSON.stringify(detail)}::jsonb, state_at = clock_timestamp()
    WHERE provider = ${provider}`,
  )
}

export async function noteRefusal(tx: Tx, provider: string, refusal: Record<string, unknown>): Promise<void> {
  await run(
    tx,
    sql`
    UPDATE sports.feed SET refused_count = refused_count + 1,
      last_refusal = ${JSON.stringify(refusal)}::jsonb || jsonb_build_object('at', app.now())
    WHERE provider = ${provider}`,
  )
}

/**
 * Suspends all fixtures of a provider that can still be bet on, or those of some ids, and returns them. They
 * are locked in the order of their ids, as everybody locks them.
 */
export async function suspendAll(
  tx: Tx,
  provider: string,
  reason: 'FEED' | 'REFUSED',
  only?: readonly string[],
): Promise<string[]> {
  const rows = await rowsOf(
    tx,
    sql<{ fixture_id: string }>`
    WITH open AS MATERIALIZED (
      SELECT fixture_id FROM sports.fixture
      WHERE provider = ${provider} AND status IN ${openStatuses}
        AND (suspended_for IS NULL OR suspended_for NOT IN ('FEED', 'DROPPED', ${reason}))
        AND (${only ?? null}::text[] IS NULL OR fixture_id = ANY (${only ?? null}::text[]))
      ORDER BY fixture_id FOR NO KEY UPDATE)
    UPDATE sports.fixture f SET suspended_for = ${reason}, version = f.version + 1
    FROM open WHERE f.fixture_id = open.fixture_id RETURNING f.fixture_id`,
  )
  return rows.map(({ fixture_id }) => fixture_id)
}

/** Those of a provider that can still be bet on and are not among these: a snapshot left them out. */
export async function suspendOthers(tx: Tx, provider: string, kept: readonly string[]): Promise<string[]> {
  const rows = await rowsOf(
    tx,
    sql<{ fixture_id: string }>`
    SELECT fixture_id FROM sports.fixture
    WHERE provider = ${provider} AND status IN ${openStatuses}
      AND fixture_id <> ALL (${kept}::text[])`,
  )
  return suspendAll(
    tx,
    provider,
    'FEED',
    rows.map(({ fixture_id }) => fixture_id),
  )
}

/** Of the feeds in order one that was not heard for too long, locked; another process may have it already. */
export function takeSilent(tx: Tx): Promise<{ provider: string } | undefined> {
  return firstOf(
    tx,
    sql<{ provider: string }>`
    SELECT provider FROM sports.feed
    WHERE state = 'OK' AND heard_at < clock_timestamp() - silent_after_ms * interval '1 millisecond'
    ORDER BY provider LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED`,
  )
}

/** Repeats of older numbers than these are not told from other messages any more. */
const KEPT_NUMBERS = 10_000

export async function keepSeen(
  tx: Tx,
  provider: string,
  firstSeq: bigint,
  digests: readonly string[],
): Promise<void> {
  await run(
    tx,
    sql`/* prepared */ INSERT INTO sports.feed_seen (provider, first_seq, digests) VALUES (${provider}, ${firstSeq}, ${digests}::text[])`,
  )
  await run(
    tx,
    sql`/* prepared */ DELETE FROM sports.feed_seen WHERE provider = ${provider} AND first_seq < ${firstSeq}::bigint - ${KEPT_NUMBERS}`,
  )
}

export async function forgetSeen(tx: Tx, provider: string): Promise<void> {
  await run(tx, sql`DELETE FROM sports.feed_seen WHERE provider = ${provider}`)
}

/** The digests of the messages under some numbers, by number; one that is not kept is left out. */
export async function seenBetween(
  tx: Tx,
  provider: string,
  from: bigint,
  to: bigint,
): Promise<ReadonlyMap<bigint, string>> {
  const rows = await rowsOf(
    tx,
    sql<{ seq: bigint; digest: string }>`
    SELECT s.first_seq + d.place - 1 AS seq, d.digest FROM sports.feed_seen s,
      unnest(s.digests) WITH ORDINALITY AS d (digest, place)
    WHERE s.provider = ${provider} AND s.first_seq > ${from}::bigint - 1000 AND s.first_seq <= ${to}
      AND s.first_seq + d.place - 1 BETWEEN ${from} AND ${to}`,
  )
  return new Map(rows.map(({ seq, digest }) => [seq, digest]))
}
