import { createRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { lazyPart } from '../../ui/loading/lazy-part.tsx'
import { sportsPaths } from '../paths/sports-views.ts'
import { LoadingCover } from '../shell/loading-cover.tsx'
import { rootRoute } from './root-route.ts'

const SportsPage = lazyPart(() => import('../features/sports/sports-page.tsx'))

/** Open to visitors: who wants to bet is asked to log in. */
export const sportsbook = createRoute({
  getParentRoute: () => rootRoute,
  path: sportsPaths.home(),
  component: () => (
    <Suspense fallback={<LoadingCover />}>
      <SportsPage cover={<LoadingCover />} />
    </Suspense>
  ),
})
