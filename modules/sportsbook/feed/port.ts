/**
 * The feed port: what a provider sends is taken in its order, once, and whatever is missing, impossible or
 * silent suspends instead of being sold at an old price (docs/vendors/feed-sports.md).
 */
import { createHash } from 'node:crypto'
import {
  feedStatuses,
  LARGEST_TAKEN,
  type FeedPath,
  type FeedStatus,
} from '../../../contract/vendor/sportsbook/feed-messages.ts'
import { clock } from '../../../kernel/clock.ts'
import type { FeedAnswer } from '../../../kernel/sports/feed.ts'
import { canonicalJson } from '../../../platform/json.ts'
import type { Database, Tx } from '../../../platform/postgres.ts'
import { defineService, type Services } from '../../../platform/services.ts'
import { tellFixtures, tellMarkets, type ToldIncident } from '../book/door.ts'
import { applyMessages, applyStates, idsOf, nothingApplied, type Applied } from './apply.ts'
import { FeedRefusal, refuseFeed, type RefusalDetail } from './refusal.ts'
import * as read from './rules/read-delivery.ts'
import * as store from './store/feeds.ts'
import type { FeedRow } from './store/feeds.ts'
import { noteEvent } from './store/log.ts'

/** What a call of the port answers, and what a refusal names. */
export interface PortAnswer extends FeedAnswer, RefusalDetail {
  readonly status: FeedStatus
}

export interface FeedPort {
  /** `body` is the text of a delivery, or the delivery itself if it comes from inside the house. */
  receive(provider: string, path: FeedPath, body: unknown): Promise<PortAnswer>
}
export const feedPortKey = defineService<FeedPort>('sportsbook.feed-port')

/** The entrance for a feed of the house's own: the same judgement, without HTTP and without a signature. */
export const receiveFeed = (
  services: Pick<Services, 'use'>,
  provider: string,
  path: FeedPath,
  body: unknown,
): Promise<PortAnswer> => services.use(feedPortKey).receive(provider, path, body)

interface PortParts {
  readonly database: Database
  readonly services: Pick<Services, 'use'>
}
interface Outcome {
  readonly answer: PortAnswer
  readonly applied: Applied
}

export function openFeedPort(parts: PortParts): FeedPort {
  return {
    async receive(provider, path, body) {
      const { answer, applied } = await parts.database.transaction((tx) => take(tx, provider, path, body))
      await tellFixtures(parts, applied.fixtures)
      await tellMarkets(parts, applied.marketNos)
      return answer
    },
  }
}

async function take(tx: Tx, provider: string, path: FeedPath, body: unknown): Promise<Outcome> {
  const feed = await store.lockFeed(tx, provider)
  if (!feed)
    return { answer: { status: 'INVALID_SIGNATURE', seq: 0, wants: 'NEXT' }, applied: nothingApplied() }
  if (feed.state === 'OFF') return plain(feed, 'FEED_OFF')
  if (path === 'state') return plain(feed)
  const wasSeen: { body: unknown } = { body: undefined }
  try {
    wasSeen.body = bodyOf(path, body)
    if (path === 'heartbeat') return await heartbeat(tx, feed, wasSeen.body)
    return await (path === 'messages' ? messages : snapshot)(tx, feed, wasSeen.body)
  } catch (error) {
    if (!(error instanceof FeedRefusal)) throw error
    return refused(tx, feed, error, read.namedFixtures(wasSeen.body))
  }
}

/** Throws FEED_TOO_LARGE or FEED_INVALID. */
function bodyOf(path: 'messages' | 'snapshot' | 'heartbeat', body: unknown): unknown {
  if (typeof body !== 'string') return body
  if (Buffer.byteLength(body) > LARGEST_TAKEN[path]) refuseFeed('FEED_TOO_LARGE')
  return read.readJson(body)
}

const plain = (feed: FeedRow, status: FeedStatus = 'OK'): Outcome => ({
  answer: { status, seq: Number(feed.seq), wants: feed.state === 'OK' ? 'NEXT' : 'SNAPSHOT' },
  applied: nothingApplied(),
})

/** A number that never came: its content is lost, so nothing of the feed is sold until a snapshot. */
async function miss(tx: Tx, feed: FeedRow, gap: { from: number; to: number }): Promise<Outcome> {
  await noteEvent(tx, feed.provider, 'GAP', gap)
  return lose(tx, feed, gap)
}

async function lose(tx: Tx, feed: FeedRow, detail: Record<string, unknown>): Promise<Outcome> {
  await store.setFeedState(tx, feed.provider, 'SNAPSHOT', detail)
  const applied = suspended(await store.suspendAll(tx, feed.provider, 'FEED'))
  return { answer: { status: 'OK', seq: Number(feed.seq), wants: 'SNAPSHOT' }, applied }
}

const suspended = (fixtureIds: readonly string[]): Applied => ({
  fixtures: new Map(fixtureIds.map((id): [string, ToldIncident[]] => [id, []])),
  marketNos: [],
})

/**
 * Nothing of a refused delivery is taken, so what it names is not sold until the feed says how it stands. If
 * not even that can be read, or the numbers themselves are wrong, nothing of the feed is.
 */
async function refused(
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

async function heartbeat(tx: Tx, feed: FeedRow, body: unknown): Promise<Outcome> {
  const { seq, sentAt } = read.readHeartbeat(body)
  if (feed.state !== 'OK') return plain(feed)
  if (BigInt(seq) > feed.seq) return miss(tx, feed, { from: Number(feed.seq) + 1, to: seq })
  await store.noteHeard(tx, feed.provider, { seq: feed.seq, messages: 0, delayMs: delayOf(sentAt) })
  return plain(feed)
}

async function messages(tx: Tx, feed: FeedRow, body: unknown): Promise<Outcome> {
  const delivery = read.readDelivery(body)
  if (feed.state !== 'OK') return plain(feed)
  const firstSeq = BigInt(delivery.firstSeq)
  if (firstSeq > feed.seq + 1n)
    return miss(tx, feed, { from: Number(feed.seq) + 1, to: delivery.firstSeq - 1 })
  const digests = delivery.messages.map(digestOf)
  const old = Number(feed.seq + 1n - firstSeq)
  await refuseOtherContent(tx, feed, firstSeq, digests.slice(0, old))
  const raw = delivery.messages.slice(old)
  const seq = feed.seq + BigInt(raw.length)
  const applied =
    raw.length === 0 ? nothingApplied() : await applyMessages(tx, feed, read.readMessages(raw), clock.now())
  if (raw.length > 0) await store.keepSeen(tx, feed.provider, feed.seq + 1n, digests.slice(old))
  await store.noteHeard(tx, feed.provider, { seq, messages: raw.length, delayMs: delayOf(delivery.sentAt) })
  return { answer: { status: 'OK', seq: Number(seq), wants: 'NEXT' }, applied }
}

/** A repeat says what was said before under its numbers; anything else means that the numbers went back. */
async function refuseOtherContent(
  tx: Tx,
  feed: FeedRow,
  firstSeq: bigint,
  digests: readonly string[],
): Promise<void> {
  if (digests.length === 0) return
  const seen = await store.seenBetween(tx, feed.provider, firstSeq, firstSeq + BigInt(digests.length) - 1n)
  const isRepeat = digests.every((digest, index) => seen.get(firstSeq + BigInt(index)) === digest)
  if (!isRepeat) refuseFeed('FEED_SEQ', { field: 'firstSeq' })
}

async function snapshot(tx: Tx, feed: FeedRow, body: unknown): Promise<Outcome> {
  const raw = read.readSnapshot(body)
  const seq = BigInt(raw.seq)
  if (seq < feed.seq) refuseFeed('FEED_SEQ', { field: 'seq' })
  const states = read.readStates(raw.fixtures)
  const applied = await applyStates(tx, feed, states, clock.now())
  const kept = states.map(({ fixture }) => idsOf(feed)(fixture.fixtureId))
  for (const id of await store.suspendOthers(tx, feed.provider, kept)) applied.fixtures.set(id, [])
  await store.forgetSeen(tx, feed.provider)
  if (feed.state !== 'OK') await noteEvent(tx, feed.provider, 'BACK')
  await store.noteHeard(tx, feed.provider, { seq, messages: 1, delayMs: delayOf(raw.sentAt) })
  return { answer: { status: 'OK', seq: Number(seq), wants: 'NEXT' }, applied }
}

const digestOf = (message: unknown): string =>
  createHash('sha256').update(canonicalJson(message)).digest('base64url').slice(0, 22)

const LONGEST_DELAY_MS = 3_600_000
/** By the machine's clock; null if the feed does not say when it sent. */
function delayOf(sentAt: string | undefined): number | null {
  const sent = sentAt === undefined ? Number.NaN : Date.parse(sentAt)
  return Number.isNaN(sent) ? null : Math.min(Math.max(0, Date.now() - sent), LONGEST_DELAY_MS)
}

export const httpStatusOf = (status: FeedStatus): number => feedStatuses[status]
