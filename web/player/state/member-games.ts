/**
 * The signed-in member's favourite and recent games as the home page shows them; null until they are known.
 */
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { Game } from './home.ts'

export interface GameList {
  games: readonly Game[]
  totalCount: number
}

interface MemberGames {
  favourites: GameList | null
  recent: GameList | null
}

export const memberGames = createStore<MemberGames>(() => ({ favourites: null, recent: null }))

export const useHasRecent = (): boolean =>
  useStore(memberGames, ({ recent }) => recent !== null && recent.totalCount > 0)
