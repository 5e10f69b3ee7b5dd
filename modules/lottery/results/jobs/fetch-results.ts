import type { Job } from '../../../../platform/calls.ts'
import { feedReaderKey, fetchIssue } from '../feeds.ts'
import { fetchesOf, readSources } from '../store/sources.ts'
import { issuesToFetch } from '../store/issues.ts'

const MINUTE_MS = 60_000
/** Results usually come within this time of the draw; later ones are asked for less often. */
const KEEN_MS = 90 * MINUTE_MS
const SELDOM_MS = 10 * MINUTE_MS

/** Asks the sources that are switched on for the results that are due. As delivered there are none. */
export const fetchResults: Job = {
  name: 'lottery/fetch-results',
  everyMs: MINUTE_MS,
  run: async ({ database, now, services }) => {
    const sources = (await readSources(database.kysely)).filter(({ isOn }) => isOn)
    if (sources.length === 0) return
    const byGame = Map.groupBy(sources, ({ gameCode }) => gameCode)
    for (const issue of await issuesToFetch(database.kysely, [...byGame.keys()])) {
      const own = byGame.get(issue.gameCode)!
      const asked = await fetchesOf(
        database.kysely,
        issue.numero,
        own.map(({ sourceId }) => sourceId),
      )
      const isLate = now.getTime() - issue.drawsAt.getTime() > KEEN_MS
      const due = own.filter(({ sourceId }) => {
        const last = asked.get(sourceId)
        // A minute's job may come a little early.
        return !last || now.getTime() - last.getTime() >= (isLate ? SELDOM_MS : MINUTE_MS) - 5_000
      })
      const parts = { database, reader: services.use(feedReaderKey), now }
      if (due.length > 0) await fetchIssue(parts, issue, due)
    }
  },
}
