/**
 * The games of a lobby's page, by its address: the whole list, hot, favourite, recent or new ones, or what a
 * search finds.
 */
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { listFavourites } from '../../../../contract/player/catalogue/list-favourites.ts'
import { listGames } from '../../../../contract/player/catalogue/list-games.ts'
import { listRecentGames } from '../../../../contract/player/catalogue/list-recent-games.ts'
import { useCall } from '../../../client/use-call.ts'
import { useIsSignedIn } from '../../../client/use-session.ts'
import { useLanguage } from '../../../ui/i18n/text.tsx'
import type { Category } from '../../paths.ts'
import { favourites } from '../../state/favourite-list.ts'
import type { Game } from '../../state/home.ts'
import { pageOf, pageSizeOf, type LobbyChoice } from './lobby-choice.ts'
import { useHotGames } from './use-catalogue.ts'

export interface LobbyPageData {
  games: readonly Game[]
  totalCount: number
  totalPages: number
}

export interface LobbyState {
  /** Null until it came, and after a failure. */
  data: LobbyPageData | null
  error: unknown
  /** The page before still shows. */
  isOld: boolean
  retry: () => void
}

/** `category` null: of all categories. `isEnabled` false: nothing is asked for yet. */
export function useLobby(category: Category | null, choice: LobbyChoice, isEnabled = true): LobbyState {
  const filter = choice.name ? 'ALL' : (choice.filter ?? 'ALL')
  const page = choice.page ?? 1
  const size = pageSizeOf(choice)
  const language = useLanguage().toUpperCase()
  const isSignedIn = useIsSignedIn()
  const common = { gameType: category ?? undefined, vassalage: choice.vendor, language, clientType: '3' }
  const listed = useCall(
    listGames,
    {
      query: {
        ...common,
        pageNo: page,
        pageSize: size,
        gameClassify: choice.classify,
        gameName: choice.name,
        isNew: filter === 'NEW' ? '1' : undefined,
      },
    },
    { keepsPrevious: true, isEnabled: isEnabled && (filter === 'ALL' || filter === 'NEW') },
  )
  const hot = useHotGames(filter === 'HOT')
  const kept = useCall(
    listFavourites,
    { query: { ...common, pageNo: page, pageSize: size } },
    { keepsPrevious: true, isEnabled: filter === 'FAV' && isSignedIn, staleMs: 0 },
  )
  const played = useCall(
    listRecentGames,
    { query: { ...common, page, pageSize: size } },
    { keepsPrevious: true, isEnabled: filter === 'RECENT' && isSignedIn, staleMs: 0 },
  )
  useFreshFavourites(filter === 'FAV', kept.refetch)
  if (filter === 'HOT')
    return {
      data: hot.data ? hotPage(hot.data, category, choice, page, size) : null,
      error: hot.failureReason,
      isOld: false,
      retry: () => void hot.refetch(),
    }
  if (filter === 'FAV')
    return {
      data: kept.data
        ? { games: kept.data.content, totalCount: kept.data.totalCount, totalPages: kept.data.totalPages }
        : null,
      error: kept.error,
      isOld: kept.isPlaceholderData,
      retry: () => void kept.refetch(),
    }
  if (filter === 'RECENT')
    return {
      data: played.data
        ? { games: played.data.list, totalCount: played.data.totalCount, totalPages: played.data.totalPages }
        : null,
      error: played.error,
      isOld: played.isPlaceholderData,
      retry: () => void played.refetch(),
    }
  return {
    data: listed.data ?? null,
    error: listed.error,
    isOld: listed.isPlaceholderData,
    retry: () => void listed.refetch(),
  }
}

/** Hot games come whole and are chosen from here. */
function hotPage(
  list: readonly Game[],
  category: Category | null,
  { vendor, classify }: LobbyChoice,
  page: number,
  size: number,
): LobbyPageData {
  const chosen = list.filter(
    (game) =>
      (!category || String(game.gameType) === category) &&
      (!vendor || game.vassalage === vendor) &&
      (!classify || String(game.gameClassify) === classify),
  )
  const { shown, totalCount, totalPages } = pageOf(chosen, page, size)
  return { games: shown, totalCount, totalPages }
}

/** A heart that was pressed changes the list once the server has kept it. */
function useFreshFavourites(isShown: boolean, refetch: () => unknown): void {
  const version = useStore(favourites, (state) => state.version)
  useEffect(() => {
    if (isShown && version > 0) refetch()
  }, [isShown, version, refetch])
}
