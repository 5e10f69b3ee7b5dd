import { createRoute } from '@tanstack/react-router'
import { lazyPart } from '../../ui/loading/lazy-part.tsx'
import { paths } from '../paths.ts'
import { rootRoute } from './root-route.tsx'
import { guardedScreen } from './route-guards.tsx'

const announcements = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.announcements,
  component: guardedScreen(
    'content.read',
    lazyPart(async () => ({
      default: (await import('../features/announcements/announcements-page.tsx')).AnnouncementsPage,
    })),
  ),
})

const banners = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.banners,
  component: guardedScreen(
    'content.read',
    lazyPart(async () => ({ default: (await import('../features/banners/banners-page.tsx')).BannersPage })),
  ),
})

const articles = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.articles,
  component: guardedScreen(
    'content.read',
    lazyPart(async () => ({
      default: (await import('../features/articles/articles-page.tsx')).ArticlesPage,
    })),
  ),
})

const help = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.help,
  component: guardedScreen(
    'content.read',
    lazyPart(async () => ({ default: (await import('../features/help/help-page.tsx')).HelpTextsPage })),
  ),
})

export const contentRoutes = [announcements, banners, articles, help]
