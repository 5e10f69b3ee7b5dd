/** What a lobby's address says; anything else in it is left out. */
export type LobbyFilter = 'ALL' | 'HOT' | 'RECENT' | 'FAV' | 'NEW'

export interface LobbyChoice {
  vendor?: string | undefined
  filter?: LobbyFilter | undefined
  classify?: string | undefined
  name?: string | undefined
  page?: number | undefined
}

/**
 * Page sizes (site.md §9): a lobby 40, its hot, favourite and recent games 15, a search in it 24, a
 * search from home 15.
 */
export const LOBBY_GAMES = 40
export const GROUP_GAMES = 15
export const SEARCH_GAMES = 24
export const HOME_SEARCH_GAMES = 15

const filters = ['HOT', 'RECENT', 'FAV', 'NEW'] as const

export function readLobbyChoice(search: Record<string, unknown>): LobbyChoice {
  const text = (name: string, limit: number) =>
    typeof search[name] === 'string' || typeof search[name] === 'number'
      ? String(search[name]).slice(0, limit) || undefined
      : undefined
  const page = Math.floor(Number(search['page']))
  return {
    vendor: text('vendor', 20),
    filter: filters.find((filter) => filter === search['filter']),
    classify: text('classify', 4),
    name: text('name', 60),
    page: page > 1 && page < 100_000 ? page : undefined,
  }
}

/** How many games a page of this choice has. */
export function pageSizeOf({ filter, name }: LobbyChoice): number {
  if (name) return SEARCH_GAMES
  return filter === 'HOT' || filter === 'RECENT' || filter === 'FAV' ? GROUP_GAMES : LOBBY_GAMES
}

/** One page of a list that is here whole. */
export function pageOf<Item>(
  list: readonly Item[],
  page: number,
  size: number,
): { shown: readonly Item[]; totalCount: number; totalPages: number } {
  return {
    shown: list.slice((page - 1) * size, page * size),
    totalCount: list.length,
    totalPages: Math.ceil(list.length / size),
  }
}
