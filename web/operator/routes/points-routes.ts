import { createRoute } from '@tanstack/react-router'
import { lazyPart } from '../../ui/loading/lazy-part.tsx'
import { paths } from '../paths.ts'
import { readSearch } from '../search.ts'
import { rootRoute } from './root-route.tsx'
import { guardedScreen } from './route-guards.tsx'

const points = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.points,
  validateSearch: readSearch('tab'),
  component: guardedScreen(
    'points.view',
    lazyPart(async () => ({ default: (await import('../features/points/points-page.tsx')).PointsPage })),
  ),
})

export const pointsRoutes = [points]
