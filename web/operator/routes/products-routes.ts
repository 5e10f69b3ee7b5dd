import { createRoute } from '@tanstack/react-router'
import { lazyPart } from '../../ui/loading/lazy-part.tsx'
import { paths } from '../paths.ts'
import { readSearch } from '../search.ts'
import { rootRoute } from './root-route.tsx'
import { guardedScreen } from './route-guards.tsx'

const games = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.games,
  validateSearch: readSearch('tab', 'vendor'),
  component: guardedScreen(
    'catalogue.read',
    lazyPart(async () => ({
      default: (await import('../features/catalogue/catalogue-page.tsx')).CataloguePage,
    })),
  ),
})

const jackpots = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.jackpots,
  component: guardedScreen(
    'jackpots.read',
    lazyPart(async () => ({
      default: (await import('../features/jackpots/jackpots-page.tsx')).JackpotsPage,
    })),
  ),
})

const ReturnsPage = lazyPart(async () => ({
  default: (await import('../features/rtp/returns-page.tsx')).ReturnsPage,
}))

const returns = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.returns,
  component: guardedScreen('rtp.read', ReturnsPage),
})

const gameReturns = createRoute({
  getParentRoute: () => rootRoute,
  path: `${paths.returns}/$id`,
  component: guardedScreen('rtp.read', ReturnsPage),
})

const tables = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.tables,
  component: guardedScreen(
    'floor.read',
    lazyPart(async () => ({
      default: (await import('../features/studio-tables/tables-page.tsx')).TablesPage,
    })),
  ),
})

const tableRound = createRoute({
  getParentRoute: () => rootRoute,
  path: `${paths.tables}/$id`,
  component: guardedScreen(
    'floor.read',
    lazyPart(async () => ({
      default: (await import('../features/studio-tables/table-round-page.tsx')).TableRoundPage,
    })),
  ),
})

const seas = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.seas,
  component: guardedScreen(
    'floor.read',
    lazyPart(async () => ({ default: (await import('../features/studio-seas/seas-page.tsx')).SeasPage })),
  ),
})

const seaWindow = createRoute({
  getParentRoute: () => rootRoute,
  path: `${paths.seas}/$id`,
  component: guardedScreen(
    'floor.read',
    lazyPart(async () => ({ default: (await import('../features/studio-seas/window-page.tsx')).WindowPage })),
  ),
})

const rooms = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.rooms,
  component: guardedScreen(
    'floor.read',
    lazyPart(async () => ({ default: (await import('../features/studio-rooms/rooms-page.tsx')).RoomsPage })),
  ),
})

const roomHand = createRoute({
  getParentRoute: () => rootRoute,
  path: `${paths.rooms}/$id`,
  component: guardedScreen(
    'floor.read',
    lazyPart(async () => ({ default: (await import('../features/studio-rooms/hand-page.tsx')).HandPage })),
  ),
})

const rounds = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.rounds,
  component: guardedScreen(
    'rounds.read',
    lazyPart(async () => ({ default: (await import('../features/rounds/rounds-page.tsx')).RoundsPage })),
  ),
})

export const productsRoutes = [
  games,
  jackpots,
  returns,
  gameReturns,
  tables,
  tableRound,
  seas,
  seaWindow,
  rooms,
  roomHand,
  rounds,
]
