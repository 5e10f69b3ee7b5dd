import { createRoute } from '@tanstack/react-router'
import { lazyPart } from '../../ui/loading/lazy-part.tsx'
import { paths } from '../paths.ts'
import { readSearch } from '../search.ts'
import { rootRoute } from './root-route.tsx'
import { guardedScreen } from './route-guards.tsx'

const desk = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.sportsDesk,
  validateSearch: readSearch('tab', 'sport', 'league', 'market'),
  component: guardedScreen(
    'sports.view',
    lazyPart(async () => ({ default: (await import('../features/sports/desk/desk-page.tsx')).DeskPage })),
  ),
})

const match = createRoute({
  getParentRoute: () => rootRoute,
  path: `${paths.sportsDesk}/$id`,
  validateSearch: readSearch('market'),
  component: guardedScreen(
    'sports.view',
    lazyPart(async () => ({ default: (await import('../features/sports/desk/match-page.tsx')).MatchPage })),
  ),
})

const liability = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.sportsLiability,
  validateSearch: readSearch('sport'),
  component: guardedScreen(
    'sports.view',
    lazyPart(async () => ({
      default: (await import('../features/sports/liability/leagues-page.tsx')).LeaguesPage,
    })),
  ),
})

const liabilityOf = createRoute({
  getParentRoute: () => rootRoute,
  path: `${paths.sportsLiability}/$id`,
  component: guardedScreen(
    'sports.view',
    lazyPart(async () => ({
      default: (await import('../features/sports/liability/match-liability-page.tsx')).MatchLiabilityPage,
    })),
  ),
})

const results = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.sportsResults,
  validateSearch: readSearch('query'),
  component: guardedScreen(
    'sports.view',
    lazyPart(async () => ({
      default: (await import('../features/sports/results/results-page.tsx')).ResultsPage,
    })),
  ),
})

const bets = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.sportsBets,
  component: guardedScreen(
    'sports.view',
    lazyPart(async () => ({ default: (await import('../features/sports/bets/bets-page.tsx')).BetsPage })),
  ),
})

const bet = createRoute({
  getParentRoute: () => rootRoute,
  path: `${paths.sportsBets}/$id`,
  component: guardedScreen(
    'sports.view',
    lazyPart(async () => ({ default: (await import('../features/sports/bets/bet-page.tsx')).BetPage })),
  ),
})

const report = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.sportsReport,
  component: guardedScreen(
    'sports.view',
    lazyPart(async () => ({ default: (await import('../features/sports/bets/report-page.tsx')).ReportPage })),
  ),
})

const rules = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.sportsRules,
  validateSearch: readSearch('tab'),
  component: guardedScreen(
    'sports.view',
    lazyPart(async () => ({ default: (await import('../features/sports/limits/rules-page.tsx')).RulesPage })),
  ),
})

const feeds = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.sportsFeeds,
  component: guardedScreen(
    'sports.view',
    lazyPart(async () => ({ default: (await import('../features/sports/feeds/feeds-page.tsx')).FeedsPage })),
  ),
})

const feed = createRoute({
  getParentRoute: () => rootRoute,
  path: `${paths.sportsFeeds}/$id`,
  component: guardedScreen(
    'sports.view',
    lazyPart(async () => ({ default: (await import('../features/sports/feeds/feed-page.tsx')).FeedPage })),
  ),
})

const members = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.sportsMembers,
  component: guardedScreen(
    'sports.view',
    lazyPart(async () => ({
      default: (await import('../features/sports/members/members-page.tsx')).RiskMembersPage,
    })),
  ),
})

const member = createRoute({
  getParentRoute: () => rootRoute,
  path: `${paths.sportsMembers}/$id`,
  component: guardedScreen(
    'sports.view',
    lazyPart(async () => ({
      default: (await import('../features/sports/members/member-page.tsx')).RiskMemberPage,
    })),
  ),
})

const names = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.sportsNames,
  validateSearch: readSearch('tab'),
  component: guardedScreen(
    'sports.view',
    lazyPart(async () => ({ default: (await import('../features/sports/names/names-page.tsx')).NamesPage })),
  ),
})

export const sportsRoutes = [
  desk,
  match,
  liability,
  liabilityOf,
  results,
  bets,
  bet,
  report,
  rules,
  feeds,
  feed,
  members,
  member,
  names,
]
