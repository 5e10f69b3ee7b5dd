/** The page in whose frame a game runs. */
import type { SitePage } from './page.ts'

export const playAddresses = {
  seamless: ({
    vendor,
    gameCode,
    mode,
    roomId,
  }: {
    vendor: string
    gameCode: string
    mode?: 'REAL' | 'FREE' | undefined
    roomId?: string | undefined
  }) =>
    `/seamless?${new URLSearchParams({ vendor, gameCode, ...(roomId ? { roomId } : {}), ...(mode === 'FREE' ? { mode } : {}) })}`,
} as const

export const playPages: readonly SitePage[] = [
  { path: '/seamless', title: 'title_game', needsLogin: true, fillsScreen: true },
]
