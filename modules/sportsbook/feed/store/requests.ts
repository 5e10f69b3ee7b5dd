/** Signed requests that were taken: each counts once, however often somebody sends it. */
import { FEED_WINDOW_S } from '../../../../contract/vendor/sportsbook/feed-messages.ts'
import { firstOf, run, sql, type Tx } from '../../../../platform/postgres.ts'
import type { FeedRefusal } from '../refusal.ts'

/** A request whose signature has been proved. */
export interface SignedRequest {
  /** Unix seconds, as its X-Timestamp says them. */
  readonly timestamp: string
  /** 64 hex digits. */
  readonly signature: string
}
export type KeptRefusal = Pick<FeedRefusal, 'status' | 'detail'>

/** Nobody hears a request of this age any more, not even a machine whose clock is behind. */
const KEPT_S = 3 * FEED_WINDOW_S

const bytesOf = ({ signature }: SignedRequest): Buffer => Buffer.from(signature, 'hex')

/** False if it came before. The feed's row is locked by whoever calls. */
export async function keepRequest(tx: Tx, provider: string, request: SignedRequest): Promise<boolean> {
  const kept = await run(
    tx,
    sql`
    /* prepared */ WITH old AS (
      DELETE FROM sports.feed_request WHERE provider = ${provider}
        AND sent_s < extract(epoch FROM clock_timestamp())::bigint - ${KEPT_S}::bigint)
    INSERT INTO sports.feed_request (provider, sent_s, signature)
    VALUES (${provider}, ${request.timestamp}::bigint, ${bytesOf(request)}::bytea) ON CONFLICT DO NOTHING`,
  )
  return kept > 0n
}

export async function noteRefused(
  tx: Tx,
  provider: string,
  request: SignedRequest,
  refusal: KeptRefusal,
): Promise<void> {
  await run(
    tx,
    sql`
    UPDATE sports.feed_request SET refusal = ${JSON.stringify(refusal)}::jsonb
    WHERE provider = ${provider} AND sent_s = ${request.timestamp}::bigint
      AND signature = ${bytesOf(request)}::bytea`,
  )
}

/** Undefined: it was not refused. */
export async function refusalOf(
  tx: Tx,
  provider: string,
  request: SignedRequest,
): Promise<KeptRefusal | undefined> {
  const row = await firstOf(
    tx,
    sql<{ refusal: KeptRefusal | null }>`
    SELECT refusal FROM sports.feed_request
    WHERE provider = ${provider} AND sent_s = ${request.timestamp}::bigint
      AND signature = ${bytesOf(request)}::bytea`,
  )
  return row?.refusal ?? undefined
}
