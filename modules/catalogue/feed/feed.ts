/** A vendor's feed from its bytes to the catalogue: read, previewed, applied in one transaction. */
import { setImmediate } from 'node:timers/promises'
import { refuse, refuseWith } from '../../../contract/errors.ts'
import {
  FEED_BYTES,
  FEED_GAMES,
  type FeedProblem,
  type FeedSource,
} from '../../../contract/shared/catalogue-words.ts'
import { newId } from '../../../kernel/ids.ts'
import type { Tx } from '../../../platform/postgres.ts'
import { settingOf } from '../../system/index.ts'
import { tellCatalogueChanged } from '../core/catalogue.ts'
import { setGuards } from '../core/guards.ts'
import { deskSettings } from '../shared/settings.ts'
import { tidyPositions } from '../core/store/change.ts'
import {
  endFeedRun,
  insertFeedRun,
  keepReading,
  lockVendor,
  readKnownGames,
  writePlan,
  type FeedRun,
} from './store/feed.ts'
import { compareFeed, type FeedPlan } from './compare-feed.ts'
import { readFeed, type ReadFeed } from './read-feed.ts'
import type { FeedCounts, FeedGame, RefusedRow } from './words.ts'

/** For this many refused rows the text is stored; for the others only the code and the reason. */
const REFUSED_KEPT = 200
const REFUSED_TOLD = 20

export interface Who {
  readonly id: string
  readonly name: string
}
export interface FeedPlace {
  readonly merchantId: string
  readonly vassalage: string
}
export interface FeedOrder extends FeedPlace {
  readonly source: FeedSource
  readonly sourceName: string
  readonly by: Who
  readonly now: Date
}

/** Begins a reading; a pending one of the same vendor is dropped. */
export async function beginReading(
  tx: Tx,
  { merchantId, vassalage, source, sourceName, by, now }: FeedOrder,
): Promise<string> {
  const runId = newId(now.getTime())
  await insertFeedRun(tx, {
    runId,
    merchantId,
    vassalage,
    source,
    sourceName,
    askedBy: by.id,
    askedByName: by.name,
    askedAt: now,
  })
  return runId
}

/**
 * The games in the bytes, or why there are none. A feed without a single valid game is refused, since it
 * would close everything.
 */
export async function readBytes(
  tx: Tx,
  merchantId: string,
  bytes: Uint8Array,
): Promise<
  | Extract<ReadFeed, { kind: 'READ' }>
  | { problem: FeedProblem; missing?: readonly string[]; refused?: readonly RefusedRow[] }
> {
  const feed = await readBetweenOthers(bytes, await settingOf(tx, merchantId, deskSettings.imageHosts))
  if (feed.kind === 'COLUMNS') return { problem: 'COLUMNS', missing: feed.missing }
  if (feed.kind !== 'READ') return { problem: feed.kind }
  return feed.games.length === 0 ? { problem: 'EMPTY', refused: feed.refused } : feed
}

async function readBetweenOthers(bytes: Uint8Array, imageHosts: readonly string[]): Promise<ReadFeed> {
  const steps = readFeed(bytes, imageHosts)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    await setImmediate()
  }
}

/**
 * The same for a person who waits for the result: FEED_UNREADABLE, FEED_COLUMNS {names}, FEED_TOO_LONG
 * {games, MiB}, FEED_EMPTY.
 */
export async function readBytesOrRefuse(
  tx: Tx,
  merchantId: string,
  bytes: Uint8Array,
): Promise<Extract<ReadFeed, { kind: 'READ' }>> {
  const feed = await readBytes(tx, merchantId, bytes)
  if (!('problem' in feed)) return feed
  if (feed.problem === 'COLUMNS') refuse('FEED_COLUMNS', (feed.missing ?? []).join(', '))
  if (feed.problem === 'TOO_LONG')
    refuse('FEED_TOO_LONG', String(FEED_GAMES), String(FEED_BYTES / 1024 / 1024))
  // The person needs the reason why nothing can be imported.
  if (feed.problem === 'EMPTY')
    refuseWith('FEED_EMPTY', {
      refused: (feed.refused ?? []).slice(0, REFUSED_TOLD).map((row) => ({ ...row })),
    })
  return refuse('FEED_UNREADABLE')
}

/** What a feed would change now. */
export async function planFeed(
  tx: Tx,
  { merchantId, vassalage }: FeedPlace,
  games: readonly FeedGame[],
  refused: readonly RefusedRow[],
): Promise<FeedPlan & { knownCount: number }> {
  const known = await readKnownGames(tx, merchantId, vassalage)
  return {
    ...compareFeed(
      games,
      known,
      refused.map((row) => row.gameCode),
    ),
    knownCount: known.filter((game) => !game.isAbsent).length,
  }
}

function countsOf(plan: FeedPlan, rowCount: number, refusedCount: number): FeedCounts {
  return {
    rowCount,
    addedCount: plan.added.length,
    changedCount: plan.changed.length,
    returnedCount: plan.returned.length,
    absentCount: plan.absent.length,
    refusedCount,
  }
}

/**
 * Stores what was read until an operator decides; returns what it would change, undefined if the reading was
 * dropped meanwhile.
 */
export async function keepFeed(
  tx: Tx,
  place: FeedPlace,
  runId: string,
  { games, refused }: Extract<ReadFeed, { kind: 'READ' }>,
): Promise<(FeedPlan & { knownCount: number }) | undefined> {
  const plan = await planFeed(tx, place, games, refused)
  // The codes of further refused rows still say that the vendor has these games.
  const isKept = await keepReading(
    tx,
    runId,
    countsOf(plan, games.length + refused.length, refused.length),
    refused.map((row, index) => (index < REFUSED_KEPT ? row : { ...row, detail: '' })),
    games,
  )
  return isKept ? plan : undefined
}

/**
 * Applies what was read, compared again with the catalogue of now, in this transaction; every process is
 * notified.
 */
export async function applyFeed(
  tx: Tx,
  feedRun: Pick<FeedRun, 'runId' | 'merchantId' | 'vassalage' | 'refused'> & { games: readonly FeedGame[] },
  by: Who,
  now: Date,
): Promise<FeedCounts> {
  const { merchantId, vassalage, games, refused } = feedRun
  await lockVendor(tx, vassalage)
  const plan = await planFeed(tx, feedRun, games, refused)
  const counts = countsOf(plan, games.length + refused.length, refused.length)
  await tidyPositions(tx, merchantId)
  await writePlan(tx, merchantId, vassalage, plan, now)
  await setGuards(tx, vassalage)
  await endFeedRun(tx, feedRun.runId, { state: 'APPLIED', by: by.name, at: now, counts })
  await tellCatalogueChanged(tx)
  return counts
}

/** Applies a feed at once without a preview, for seeds. Throws the same refusals as an uploaded file. */
export async function takeFeed(
  tx: Tx,
  order: FeedPlace & { sourceName: string; now: Date },
  bytes: Uint8Array,
): Promise<FeedCounts> {
  const by = { id: 'system', name: 'system' }
  const feed = await readBytesOrRefuse(tx, order.merchantId, bytes)
  const runId = await beginReading(tx, { ...order, source: 'FILE', by })
  await keepFeed(tx, order, runId, feed)
  return applyFeed(
    tx,
    {
      runId,
      merchantId: order.merchantId,
      vassalage: order.vassalage,
      games: feed.games,
      refused: feed.refused,
    },
    by,
    order.now,
  )
}
