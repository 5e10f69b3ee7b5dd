/**
 * The router and its pages, loaded with the first step away from home. A page that needs a token leads to the login
 * window without one; the page's code comes with its texts.
 */
import { QueryClientProvider } from '@tanstack/react-query'
import { createRootRoute, createRoute, createRouter, lazyRouteComponent, Outlet, redirect, RouterProvider } from '@tanstack/react-router'
import { queryClient } from '../client/query-client.ts'
import { isSignedIn } from '../client/session.ts'
import { Button } from '../ui/button/button.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { useText } from '../ui/i18n/text.tsx'
import { loadTexts } from '../ui/i18n/texts.ts'
import { HomePage } from './features/catalogue/home-page.tsx'
import { readLobbyChoice } from './features/catalogue/lobby-choice.ts'
import { readGameAddress } from './features/launch/game-address.ts'
import { lazyPart } from './lazy-part.ts'
import { place } from './navigation.ts'
import { centreAreas } from './member-centre/texts.ts'
import { homePaths, paths } from './paths.ts'
import { LoadingCover } from './shell/loading-cover.tsx'
import { isTrial } from './state/member.ts'

const rootRoute = createRootRoute({
  component: Outlet,
  notFoundComponent: lazyRouteComponent(lazyPart(() => import('./features/system/not-found-page.tsx'))),
})

/** Without a token: home with the login window, which leads back here (spec, route guard). */
function requireLogin({ location }: { location: { href: string } }): void {
  if (!isSignedIn()) throw redirect({ href: paths.login(location.href), replace: true })
}

const homes = homePaths.map((path) => createRoute({ getParentRoute: () => rootRoute, path, component: HomePage }))

const slots = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.slots(),
  validateSearch: readLobbyChoice,
  component: lazyRouteComponent(lazyPart(() => import('./features/catalogue/lobby-page.tsx'))),
})

const help = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.help(),
  component: lazyRouteComponent(lazyPart(() => import('./features/system/help-page.tsx'))),
})

const seamless = createRoute({
  getParentRoute: () => rootRoute,
  path: '/seamless',
  validateSearch: readGameAddress,
  beforeLoad: (context) => {
    requireLogin(context)
    if (isTrial() && context.search.mode !== 'FREE') throw redirect({ href: paths.home(), replace: true })
  },
  component: lazyRouteComponent(lazyPart(() => import('./features/launch/seamless-page.tsx'))),
})

const memberTexts = () => loadTexts(...centreAreas)

const memberCentre = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.member(),
  beforeLoad: (context) => {
    requireLogin(context)
    if (isTrial()) throw redirect({ href: paths.home(), replace: true })
  },
  component: lazyRouteComponent(lazyPart(() => import('./member-centre/member-page.tsx'), memberTexts), 'MemberPage'),
})

const verify = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.verify(),
  component: lazyRouteComponent(lazyPart(() => import('./features/verify/verify-page.tsx'), memberTexts), 'VerifyPage'),
})

const router = createRouter({
  routeTree: rootRoute.addChildren([...homes, slots, help, seamless, memberCentre, verify]),
  defaultPendingComponent: LoadingCover,
  defaultPendingMs: 200,
  defaultErrorComponent: PageFault,
  scrollRestoration: false,
})

/** A page that could not be drawn or loaded. */
function PageFault({ reset }: { reset: () => void }) {
  const t = useText()
  return <EmptyState title={t('error_page_title')} text={t('msg_page_slow')} action={<Button kind="primary" onClick={() => { reset(); location.reload() }}>{t('common_reload_page')}</Button>} />
}

/** Each finished step closes the cover and scrolls to the top, smoothly; a step within a page keeps its place. */
router.subscribe('onResolved', ({ pathChanged, toLocation }) => {
  place.setState({ path: toLocation.pathname, search: toLocation.searchStr, isLoading: false })
  if (pathChanged && !toLocation.hash) window.scrollTo({ top: 0, behavior: 'smooth' })
})

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
