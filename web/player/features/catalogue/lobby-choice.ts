/** What the lobby's address says; anything else in it is left out. */
export type LobbyFilter = 'ALL' | 'HOT' | 'NEW'

export interface LobbyChoice {
  vendor?: string | undefined
  filter?: LobbyFilter | undefined
  classify?: string | undefined
  name?: string | undefined
  page?: number | undefined
}

/** Page sizes of the spec (§9): the lobby 40, a search in it 24. */
export const LOBBY_GAMES = 40
export const SEARCH_GAMES = 24

export function readLobbyChoice(search: Record<string, unknown>): LobbyChoice {
  const text = (name: string, limit: number) => (typeof search[name] === 'string' || typeof search[name] === 'number' ? String(search[name]).slice(0, limit) || undefined : undefined)
  const page = Math.floor(Number(search['page']))
  return {
    vendor: text('vendor', 20),
    filter: search['filter'] === 'HOT' || search['filter'] === 'NEW' ? search['filter'] : undefined,
    classify: text('classify', 4),
    name: text('name', 60),
    page: page > 1 && page < 100_000 ? page : undefined,
  }
}
