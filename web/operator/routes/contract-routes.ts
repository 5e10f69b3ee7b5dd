import { createRoute } from '@tanstack/react-router'
import { lazyPart } from '../../ui/loading/lazy-part.tsx'
import { paths } from '../paths.ts'
import { readSearch } from '../search.ts'
import { rootRoute } from './root-route.tsx'
import { guardedScreen } from './route-guards.tsx'

const contracts = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.contracts,
  validateSearch: readSearch('tab', 'query'),
  component: guardedScreen(
    'contracts.read',
    lazyPart(async () => ({
      default: (await import('../features/contracts/contracts-page.tsx')).ContractsPage,
    })),
  ),
})

export const contractRoutes = [contracts]
