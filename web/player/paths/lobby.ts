/** Home, the lobbies of games, and the windows over them. */
import type { SitePage } from './page.ts'

/** The lobby of each category of games (site.md §2, Navigation entries). */
export const lobbies = {
  RNG: '/rng',
  LIVE: '/live',
  FISH: '/fish',
  SPORTS: '/sports',
  PVP: '/pvp',
  ELOTT: '/elott',
  LOTT: '/lott',
  ESPORTS: '/esports',
  COCKFIGHT: '/cockfight',
} as const
export type Category = keyof typeof lobbies

/** Where somebody wanted to go before signing in: only addresses of this site are accepted. */
function withReturn(path: string, returnUrl?: string): string {
  return returnUrl ? `${path}?returnUrl=${encodeURIComponent(returnUrl)}` : path
}

export const lobbyAddresses = {
  home: () => '/',
  slots: () => '/rng',
  lobby: (category: Category) => lobbies[category],
  hot: () => '/?type=HOT',
  favourites: () => '/favorite',
  recent: () => '/recent',
  login: (returnUrl?: string) => withReturn('/login', returnUrl),
  register: (referralCode?: string) =>
    referralCode ? `/register?referralCode=${encodeURIComponent(referralCode)}` : '/register',
  forgot: () => '/forget',
} as const

export const lobbyPages: readonly SitePage[] = [
  { path: '/favorite', title: 'nav_favourites', needsLogin: true },
  { path: '/recent', title: 'nav_recent', needsLogin: true },
]
