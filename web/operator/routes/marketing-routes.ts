import { createRoute } from '@tanstack/react-router'
import { lazyPart } from '../../ui/loading/lazy-part.tsx'
import { paths } from '../paths.ts'
import { readSearch } from '../search.ts'
import { rootRoute } from './root-route.tsx'
import { guardedScreen } from './route-guards.tsx'

const campaigns = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.campaigns,
  validateSearch: readSearch('state'),
  component: guardedScreen(
    'marketing.view',
    lazyPart(async () => ({
      default: (await import('../features/marketing/campaigns-page.tsx')).CampaignsPage,
    })),
  ),
})

const campaignNew = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.campaignNew(),
  validateSearch: readSearch('copy'),
  component: guardedScreen(
    'marketing.edit',
    lazyPart(async () => ({
      default: (await import('../features/marketing/campaign-page.tsx')).NewCampaignPage,
    })),
  ),
})

const campaign = createRoute({
  getParentRoute: () => rootRoute,
  path: `${paths.campaigns}/$id`,
  component: guardedScreen(
    'marketing.view',
    lazyPart(async () => ({
      default: (await import('../features/marketing/campaign-page.tsx')).CampaignPage,
    })),
  ),
})

const segments = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.segments,
  component: guardedScreen(
    'marketing.view',
    lazyPart(async () => ({
      default: (await import('../features/marketing/segments-page.tsx')).SegmentsPage,
    })),
  ),
})

const segmentNew = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.segmentNew(),
  component: guardedScreen(
    'marketing.edit',
    lazyPart(async () => ({
      default: (await import('../features/marketing/segment-page.tsx')).NewSegmentPage,
    })),
  ),
})

const segment = createRoute({
  getParentRoute: () => rootRoute,
  path: `${paths.segments}/$id`,
  component: guardedScreen(
    'marketing.view',
    lazyPart(async () => ({
      default: (await import('../features/marketing/segment-page.tsx')).SegmentPage,
    })),
  ),
})

export const marketingRoutes = [campaigns, campaignNew, campaign, segments, segmentNew, segment]
