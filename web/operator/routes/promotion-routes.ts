import { createRoute } from '@tanstack/react-router'
import { lazyPart } from '../../ui/loading/lazy-part.tsx'
import { paths } from '../paths.ts'
import { rootRoute } from './root-route.tsx'
import { guardedScreen } from './route-guards.tsx'

const gifts = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.gifts,
  component: guardedScreen(
    'promotions.view',
    lazyPart(async () => ({ default: (await import('../features/promotions/gifts-page.tsx')).GiftsPage })),
  ),
})

export const promotionRoutes = [gifts]
