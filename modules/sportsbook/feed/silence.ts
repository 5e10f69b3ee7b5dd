/**
 * Suspends the fixtures of feeds that fell silent. It runs in every process with the worker's role; the
 * feed's row, locked and moved on in the transaction that suspends, decides which one does it.
 */
import type { Database } from '../../../platform/postgres.ts'
import type { Services } from '../../../platform/services.ts'
import { tellFixtures } from '../book/door.ts'
import * as store from './store/feeds.ts'
import { noteEvent } from './store/log.ts'

/** A quarter of the second within which bets must have stopped. */
const LOOK_MS = 250

interface WatchParts {
  readonly database: Database
  readonly services: Pick<Services, 'use'>
  onError(error: unknown): void
}

/** The providers that fell silent; each is suspended once. */
export async function suspendSilent({ database, services }: Omit<WatchParts, 'onError'>): Promise<string[]> {
  const providers: string[] = []
  for (;;) {
    const taken = await database.transaction(async (tx) => {
      const silent = await store.takeSilent(tx)
      if (!silent) return undefined
      await store.setFeedState(tx, silent.provider, 'SILENT', {})
      await noteEvent(tx, silent.provider, 'SILENT')
      return { ...silent, fixtureIds: await store.suspendAll(tx, silent.provider, 'FEED') }
    })
    if (!taken) return providers
    providers.push(taken.provider)
    await tellFixtures({ database, services }, new Map(taken.fixtureIds.map((id) => [id, []])))
  }
}

/** Returns what ends the watch. */
export function watchSilence(parts: WatchParts): () => Promise<void> {
  let isStopped = false
  let timer: NodeJS.Timeout | null = null
  let looking: Promise<void> = Promise.resolve()
  const look = () => {
    looking = suspendSilent(parts)
      .then(() => {}, parts.onError)
      .then(() => {
        if (!isStopped) begin()
      })
  }
  const begin = () => {
    timer = setTimeout(look, LOOK_MS)
    timer.unref()
  }
  begin()
  return async () => {
    isStopped = true
    if (timer) clearTimeout(timer)
    await looking
  }
}
