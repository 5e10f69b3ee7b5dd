/** How long transactions take, from begin to commit: so long the rows that they lock are held. */
import type { Database } from '../../platform/postgres.ts'

export const watched = (database: Database, tell: (ms: number) => void): Database => ({
  ...database,
  async transaction(work) {
    const begin = performance.now()
    const done = await database.transaction(work)
    tell(performance.now() - begin)
    return done
  },
})
