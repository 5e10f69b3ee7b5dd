import { createRoute } from '@tanstack/react-router'
import { paths } from '../paths.ts'
import { rootRoute } from './root-route.ts'
import { lazyPart } from '../../ui/loading/lazy-part.tsx'

export const verify = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.verify(),
  component: lazyPart(() => import('../verify-place.tsx')),
})

export const returns = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.returns(),
  component: lazyPart(async () => ({
    default: (await import('../features/returns/returns-page.tsx')).ReturnsPage,
  })),
})

export const gameRules = createRoute({
  getParentRoute: () => rootRoute,
  path: `${paths.returns()}/$gameCode`,
  component: lazyPart(async () => ({
    default: (await import('../features/returns/game-rules-page.tsx')).GameRulesPage,
  })),
})

export const jackpots = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.jackpots(),
  component: lazyPart(async () => ({
    default: (await import('../features/jackpots/jackpots-page.tsx')).JackpotsPage,
  })),
})
