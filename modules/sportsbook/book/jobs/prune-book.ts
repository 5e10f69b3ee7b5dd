/** Every night what nobody bet on leaves the book: its results stay, and everything that has a bet. */
import type { Job } from '../../../../platform/calls.ts'
import type { Database } from '../../../../platform/postgres.ts'
import { merchantsKey, settingOf } from '../../../system/index.ts'
import { bookSettings } from '../settings.ts'
import { pruneFixtures, type Pruned } from '../store/prune.ts'

const DAY_MS = 86_400_000
/** Of fixtures in one transaction; each has some forty markets. */
const AT_ONCE = 50

/** Fixtures whose result was confirmed before a moment. */
export async function pruneBook(database: Database, before: Date): Promise<Pruned> {
  const sum: Pruned = { fixtures: 0, pruned: 0, markets: 0 }
  for (;;) {
    const chunk = await database.transaction((tx) => pruneFixtures(tx, before, AT_ONCE))
    sum.fixtures += chunk.fixtures
    sum.pruned += chunk.pruned
    sum.markets += chunk.markets
    if (chunk.fixtures < AT_ONCE) return sum
  }
}

export const pruneBookJob: Job = {
  name: 'sportsbook.prune-book',
  cron: '10 21 * * *',
  async run({ database, now, services }) {
    let days = bookSettings.keepDays.default
    for (const { id } of services.use(merchantsKey).all())
      days = Math.max(days, await settingOf(database.kysely, id, bookSettings.keepDays))
    await pruneBook(database, new Date(now.getTime() - days * DAY_MS))
  },
}
