/** What anybody may check: rounds, jackpots, returns. */
import type { SitePage } from './page.ts'

export const fairnessAddresses = {
  verify: (roundId?: string) => (roundId ? `/verify?round=${encodeURIComponent(roundId)}` : '/verify'),
  /** A draw of a lottery is named as its round is in the betting record. */
  verifyDraw: (gameCode: string, numero: string) =>
    `/verify?round=${encodeURIComponent(`${gameCode}-${numero}`)}`,
  /** A rain of red envelopes or a raffle. */
  verifyPromotion: (what: 'envelope' | 'raffle', promotionId: string) =>
    `/verify?round=${encodeURIComponent(`${what}:${promotionId}`)}`,
  jackpots: () => '/jackpots',
  returns: (gameCode?: string) => (gameCode ? `/rtp/${encodeURIComponent(gameCode)}` : '/rtp'),
} as const

export const fairnessPages: readonly SitePage[] = [
  { path: '/verify', title: 'fair_menu' },
  { path: '/jackpots', title: 'home_pools' },
  { path: '/rtp', title: 'fair_returns' },
  { path: '/rtp/:gameCode', title: 'fair_returns' },
]
