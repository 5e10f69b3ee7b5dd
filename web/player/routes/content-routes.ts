import { createRoute } from '@tanstack/react-router'
import { paths } from '../paths.ts'
import { rootRoute } from './root-route.ts'
import { lazyPart } from '../../ui/loading/lazy-part.tsx'

export const help = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.help(),
  component: lazyPart(() => import('../features/system/help-page.tsx')),
})

export const announce = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.announce(),
  component: lazyPart(() => import('../features/messaging/announce-page.tsx')),
})

export const articleLists = (['BLOG', 'NEWS'] as const).map((section) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path: paths.articles(section),
    component: lazyPart(async () => {
      const { BlogPage, NewsPage } = await import('../features/messaging/article-list-page.tsx')
      return { default: section === 'BLOG' ? BlogPage : NewsPage }
    }),
  }),
)

export const articles = (['BLOG', 'NEWS'] as const).map((section) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path: `${paths.articles(section)}/$slug`,
    component: lazyPart(async () => {
      const { BlogArticlePage, NewsArticlePage } = await import('../features/messaging/article-page.tsx')
      return { default: section === 'BLOG' ? BlogArticlePage : NewsArticlePage }
    }),
  }),
)
