import { createRoute } from '@tanstack/react-router'
import { paths } from '../paths.ts'
import { rootRoute } from './root-route.ts'
import { lazyPart } from '../../ui/loading/lazy-part.tsx'

export const down = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.down(),
  component: lazyPart(() => import('../features/system/down-page.tsx')),
})

/** Of the demo only; a live house answers it like any unknown address. */
export const outbox = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.outbox(),
  component: lazyPart(() => import('../features/system/outbox-page.tsx')),
})
