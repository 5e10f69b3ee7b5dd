import { createRoute } from '@tanstack/react-router'
import { lazyPart } from '../../ui/loading/lazy-part.tsx'
import { paths } from '../paths.ts'
import { readSearch } from '../search.ts'
import { rootRoute } from './root-route.tsx'
import { guardedScreen } from './route-guards.tsx'

const promotions = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.promotions,
  validateSearch: readSearch('state', 'kind'),
  component: guardedScreen(
    'promotions.view',
    lazyPart(async () => ({
      default: (await import('../features/promotions/promotions-page.tsx')).PromotionsPage,
    })),
  ),
})

const promotionNew = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.promotionNew(),
  validateSearch: readSearch('kind', 'copy'),
  component: guardedScreen(
    'promotions.edit',
    lazyPart(async () => ({
      default: (await import('../features/promotions/editor-page.tsx')).NewPromotionPage,
    })),
  ),
})

const promotion = createRoute({
  getParentRoute: () => rootRoute,
  path: `${paths.promotions}/$id`,
  component: guardedScreen(
    'promotions.view',
    lazyPart(async () => ({
      default: (await import('../features/promotions/editor-page.tsx')).PromotionPage,
    })),
  ),
})

const promotionReport = createRoute({
  getParentRoute: () => rootRoute,
  path: `${paths.promotions}/$id/report`,
  component: guardedScreen(
    'promotions.view',
    lazyPart(async () => ({
      default: (await import('../features/promotions/report-page.tsx')).PromotionReportPage,
    })),
  ),
})

const applications = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.applications,
  validateSearch: readSearch('tab'),
  component: guardedScreen(
    'promotions.decide',
    lazyPart(async () => ({
      default: (await import('../features/promotions/applications-page.tsx')).ApplicationsPage,
    })),
  ),
})

const gifts = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.gifts,
  component: guardedScreen(
    'promotions.view',
    lazyPart(async () => ({ default: (await import('../features/promotions/gifts-page.tsx')).GiftsPage })),
  ),
})

export const promotionRoutes = [promotions, promotionNew, promotion, promotionReport, applications, gifts]
