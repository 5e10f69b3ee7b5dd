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

export const unsubscribe = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.unsubscribe(),
  component: lazyPart(async () => ({
    default: (await import('../features/marketing/unsubscribe-page.tsx')).UnsubscribePage,
  })),
})

export const follow = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.follow(),
  component: lazyPart(async () => ({
    default: (await import('../features/marketing/follow-page.tsx')).FollowPage,
  })),
})
