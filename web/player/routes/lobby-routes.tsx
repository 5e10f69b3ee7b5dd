import { createRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useStore } from 'zustand'
import { isSignedIn } from '../../client/session.ts'
import { CategoryPage } from '../features/catalogue/category-page.tsx'
import { HomePage } from '../features/catalogue/home-page.tsx'
import { readLobbyChoice } from '../features/catalogue/lobby-choice.ts'
import { MatchesPlace } from '../matches-place.tsx'
import { place } from '../navigation.ts'
import {
  type Category,
  categoryOfPath,
  groupOf,
  homePaths,
  lobbyPaths,
  lotteryPaths,
  paths,
} from '../paths.ts'
import { bringBoard } from '../features/lottery/boards.ts'
import { rootRoute } from './root-route.ts'
import { requireAccount, requireGroup } from './route-guards.ts'
import { LoadingCover } from '../shell/loading-cover.tsx'
import { lazyPart } from '../../ui/loading/lazy-part.tsx'

/** Home; the bare root with a `type` shows that group of games (site.md §2, Routes). */
function RootPage() {
  const { path, search } = useStore(place)
  return groupOf(path, search) ? (
    <Suspense fallback={<LoadingCover />}>
      <GroupPage />
    </Suspense>
  ) : (
    <HomePage />
  )
}

const GroupPage = lazyPart(() => import('../features/catalogue/group-page.tsx'))

export const homes = homePaths.map((path) =>
  createRoute({ getParentRoute: () => rootRoute, path, beforeLoad: requireGroup, component: RootPage }),
)

export const groups = [paths.favourites(), paths.recent()].map((path) =>
  createRoute({ getParentRoute: () => rootRoute, path, beforeLoad: requireGroup, component: RootPage }),
)

const RoomList = lazyPart(() => import('../features/launch/room-list.tsx'))

/** Rooms are in the lobby of their category, beside the games that lead to them. */
const rooms = (vendor: string | undefined) => (
  <Suspense>
    <RoomList vassalage={vendor} gameType="PVP" />
  </Suspense>
)

/** What may be bet on now. */
const matches = (category: Category) =>
  category === 'SPORTS' || category === 'ESPORTS' ? <MatchesPlace category={category} /> : null

export const lobbies = lobbyPaths.map((path) => {
  const category = categoryOfPath(path)!
  return createRoute({
    getParentRoute: () => rootRoute,
    path,
    validateSearch: readLobbyChoice,
    component: () => (
      <CategoryPage
        category={category}
        above={matches(category)}
        rooms={category === 'PVP' ? rooms : undefined}
      />
    ),
  })
})

const GamesOfLottery = lazyPart(() => import('../features/catalogue/lottery-page.tsx'))
const LotteryPage = lazyPart(() => import('../features/lottery/lottery-page.tsx'))

/** What an address needs comes at once, and not one part after the other. */
function bringLottery({ view, gameCode }: Readonly<Record<string, unknown>>): void {
  void LotteryPage.preload().catch(() => {})
  if (view === undefined && typeof gameCode === 'string') bringBoard(gameCode)
}

/** Signed in only, and of a real account (site.md §2, Routes and game start). */
export const lotteries = lotteryPaths.map((path) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    beforeLoad: async (context) => {
      if (isSignedIn()) bringLottery(context.search)
      await requireAccount(context)
    },
    component: () => (
      <Suspense fallback={<LoadingCover />}>
        <LotteryPage page={path} cover={<LoadingCover />} others={<GamesOfLottery place={path} />} />
      </Suspense>
    ),
  }),
)
