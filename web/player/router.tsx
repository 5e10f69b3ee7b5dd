/**
 * The router and its pages, loaded with the first step away from home. A page that needs a token leads to
 * the login window without one; the page's code comes with its texts.
 */
import { QueryClientProvider } from '@tanstack/react-query'
import { createRootRoute, createRoute, createRouter, Outlet, redirect, RouterProvider } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useStore } from 'zustand'
import { queryClient } from '../client/query-client.ts'
import { isSignedIn } from '../client/session.ts'
import { Button } from '../ui/button/button.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { useText } from '../ui/i18n/text.tsx'
import { loadTexts } from '../ui/i18n/texts.ts'
import { speakAgentLanguage } from './agent/agent-language.ts'
import { agentHomeAreas, agentLoginAreas } from './agent/texts.ts'
import { CategoryPage } from './features/catalogue/category-page.tsx'
import { HomePage } from './features/catalogue/home-page.tsx'
import { readLobbyChoice } from './features/catalogue/lobby-choice.ts'
import { readGameAddress } from './features/launch/game-address.ts'
import { place } from './navigation.ts'
import { centreAreas } from './member-centre/texts.ts'
import { aliasTarget, categoryOfPath, groupOf, homePaths, lobbyPaths, lotteryPaths, needsLogin, paths } from './paths.ts'
import { LoadingCover } from './shell/loading-cover.tsx'
import { knownMember } from './state/member.ts'
import { tell } from './state/windows.ts'
import { translator } from '../ui/i18n/translator.ts'
import { type LazyPart, lazyPart } from '../ui/loading/lazy-part.tsx'

/** Older spellings lead to the address itself. Routes are matched without regard to case, so the proper one stays. */
function followAlias({ location }: { location: { pathname: string; searchStr: string } }): void {
  const target = aliasTarget(location.pathname, location.searchStr)
  if (target) throw redirect({ href: target, replace: true })
}

const rootRoute = createRootRoute({
  beforeLoad: followAlias,
  component: Outlet,
  notFoundComponent: lazyPart(() => import('./features/system/not-found-page.tsx')),
})

/** Without a token: home with the login window, which leads back here (spec, route guard). */
function requireLogin({ location }: { location: { href: string } }): void {
  if (!isSignedIn()) throw redirect({ href: paths.login(location.href), replace: true })
}

/** A trial account is told that a real one is needed, and stays where it was or goes home (spec §6). */
async function requireAccount(context: { location: { href: string } }): Promise<void> {
  requireLogin(context)
  if (!(await knownMember())?.isTrial) return
  void tell(translator()('in_need_true_account'))
  throw redirect({ href: paths.home(), replace: true })
}

/** An address of the game page without a game leads nowhere: it is said, and home opens. */
function requireGame({ vendor, gameCode }: { vendor: string; gameCode: string }): void {
  if (vendor && gameCode) return
  void tell(translator()('msg_invalid_url'))
  throw redirect({ href: paths.home(), replace: true })
}

/**
 * Whoever is signed in and no agent is led to the agents' login, and told why (spec, route guard and error
 * catalogue).
 */
async function requireAgent(context: { location: { href: string } }): Promise<void> {
  requireLogin(context)
  if ((await knownMember())?.isAgent) return
  await speakAgentLanguage(agentLoginAreas)
  void tell(translator()('agent_login_not_agent'))
  throw redirect({ href: paths.agent(), replace: true })
}

/** Favourite and recent games are a real account's own; hot ones are everybody's. */
async function requireGroup(context: { location: { href: string; pathname: string; searchStr: string } }): Promise<void> {
  const group = groupOf(context.location.pathname, context.location.searchStr)
  if (group === 'FAV' || group === 'RECENT') await requireAccount(context)
}

/** Home; the bare root with a `type` shows that group of games (spec, routes). */
function RootPage() {
  const { path, search } = useStore(place)
  return groupOf(path, search) ? <Suspense fallback={<LoadingCover />}><GroupPage /></Suspense> : <HomePage />
}

const GroupPage = lazyPart(() => import('./features/catalogue/group-page.tsx'))
const homes = homePaths.map((path) => createRoute({ getParentRoute: () => rootRoute, path, beforeLoad: requireGroup, component: RootPage }))

const groups = [paths.favourites(), paths.recent()].map((path) => createRoute({ getParentRoute: () => rootRoute, path, beforeLoad: requireGroup, component: RootPage }))

const RoomList = lazyPart(() => import('./features/launch/room-list.tsx'), { prepare: () => loadTexts('play') })
/** Tables of members stand in the lobby of their category, beside the games that lead to them. */
const rooms = (vendor: string | undefined) => <Suspense><RoomList vassalage={vendor} gameType="PVP" /></Suspense>

const lobbies = lobbyPaths.map((path) => {
  const category = categoryOfPath(path)!
  return createRoute({
    getParentRoute: () => rootRoute,
    path,
    validateSearch: readLobbyChoice,
    component: () => <CategoryPage category={category} rooms={category === 'PVP' ? rooms : undefined} />,
  })
})

const LotteryPage = lazyPart(() => import('./features/catalogue/lottery-page.tsx'))
/** Signed in only, and of a real account (spec, routes and game start). */
const lotteries = lotteryPaths.map((path) => createRoute({
  getParentRoute: () => rootRoute,
  path,
  beforeLoad: requireAccount,
  component: () => <Suspense fallback={<LoadingCover />}><LotteryPage place={path} /></Suspense>,
}))

const help = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.help(),
  component: lazyPart(() => import('./features/system/help-page.tsx'), { prepare: () => loadTexts('content') }),
})

const contentTexts = () => loadTexts('content')

const announce = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.announce(),
  component: lazyPart(() => import('./features/messaging/announce-page.tsx'), { prepare: contentTexts }),
})

const articleLists = (['BLOG', 'NEWS'] as const).map((section) => createRoute({
  getParentRoute: () => rootRoute,
  path: paths.articles(section),
  component: lazyPart(async () => {
    const { BlogPage, NewsPage } = await import('./features/messaging/article-list-page.tsx')
    return { default: section === 'BLOG' ? BlogPage : NewsPage }
  }, { prepare: contentTexts }),
}))

const articles = (['BLOG', 'NEWS'] as const).map((section) => createRoute({
  getParentRoute: () => rootRoute,
  path: `${paths.articles(section)}/$slug`,
  component: lazyPart(async () => {
    const { BlogArticlePage, NewsArticlePage } = await import('./features/messaging/article-page.tsx')
    return { default: section === 'BLOG' ? BlogArticlePage : NewsArticlePage }
  }, { prepare: contentTexts }),
}))

const seamless = createRoute({
  getParentRoute: () => rootRoute,
  path: '/seamless',
  validateSearch: readGameAddress,
  // Free play is open to a visitor too: the page itself offers it.
  beforeLoad: async (context) => {
    requireGame(context.search)
    if (context.search.mode !== 'FREE') await requireAccount(context)
  },
  component: lazyPart(() => import('./game-room/game-room.tsx'), { prepare: () => loadTexts('play') }),
})

const memberTexts = () => loadTexts(...centreAreas)

const memberCentre = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.member(),
  beforeLoad: requireAccount,
  component: lazyPart(async () => ({ default: (await import('./member-centre/member-page.tsx')).MemberPage }), { prepare: memberTexts }),
})

const down = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.down(),
  component: lazyPart(() => import('./features/system/down-page.tsx'), { prepare: () => loadTexts('download') }),
})

const agent = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.agent(),
  beforeLoad: () => speakAgentLanguage(agentLoginAreas),
  component: lazyPart(() => import('./agent/agent-login-page.tsx')),
})

const agentHome = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.agentHome(),
  beforeLoad: async (context) => {
    await requireAgent(context)
    await speakAgentLanguage(agentHomeAreas)
  },
  component: lazyPart(() => import('./agent/agent-home-page.tsx')),
})

const verify = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.verify(),
  component: lazyPart(async () => ({ default: (await import('./features/verify/verify-page.tsx')).VerifyPage }), { prepare: () => loadTexts(...centreAreas, 'fairness') }),
})

const jackpots = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.jackpots(),
  component: lazyPart(async () => ({ default: (await import('./features/jackpots/jackpots-page.tsx')).JackpotsPage }), { prepare: () => loadTexts('jackpots') }),
})

const returns = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.returns(),
  component: lazyPart(async () => ({ default: (await import('./features/returns/returns-page.tsx')).ReturnsPage }), { prepare: () => loadTexts('fairness') }),
})

const gameRules = createRoute({
  getParentRoute: () => rootRoute,
  path: `${paths.returns()}/$gameCode`,
  component: lazyPart(async () => ({ default: (await import('./features/returns/game-rules-page.tsx')).GameRulesPage }), { prepare: () => loadTexts('fairness') }),
})

/** Of the demo only; a live house answers it like any unknown address. */
const outbox = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.outbox(),
  component: lazyPart(() => import('./features/system/outbox-page.tsx'), { prepare: () => loadTexts('outbox') }),
})

const router = createRouter({
  routeTree: rootRoute.addChildren([...homes, ...groups, ...lobbies, ...lotteries, help, announce, ...articleLists, ...articles, seamless, memberCentre, verify, jackpots, returns, gameRules, down, agent, agentHome, outbox]),
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

/**
 * Each finished step closes the cover and scrolls to the top, smoothly; a step within a page keeps its
 * place.
 */
router.subscribe('onResolved', ({ pathChanged, toLocation }) => {
  place.setState({ path: toLocation.pathname, search: toLocation.searchStr, isLoading: false })
  if (pathChanged && !toLocation.hash) window.scrollTo({ top: 0, behavior: 'smooth' })
})

/**
 * Brings the code of the page at an address before anything leaves the page that shows. Whoever has to sign
 * in first is led elsewhere by the route's guard, so nothing is loaded for them.
 */
export async function prepare(href: string): Promise<void> {
  const { pathname } = new URL(href, location.href)
  if (needsLogin(pathname) && !isSignedIn()) return
  const [matchedRoutes, , foundRoute] = router.getMatchedRoutes(pathname)
  const parts = foundRoute ? matchedRoutes.map((route) => route.options.component) : [rootRoute.options.notFoundComponent]
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
