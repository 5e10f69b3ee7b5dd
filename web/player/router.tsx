/**
 * The router and its pages, loaded with the first step away from home. A page that needs a token leads to
 * the login window without one; the page's code comes with its texts.
 */
import { QueryClientProvider } from '@tanstack/react-query'
import { createRouter, RouterProvider } from '@tanstack/react-router'
import { queryClient } from '../client/query-client.ts'
import { isSignedIn } from '../client/session.ts'
import { Button } from '../ui/button/button.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { useText } from '../ui/i18n/text.tsx'
import { place } from './navigation.ts'
import { needsLogin } from './paths.ts'
import { agent, agentHome } from './routes/agent-routes.ts'
import { help, announce, articleLists, articles } from './routes/content-routes.ts'
import { verify, returns, gameRules, jackpots } from './routes/fairness-routes.tsx'
import { homes, groups, lobbies, lotteries } from './routes/lobby-routes.tsx'
import { memberCentre } from './routes/member-routes.ts'
import { seamless } from './routes/play-routes.ts'
import { pointMall } from './routes/points-routes.tsx'
import { promotionRoutes } from './routes/promotion-routes.tsx'
import { rootRoute } from './routes/root-route.ts'
import { sportsbook } from './routes/sports-routes.tsx'
import { down, follow, outbox, unsubscribe } from './routes/site-routes.ts'
import { LoadingCover } from './shell/loading-cover.tsx'
import type { LazyPart } from '../ui/loading/lazy-part.tsx'

const router = createRouter({
  routeTree: rootRoute.addChildren([
    ...homes,
    ...groups,
    ...lobbies,
    ...lotteries,
    help,
    announce,
    ...articleLists,
    ...articles,
    seamless,
    memberCentre,
    pointMall,
    ...promotionRoutes,
    sportsbook,
    verify,
    jackpots,
    returns,
    gameRules,
    down,
    agent,
    agentHome,
    outbox,
    unsubscribe,
    follow,
  ]),
  defaultPendingComponent: LoadingCover,
  defaultPendingMs: 200,
  defaultErrorComponent: PageFault,
  scrollRestoration: false,
})

/** A page that could not be drawn or loaded. */
function PageFault({ reset }: { reset: () => void }) {
  const t = useText()
  return (
    <EmptyState
      title={t('error_page_title')}
      text={t('msg_page_slow')}
      action={
        <Button
          kind="primary"
          onClick={() => {
            reset()
            location.reload()
          }}
        >
          {t('common_reload_page')}
        </Button>
      }
    />
  )
}

/**
 * Each finished step closes the cover and scrolls to the top, smoothly; a step within a page keeps its
 * place.
 */
router.subscribe('onResolved', ({ pathChanged, toLocation }) => {
  place.setState({ path: toLocation.pathname, search: toLocation.searchStr, isLoading: false })
  if (pathChanged && !toLocation.hash) window.scrollTo({ top: 0, behavior: 'smooth' })
})

/**
 * Loads the code of the page at an address before the shown page is left. A visitor who has to sign in first
 * is redirected by the route's guard, so nothing is loaded for them.
 */
export async function prepare(href: string): Promise<void> {
  const { pathname } = new URL(href, location.href)
  if (needsLogin(pathname) && !isSignedIn()) return
  const [matchedRoutes, , foundRoute] = router.getMatchedRoutes(pathname)
  const parts = foundRoute
    ? matchedRoutes.map((route) => route.options.component)
    : [rootRoute.options.notFoundComponent]
  await Promise.all(parts.map(async (part) => (part as Partial<LazyPart<object>> | undefined)?.preload?.()))
}

export async function go(href: string, { replace }: { replace: boolean }): Promise<void> {
  await router.navigate({ href, replace })
}

/** The pages, for the shell to draw in its middle. */
export function Pages() {
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  )
}
