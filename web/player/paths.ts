/** Every address of the player's site, once. Paths match without regard to case (domain/gaps.md §7). */

/** Where each category of games has its lobby (spec, navigation entries). */
const lobbies = { RNG: '/rng', LIVE: '/live', FISH: '/fish', SPORTS: '/sports', PVP: '/pvp', ELOTT: '/elott', LOTT: '/lott', ESPORTS: '/esports', COCKFIGHT: '/cockfight' } as const
export type Category = keyof typeof lobbies
/** Games that belong together across categories: their pages are lists of their own. */
export type GameGroup = 'HOT' | 'FAV' | 'RECENT'

/** The panels of the member centre, by their names of the spec. */
export type MemberPanel = 'transferFund' | 'depositv2' | 'withdraw' | 'transferUpline' | 'personalHistoryCopy' | 'transactionHistory' | 'personalProfit' | 'bonusDetails' | 'securityCenter' | 'limits' | 'verification' | 'messageV2' | 'feedback'

/** The panels of the agent centre that exist. */
export type AgentPanel = 'deposit' | 'withdraw' | 'transfer' | 'announcement' | 'messages'

/** Where somebody wanted to go before signing in: only addresses of this site are taken back. */
function withReturn(path: string, returnUrl?: string): string {
  return returnUrl ? `${path}?returnUrl=${encodeURIComponent(returnUrl)}` : path
}

export const paths = {
  home: () => '/',
  outbox: () => '/dev/outbox',
  slots: () => '/rng',
  lobby: (category: Category) => lobbies[category],
  hot: () => '/?type=HOT',
  favourites: () => '/favorite',
  recent: () => '/recent',
  login: (returnUrl?: string) => withReturn('/login', returnUrl),
  register: (referralCode?: string) => (referralCode ? `/register?referralCode=${encodeURIComponent(referralCode)}` : '/register'),
  forgot: () => '/forget',
  member: (panel?: MemberPanel) => (panel ? `/member?page=${panel}` : '/member'),
  /** A topic of the help centre stands behind #; `term` is the terms of use. */
  help: (section?: string) => (section ? `/help#${section}` : '/help'),
  announce: () => '/announce',
  articles: (section: 'BLOG' | 'NEWS') => (section === 'BLOG' ? '/blog' : '/news'),
  article: (section: 'BLOG' | 'NEWS', slug: string) => `${section === 'BLOG' ? '/blog' : '/news'}/${encodeURIComponent(slug)}`,
  verify: (roundId?: string) => (roundId ? `/verify?round=${encodeURIComponent(roundId)}` : '/verify'),
  jackpots: () => '/jackpots',
  returns: (gameCode?: string) => (gameCode ? `/rtp/${encodeURIComponent(gameCode)}` : '/rtp'),
  agent: () => '/agent',
  agentHome: (panel?: AgentPanel) => (panel ? `/agentHome?page=${panel}` : '/agentHome'),
  /** The code stands behind #, which no server and no Referer ever sees. */
  down: (language?: string, code?: string) => `/down${language ? `?lang=${language.toUpperCase()}` : ''}${code ? `#code=${code}` : ''}`,
  lottery: (page: LotteryPath, vendor?: string) => (vendor ? `${page}?vendor=${encodeURIComponent(vendor)}` : page),
  seamless: ({ vendor, gameCode, mode, roomId }: { vendor: string; gameCode: string; mode?: 'REAL' | 'FREE' | undefined; roomId?: string | undefined }) => `/seamless?${new URLSearchParams({ vendor, gameCode, ...(roomId ? { roomId } : {}), ...(mode === 'FREE' ? { mode } : {}) })}`,
} as const

/** Pages of lotteries, which stand alone as games do (spec, routes). */
export const lotteryPaths = ['/lottery', '/vnLottery', '/seaLottery'] as const
export type LotteryPath = (typeof lotteryPaths)[number]

/** Older spellings of addresses that the spec names as well, and where each leads. */
export const aliases: Readonly<Record<string, string>> = { '/lottert': '/lottery', '/sealottery': '/seaLottery' }

/** Where an alias leads, with its query; null for every other address. The proper spelling is none. */
export function aliasTarget(path: string, search: string): string | null {
  const target = aliases[cleanPath(path)]
  return target && target !== path ? target + search : null
}

/** Addresses that show the home view. */
export const homePaths = ['/', '/index', '/index.html', '/home', '/login', '/register', '/forget'] as const
/** A category's address shows its lobby, or home while the category has no vendor. */
export const lobbyPaths = Object.values(lobbies)
/** The rest of what the server answers with the player's page. */
export const otherPaths = [...lobbyPaths, ...lotteryPaths, '/favorite', '/recent', '/member', '/help', '/verify', '/jackpots', '/rtp', '/rtp/:gameCode', '/seamless', '/agent', '/agentHome', '/down', '/announce', '/blog', '/blog/:slug', '/news', '/news/:slug', '/dev/outbox'] as const

export function isHomePath(path: string): boolean {
  return (homePaths as readonly string[]).includes(cleanPath(path))
}

/** The category whose lobby stands at an address. */
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

/** The home view itself, which stands without the router. */
export function isHomeView(path: string, search: string): boolean {
  return isHomePath(path) && groupOf(path, search) === null
}

/** Home stands at its own addresses, and at those of categories that have no vendor. */
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
  return isSeamlessPath(path) || ['/lottery', '/vnlottery', '/sealottery'].includes(cleanPath(path))
}

/** The page in whose frame a game runs. */
export function isSeamlessPath(path: string): boolean {
  return cleanPath(path) === '/seamless'
}

/** Pages that need a token; without one they lead to the login window. */
export function needsLogin(path: string): boolean {
  return ['/member', '/seamless', '/agenthome', '/favorite', '/recent', '/lottery', '/vnlottery', '/sealottery'].includes(cleanPath(path))
}

function cleanPath(path: string): string {
  const lower = path.toLowerCase()
  return lower.length > 1 && lower.endsWith('/') ? lower.slice(0, -1) : lower
}

/** An address somebody asked to return to, or home when it points elsewhere. */
export function safeReturn(returnUrl: string | null | undefined): string {
  return returnUrl && /^\/(?![/\\])/.test(returnUrl) ? returnUrl : paths.home()
}
