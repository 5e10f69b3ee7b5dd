/**
 * The favourites of members in the memory of a process, so that a listing can mark them without a query: a
 * list is read once, and dropped when any process announces a change.
 */
import type { Line } from '../../../platform/notifications.ts'
import type { Database } from '../../../platform/postgres.ts'
import type { Session } from '../../../platform/sessions.ts'
import { readFavourites } from './store/lists.ts'

export interface FavouriteList {
  readonly nodeIds: readonly number[]
  has(nodeId: number): boolean
}

export interface Favourites {
  /** The list of a signed-in member; a visitor and a trial account have none. */
  of(session: Session | null): Promise<FavouriteList>
  forget(accountId: string): void
}

const none: FavouriteList = { nodeIds: [], has: () => false }
/** This many members' lists stay in memory; the one not used for longest is dropped first. */
const MOST_LISTS = 20_000

export function openFavourites(database: Database, line: Line): Favourites {
  const lists = new Map<string, Promise<FavouriteList>>()
  line.on('favourites', ({ accountId }) => {
    lists.delete(String(accountId))
  })
  line.onGap(() => {
    lists.clear()
  })
  const read = async (session: Session): Promise<FavouriteList> => {
    const nodeIds = await readFavourites(database.kysely, session)
    const known = new Set(nodeIds)
    return { nodeIds, has: (nodeId) => known.has(nodeId) }
  }
  return {
    of(session) {
      if (!session || session.audience !== 'player' || session.claims.isTrial) return Promise.resolve(none)
      // While the connection is down, changes of a list are not announced.
      if (!line.isUp()) return read(session)
      const { accountId } = session
      const kept = lists.get(accountId)
      lists.delete(accountId)
      const list = kept ?? read(session)
      lists.set(accountId, list)
      if (!kept) {
        list.catch(() => {
          if (lists.get(accountId) === list) lists.delete(accountId)
        })
        if (lists.size > MOST_LISTS) lists.delete(lists.keys().next().value!)
      }
      return list
    },
    forget(accountId) {
      lists.delete(accountId)
    },
  }
}
