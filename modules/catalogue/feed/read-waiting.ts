/**
 * Pending readings of vendors' addresses: fetched outside of any transaction, then stored, and daily ones
 * applied.
 */
import { appendAudit } from '../../../platform/audit-log.ts'
import type { Database } from '../../../platform/postgres.ts'
import { OutsideError, readOutside } from '../../../platform/outgoing-requests.ts'
import { FEED_BYTES, type FeedProblem } from '../../../contract/shared/catalogue-words.ts'
import { settingOf } from '../../system/index.ts'
import { deskSettings } from '../shared/settings.ts'
import { claimFeedRun, endFeedRun, noteProblem, type FeedRun } from './store/feed.ts'
import { applyFeed, keepFeed, readBytes } from './feed.ts'

/**
 * 20,000 games with pictures are about 8 MiB, so the 5 s of an ordinary picture would not be enough for a
 * distant vendor.
 */
const TIMEOUT_MS = 60_000
/**
 * A daily feed that would close more of a vendor's games than this waits for a person, since half a file
 * looks like a whole one.
 */
const ABSENT_PERCENT = 30
/** A vendor with this few games may close any of them. */
const ABSENT_ANYWAY = 5

export type FeedReader = (address: string, allowedHosts: readonly string[]) => Promise<Buffer>
export const readFeedAddress: FeedReader = (address, allowedHosts) =>
  readOutside(address, { allowedHosts, maxBytes: FEED_BYTES, timeoutMs: TIMEOUT_MS })

/** Reads pending feeds, one after another; returns how many. */
export async function readWaiting(
  database: Database,
  now: Date,
  read: FeedReader = readFeedAddress,
): Promise<number> {
  for (let count = 0; ; count++) {
    const waiting = await claimFeedRun(database.kysely, now)
    if (!waiting) return count
    await readOne(database, waiting, now, read)
  }
}

async function readOne(database: Database, run: FeedRun, now: Date, read: FeedReader): Promise<void> {
  const { runId, merchantId, vassalage, source } = run
  const by = { id: 'system', name: 'system' }
  const hosts = await settingOf(database.kysely, merchantId, deskSettings.feedHosts)
  const bytes = await read(run.sourceName, hosts).catch(
    (error: unknown): FeedProblem => (error instanceof OutsideError ? error.problem : 'UNREACHABLE'),
  )
  await database.transaction(async (tx) => {
    const feed = typeof bytes === 'string' ? { problem: bytes } : await readBytes(tx, merchantId, bytes)
    if ('problem' in feed) {
      await endFeedRun(tx, runId, { state: 'FAILED', problem: feed.problem, by: by.name, at: now })
      return
    }
    const plan = await keepFeed(tx, run, runId, feed)
    if (!plan || source !== 'DAILY') return
    if (plan.absent.length > ABSENT_ANYWAY && plan.absent.length * 100 > plan.knownCount * ABSENT_PERCENT) {
      await noteProblem(tx, runId, 'TOO_MANY_ABSENT')
      return
    }
    const counts = await applyFeed(
      tx,
      { runId, merchantId, vassalage, games: feed.games, refused: feed.refused },
      by,
      now,
    )
    await appendAudit(tx, {
      actor: by.name,
      action: 'feed.apply',
      subject: `feed:${runId}`,
      detail: { merchantId, vassalage, sourceName: run.sourceName, ...counts },
    })
  })
}
