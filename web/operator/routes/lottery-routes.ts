import { createRoute } from '@tanstack/react-router'
import { lazyPart } from '../../ui/loading/lazy-part.tsx'
import { paths } from '../paths.ts'
import { readSearch } from '../search.ts'
import { rootRoute } from './root-route.tsx'
import { guardedScreen } from './route-guards.tsx'

const games = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.lotteryGames,
  component: guardedScreen(
    'lottery.view',
    lazyPart(async () => ({ default: (await import('../features/lottery/games/games-page.tsx')).GamesPage })),
  ),
})

const issues = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.lotteryIssues,
  validateSearch: readSearch('game'),
  component: guardedScreen(
    'lottery.view',
    lazyPart(async () => ({ default: (await import('../features/lottery/issues-page.tsx')).IssuesPage })),
  ),
})

const issue = createRoute({
  getParentRoute: () => rootRoute,
  path: `${paths.lotteryIssues}/$id`,
  component: guardedScreen(
    'lottery.view',
    lazyPart(async () => ({ default: (await import('../features/lottery/issue-page.tsx')).IssuePage })),
  ),
})

const orders = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.lotteryOrders,
  validateSearch: readSearch('game', 'numero'),
  component: guardedScreen(
    'lottery.view',
    lazyPart(async () => ({ default: (await import('../features/lottery/orders-page.tsx')).OrdersPage })),
  ),
})

const order = createRoute({
  getParentRoute: () => rootRoute,
  path: `${paths.lotteryOrders}/$id`,
  component: guardedScreen(
    'lottery.view',
    lazyPart(async () => ({ default: (await import('../features/lottery/order-page.tsx')).OrderPage })),
  ),
})

const report = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.lotteryReport,
  component: guardedScreen(
    'lottery.view',
    lazyPart(async () => ({ default: (await import('../features/lottery/report-page.tsx')).ReportPage })),
  ),
})

const game = createRoute({
  getParentRoute: () => rootRoute,
  path: `${paths.lotteryGames}/$id`,
  component: guardedScreen(
    'lottery.view',
    lazyPart(async () => ({ default: (await import('../features/lottery/games/game-page.tsx')).GamePage })),
  ),
})

const results = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.lotteryResults,
  validateSearch: readSearch('game', 'numero', 'tab'),
  component: guardedScreen(
    'lottery.view',
    lazyPart(async () => ({
      default: (await import('../features/lottery/results/results-page.tsx')).ResultsPage,
    })),
  ),
})

const numbers = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.lotteryNumbers,
  validateSearch: readSearch('game', 'numero', 'play'),
  component: guardedScreen(
    'lottery.view',
    lazyPart(async () => ({
      default: (await import('../features/lottery/numbers/numbers-page.tsx')).NumbersPage,
    })),
  ),
})

const days = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.lotteryDays,
  validateSearch: readSearch('game'),
  component: guardedScreen(
    'lottery.view',
    lazyPart(async () => ({ default: (await import('../features/lottery/days/days-page.tsx')).DaysPage })),
  ),
})

export const lotteryRoutes = [games, game, issues, issue, results, numbers, days, orders, order, report]
