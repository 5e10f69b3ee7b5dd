/** What the feed of virtual matches still has to say, numbered without gaps. */
import { firstOf, oneOf, rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'
import type { FeedMessage } from '../../../../kernel/sports/feed.ts'

/**
 * Adds messages behind all others and returns the number of the last one. The row of the feed stays locked
 * until the commit, so that numbers have no gaps.
 */
export async function say(tx: Tx, messages: readonly FeedMessage[]): Promise<bigint> {
  const { last } = await oneOf(
    tx,
    sql<{ last: bigint }>`
    UPDATE sports.virtual_feed SET last_seq = last_seq + ${messages.length} RETURNING last_seq AS last`,
  )
  if (messages.length > 0)
    await run(
      tx,
      sql`
      INSERT INTO sports.virtual_message (seq, message)
      SELECT ${last}::bigint - ${messages.length}::int + n, m FROM jsonb_array_elements(${JSON.stringify(messages)}::jsonb)
        WITH ORDINALITY AS t (m, n)`,
    )
  return last
}

export interface FeedRow {
  last_seq: bigint
  sent_seq: bigint
  wants_snapshot: boolean
}

/** Leases the sending to this process; undefined if another one sends. */
export function takeSending(reader: Reader, leaseMs: number): Promise<FeedRow | undefined> {
  return firstOf(
    reader,
    sql<FeedRow>`
    UPDATE sports.virtual_feed SET leased_until = clock_timestamp() + ${leaseMs}::float8 * interval '1 millisecond'
    WHERE leased_until IS NULL OR leased_until <= clock_timestamp()
    RETURNING last_seq, sent_seq, wants_snapshot`,
  )
}

export async function leaveSending(reader: Reader): Promise<void> {
  await run(reader, sql`UPDATE sports.virtual_feed SET leased_until = NULL`)
}

/** The next messages in their order. */
export async function unsent(
  reader: Reader,
  afterSeq: bigint,
  limit: number,
): Promise<{ seq: bigint; message: FeedMessage }[]> {
  return rowsOf(
    reader,
    sql<{ seq: bigint; message: FeedMessage }>`
    SELECT seq, message FROM sports.virtual_message WHERE seq > ${afterSeq} ORDER BY seq LIMIT ${limit}`,
  )
}

/** The port wants a snapshot, which says all that messages would have said. */
export async function markLost(reader: Reader): Promise<void> {
  await run(
    reader,
    sql`
    WITH gone AS (DELETE FROM sports.virtual_message RETURNING 1)
    UPDATE sports.virtual_feed SET wants_snapshot = true`,
  )
}

/** The port has everything up to `seq`. */
export async function markSent(reader: Reader, seq: bigint): Promise<void> {
  await run(
    reader,
    sql`
    WITH gone AS (DELETE FROM sports.virtual_message WHERE seq <= ${seq} RETURNING 1)
    UPDATE sports.virtual_feed
    SET sent_seq = greatest(sent_seq, ${seq}), wants_snapshot = false,
      leased_until = clock_timestamp() + interval '5 seconds'`,
  )
}

/** Holds the numbering, so that nothing of what is read after it changes before the commit. */
export function lockFeed(tx: Tx): Promise<FeedRow> {
  return oneOf(
    tx,
    sql<FeedRow>`SELECT last_seq, sent_seq, wants_snapshot FROM sports.virtual_feed FOR UPDATE`,
  )
}

export function readFeed(reader: Reader): Promise<FeedRow> {
  return oneOf(reader, sql<FeedRow>`SELECT last_seq, sent_seq, wants_snapshot FROM sports.virtual_feed`)
}

/** Something is to be sent, or a match that was told is not decided. */
export async function hasWork(reader: Reader): Promise<boolean> {
  const { has } = await oneOf(
    reader,
    sql<{ has: boolean }>`
    SELECT EXISTS (SELECT FROM sports.virtual_match WHERE state IN ('TOLD', 'LIVE')) OR EXISTS (SELECT FROM sports.virtual_message) AS has`,
  )
  return has
}
