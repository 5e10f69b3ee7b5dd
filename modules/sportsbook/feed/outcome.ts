/** What a delivery comes to: its answer, and what of the book it changed or suspended. */
import type { FeedStatus } from '../../../contract/vendor/sportsbook/feed-messages.ts'
import type { FeedAnswer } from '../../../kernel/sports/feed.ts'
import type { Tx } from '../../../platform/postgres.ts'
import type { ToldIncident } from '../book/door.ts'
import { idsOf, nothingApplied, type Applied } from './apply.ts'
import type { FeedRefusal, RefusalDetail } from './refusal.ts'
import * as store from './store/feeds.ts'
import type { FeedRow } from './store/feeds.ts'
import { noteEvent } from './store/log.ts'

/** What a call of the port answers, and what a refusal names. */
export interface PortAnswer extends FeedAnswer, RefusalDetail {
  readonly status: FeedStatus
}

export interface Outcome {
  readonly answer: PortAnswer
  readonly applied: Applied
}

export const plain = (feed: FeedRow, status: FeedStatus = 'OK', detail: RefusalDetail = {}): Outcome => ({
  answer: { status, seq: Number(feed.seq), wants: feed.state === 'OK' ? 'NEXT' : 'SNAPSHOT', ...detail },
  applied: nothingApplied(),
})

/** A number that never came: its content is lost, so nothing of the feed is sold until a snapshot. */
export async function miss(tx: Tx, feed: FeedRow, gap: { from: number; to: number }): Promise<Outcome> {
  await noteEvent(tx, feed.provider, 'GAP', gap)
  return lose(tx, feed, gap)
}

/** Nothing of the feed is sold until its snapshot. */
export async function lose(tx: Tx, feed: FeedRow, detail: Record<string, unknown>): Promise<Outcome> {
  await store.setFeedState(tx, feed.provider, 'SNAPSHOT', detail)
  const applied = suspended(await store.suspendAll(tx, feed.provider, 'FEED'))
  return { answer: { status: 'OK', seq: Number(feed.seq), wants: 'SNAPSHOT' }, applied }
}

export const suspended = (fixtureIds: readonly string[]): Applied => ({
  ...nothingApplied(),
  fixtures: new Map(fixtureIds.map((id): [string, ToldIncident[]] => [id, []])),
})

/**
 * Nothing of a refused delivery is taken, so what it names is not sold until the feed says how it stands. If
 * not even that can be read, or the numbers themselves are wrong, nothing of the feed is.
 */
export async function refused(
  tx: Tx,
  feed: FeedRow,
  refusal: FeedRefusal,
  named: readonly string[],
): Promise<Outcome> {
  const { status, detail } = refusal
  await store.noteRefusal(tx, feed.provider, { status, ...detail })
  await noteEvent(tx, feed.provider, 'REFUSED', { status, ...detail })
  const isLost = named.length === 0 || status === 'FEED_SEQ'
  const lost = isLost && feed.state === 'OK' ? await lose(tx, feed, { refused: status }) : null
  const applied =
    lost?.applied ?? suspended(await store.suspendAll(tx, feed.provider, 'REFUSED', named.map(idsOf(feed))))
  const wants = lost || feed.state !== 'OK' ? 'SNAPSHOT' : 'NEXT'
  return { answer: { status, seq: Number(feed.seq), wants, ...detail }, applied }
}
