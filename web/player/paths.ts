/** Every address of the player's site, once. Paths match without regard to case (domain/gaps.md §7). */

/** The panels of the member centre, by their names of the spec. */
export type MemberPanel = 'transferFund' | 'depositv2' | 'withdraw' | 'personalHistoryCopy' | 'transactionHistory' | 'personalProfit' | 'bonusDetails' | 'securityCenter' | 'limits' | 'verification' | 'messageV2' | 'feedback'

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
  login: (returnUrl?: string) => withReturn('/login', returnUrl),
  register: (referralCode?: string) => (referralCode ? `/register?referralCode=${encodeURIComponent(referralCode)}` : '/register'),
  member: (panel?: MemberPanel) => (panel ? `/member?page=${panel}` : '/member'),
  /** A topic of the help centre stands behind #; `term` is the terms of use. */
  help: (section?: string) => (section ? `/help#${section}` : '/help'),
  announce: () => '/announce',
  articles: (section: 'BLOG' | 'NEWS') => (section === 'BLOG' ? '/blog' : '/news'),
  article: (section: 'BLOG' | 'NEWS', slug: string) => `${section === 'BLOG' ? '/blog' : '/news'}/${encodeURIComponent(slug)}`,
  verify: (roundId?: string) => (roundId ? `/verify?round=${encodeURIComponent(roundId)}` : '/verify'),
  agent: () => '/agent',
  agentHome: (panel?: AgentPanel) => (panel ? `/agentHome?page=${panel}` : '/agentHome'),
  /** The code stands behind #, which no server and no Referer ever sees. */
  down: (language?: string, code?: string) => `/down${language ? `?lang=${language.toUpperCase()}` : ''}${code ? `#code=${code}` : ''}`,
  seamless: (game: { vendor: string; gameCode: string; mode?: 'REAL' | 'FREE' }) => `/seamless?${new URLSearchParams({ vendor: game.vendor, gameCode: game.gameCode, ...(game.mode === 'FREE' ? { mode: 'FREE' } : {}) })}`,
} as const

/** Addresses that show the home view; a category's alias shows home with that category chosen. */
export const homePaths = ['/', '/index', '/index.html', '/home', '/sports', '/esports', '/cockfight', '/lott', '/elott', '/live', '/fish', '/pvp', '/login', '/register', '/forget'] as const
/** The rest of what the server answers with the player's page. */
export const otherPaths = ['/rng', '/member', '/help', '/verify', '/seamless', '/agent', '/agentHome', '/down', '/announce', '/blog', '/blog/:slug', '/news', '/news/:slug', '/dev/outbox'] as const

export function isHomePath(path: string): boolean {
  return (homePaths as readonly string[]).includes(cleanPath(path))
}

/** The agents' pages have a frame of their own: no side menu, header or footer of the player's site. */
export function isAgentPath(path: string): boolean {
  return ['/agent', '/agenthome'].includes(cleanPath(path))
}

/** Game pages fill the screen: no side menu, footer or bars. */
export function isGamePath(path: string): boolean {
  return ['/seamless', '/lottery', '/lottert', '/vnlottery', '/sealottery'].includes(cleanPath(path))
}

/** Pages that need a token; without one they lead to the login window. */
export function needsLogin(path: string): boolean {
  return ['/member', '/seamless', '/agenthome'].includes(cleanPath(path))
}

function cleanPath(path: string): string {
  const lower = path.toLowerCase()
  return lower.length > 1 && lower.endsWith('/') ? lower.slice(0, -1) : lower
}

/** An address somebody asked to return to, or home when it points elsewhere. */
export function safeReturn(returnUrl: string | null | undefined): string {
  return returnUrl && /^\/(?![/\\])/.test(returnUrl) ? returnUrl : paths.home()
}
