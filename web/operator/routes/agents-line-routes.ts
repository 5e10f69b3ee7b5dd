import { createRoute } from '@tanstack/react-router'
import { lazyPart } from '../../ui/loading/lazy-part.tsx'
import { paths } from '../paths.ts'
import { readSearch } from '../search.ts'
import { rootRoute } from './root-route.tsx'
import { guardedScreen } from './route-guards.tsx'

const tree = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.agentTree,
  validateSearch: readSearch('parent', 'query'),
  component: guardedScreen(
    'agents.view',
    lazyPart(async () => ({ default: (await import('../features/agents-line/tree-page.tsx')).TreePage })),
  ),
})

const applications = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.agentApplications,
  component: guardedScreen(
    'agents.view',
    lazyPart(async () => ({
      default: (await import('../features/agents-line/applications-page.tsx')).ApplicationsPage,
    })),
  ),
})

const moves = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.agentMoves,
  component: guardedScreen(
    'agents.view',
    lazyPart(async () => ({ default: (await import('../features/agents-line/moves-page.tsx')).MovesPage })),
  ),
})

const budget = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.agentBudget,
  component: guardedScreen(
    'settings.read',
    lazyPart(async () => ({ default: (await import('../features/agents-line/budget-page.tsx')).BudgetPage })),
  ),
})

export const agentLineRoutes = [tree, applications, moves, budget]
