/**
 * Every address of the player's site, once. Paths match without regard to case (domain/gaps.md §7). An area
 * is a file in paths/ and a line in each list here.
 */
import { agentAddresses, agentPages } from './paths/agent.ts'
import { contentAddresses, contentPages } from './paths/content.ts'
import { fairnessAddresses, fairnessPages } from './paths/fairness.ts'
import { lobbies, lobbyAddresses, lobbyPages, type Category } from './paths/lobby.ts'
import { lotteryAddresses, lotteryAliases, lotteryPages } from './paths/lottery.ts'
import { memberAddresses, memberPages } from './paths/member.ts'
import { playAddresses, playPages } from './paths/play.ts'
import { pointAddresses, pointPages } from './paths/points.ts'
import { promotionAddresses, promotionPages } from './paths/promotions.ts'
import { siteAddresses, sitePages } from './paths/site.ts'
import { sportsPages } from './paths/sports.ts'
import type { SitePage } from './paths/page.ts'

export type { AgentPanel } from './paths/agent.ts'
export type { Category } from './paths/lobby.ts'
export { lotteryPaths, type LotteryPath } from './paths/lottery.ts'
export type { MemberPanel } from './paths/member.ts'
export { mallTabs, readMallTab, type MallTab } from './paths/points.ts'

/** Games that belong together across categories: their pages are lists of their own. */
export type GameGroup = 'HOT' | 'FAV' | 'RECENT'

export const paths = {
  ...lobbyAddresses,
  ...memberAddresses,
  ...contentAddresses,
  ...fairnessAddresses,
  ...agentAddresses,
  ...siteAddresses,
  ...lotteryAddresses,
  ...playAddresses,
  ...pointAddresses,
  ...promotionAddresses,
} as const

/** The pages behind those addresses, but for home and the lobbies. */
export const pages: readonly SitePage[] = [
  ...lotteryPages,
  ...lobbyPages,
  ...memberPages,
  ...contentPages,
  ...fairnessPages,
  ...playPages,
  ...pointPages,
  ...promotionPages,
  ...sportsPages,
  ...agentPages,
  ...sitePages,
]

/** Older spellings of addresses, and their targets. */
export const aliases: Readonly<Record<string, string>> = { ...lotteryAliases }

/**
 * The target of an alias, with its query; null for every other address. The current spelling is not an alias.
 */
export function aliasTarget(path: string, search: string): string | null {
  const target = aliases[cleanPath(path)]
  return target && target !== path ? target + search : null
}

/** Addresses that show the home view. */
export const homePaths = ['/', '/index', '/index.html', '/home', '/login', '/register', '/forget'] as const
/** A category's address shows its lobby, or home while the category has no vendor. */
export const lobbyPaths = Object.values(lobbies)
/** The rest of what the server answers with the player's page. */
export const otherPaths: readonly string[] = [...lobbyPaths, ...pages.map(({ path }) => path)]

export function isHomePath(path: string): boolean {
  return (homePaths as readonly string[]).includes(cleanPath(path))
}

/** The category whose lobby is at an address. */
export function categoryOfPath(path: string): Category | null {
  const clean = cleanPath(path)
  return (Object.keys(lobbies) as Category[]).find((category) => lobbies[category] === clean) ?? null
}

/** Hot, favourite or recent games: their own pages, or the bare root with a `type`. */
export function groupOf(path: string, search: string): GameGroup | null {
  const clean = cleanPath(path)
  if (clean === '/favorite') return 'FAV'
  if (clean === '/recent') return 'RECENT'
  if (clean !== '/' || !search.includes('type=')) return null
  const type = new URLSearchParams(search).get('type')?.toUpperCase() ?? ''
  return type === 'HOT' || type === 'FAV' || type === 'RECENT' ? type : type === 'FAVORITE' ? 'FAV' : null
}

/** The home view itself, which works without the router. */
export function isHomeView(path: string, search: string): boolean {
  return isHomePath(path) && groupOf(path, search) === null
}

/** Home is at its own addresses, and at those of categories that have no vendor. */
export function showsHome(path: string, search: string, categories: readonly string[]): boolean {
  const category = categoryOfPath(path)
  return category ? !categories.includes(category) : isHomeView(path, search)
}

/** The agents' pages have a frame of their own: no side menu, header or footer of the player's site. */
export function isAgentPath(path: string): boolean {
  return ['/agent', '/agenthome'].includes(cleanPath(path))
}

/** Game pages fill the screen: no side menu, footer or bars. */
export function isGamePath(path: string): boolean {
  return pageAt(path)?.fillsScreen === true
}

/** The page in whose frame a game runs. */
export function isSeamlessPath(path: string): boolean {
  return cleanPath(path) === '/seamless'
}

/** Pages that need a token; without one they lead to the login window. */
export function needsLogin(path: string): boolean {
  return pageAt(path)?.needsLogin === true
}

/** The page whose own address it is; one of a kind, such as an article, has none of its own. */
function pageAt(path: string): SitePage | undefined {
  const clean = cleanPath(path)
  return pages.find((page) => page.path.toLowerCase() === clean)
}

function cleanPath(path: string): string {
  const lower = path.toLowerCase()
  return lower.length > 1 && lower.endsWith('/') ? lower.slice(0, -1) : lower
}

/** An address somebody asked to return to, or home when it points elsewhere. */
export function safeReturn(returnUrl: string | null | undefined): string {
  return returnUrl && /^\/(?![/\\])/.test(returnUrl) ? returnUrl : paths.home()
}
