import { createRoute } from '@tanstack/react-router'
import { lazyPart } from '../../ui/loading/lazy-part.tsx'
import { sportsbookPath } from '../paths/sports.ts'
import { rootRoute } from './root-route.ts'

/** Open to visitors: who wants to bet is asked to log in. */
export const sportsbook = createRoute({
  getParentRoute: () => rootRoute,
  path: sportsbookPath,
  component: lazyPart(() => import('../sports-place.tsx')),
})
