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
import type { SportCode } from '../../../kernel/sports/words.ts'
import { canonicalJson } from '../../../platform/json.ts'
import type { Database, Tx } from '../../../platform/postgres.ts'
import { defineService, type Services } from '../../../platform/services.ts'
import { tellFixtures, tellMarkets } from '../book/door.ts'
import { applyMessages, applyStates, idsOf, nothingApplied } from './apply.ts'
import { miss, plain, refused, type Outcome, type PortAnswer } from './outcome.ts'
import { FeedRefusal, refuseFeed } from './refusal.ts'
import * as read from './rules/read-delivery.ts'
import * as store from './store/feeds.ts'
import type { FeedRow } from './store/feeds.ts'
import { noteEvent } from './store/log.ts'
import * as requests from './store/requests.ts'
import type { SignedRequest } from './store/requests.ts'

export interface FeedPort {
  /**
   * `body` is a delivery in UTF-8, its text, or the delivery itself if it comes from inside the house.
   * `request` is what proved it, and counts once.
   */
  receive(provider: string, path: FeedPath, body: unknown, request?: SignedRequest): Promise<PortAnswer>
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
  /** Told behind the commit which sports new fixtures are of. */
  onNewSports?(sports: ReadonlySet<SportCode>): Promise<void>
}
export function openFeedPort(parts: PortParts): FeedPort {
  return {
    async receive(provider, path, body, request) {
      const { answer, applied } = await parts.database.transaction((tx) =>
        take(tx, { provider, path, body, request }),
      )
      await tellFixtures(parts, applied.fixtures)
      await tellMarkets(parts, applied.marketNos)
      if (applied.newSports.size > 0) await parts.onNewSports?.(applied.newSports)
      return answer
    },
  }
}

interface Delivery {
  readonly provider: string
  readonly path: FeedPath
  readonly body: unknown
  readonly request: SignedRequest | undefined
}

async function take(tx: Tx, { provider, path, body, request }: Delivery): Promise<Outcome> {
  const feed = await store.lockFeed(tx, provider)
  if (!feed)
    return { answer: { status: 'INVALID_SIGNATURE', seq: 0, wants: 'NEXT' }, applied: nothingApplied() }
  const isNew = request === undefined || (await requests.keepRequest(tx, provider, request))
  if (feed.state === 'OFF') return plain(feed, 'FEED_OFF')
  if (!isNew) {
    const before = await requests.refusalOf(tx, provider, request)
    return plain(feed, before?.status, before?.detail)
  }
  if (path === 'state') return plain(feed)
  const wasSeen: { body: unknown } = { body: undefined }
  try {
    wasSeen.body = bodyOf(path, body)
    if (path === 'heartbeat') return await heartbeat(tx, feed, wasSeen.body)
    return await (path === 'messages' ? messages : snapshot)(tx, feed, wasSeen.body)
  } catch (error) {
    if (!(error instanceof FeedRefusal)) throw error
    const { status, detail } = error
    if (request) await requests.noteRefused(tx, provider, request, { status, detail })
    return refused(tx, feed, error, read.namedFixtures(wasSeen.body))
  }
}

/** Throws FEED_TOO_LARGE or FEED_INVALID. */
function bodyOf(path: 'messages' | 'snapshot' | 'heartbeat', body: unknown): unknown {
  if (typeof body !== 'string' && !Buffer.isBuffer(body)) return body
  if (Buffer.byteLength(body) > LARGEST_TAKEN[path]) refuseFeed('FEED_TOO_LARGE')
  return read.readJson(body)
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
