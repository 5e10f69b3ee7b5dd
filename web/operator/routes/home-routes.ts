import { createRoute } from '@tanstack/react-router'
import { lazyPart } from '../../ui/loading/lazy-part.tsx'
import { paths } from '../paths.ts'
import { rootRoute } from './root-route.tsx'
import { guardedScreen, openScreen } from './route-guards.tsx'

const dashboard = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.dashboard,
  component: guardedScreen(
    'dashboard.read',
    lazyPart(async () => ({
      default: (await import('../features/dashboard/dashboard-page.tsx')).DashboardPage,
    })),
  ),
})

const proposals = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.proposals,
  component: guardedScreen(
    'dashboard.read',
    lazyPart(async () => ({
      default: (await import('../features/proposals/proposals-page.tsx')).ProposalsPage,
    })),
  ),
})

const account = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.account,
  component: openScreen(
    lazyPart(async () => ({ default: (await import('../features/account/account-page.tsx')).AccountPage })),
  ),
})

const components = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.components,
  component: openScreen(lazyPart(async () => ({ default: (await import('../../ui/gallery.tsx')).Gallery }))),
})

export const homeRoutes = [dashboard, proposals, account, components]
