/** What the house offers, and one offer. */
import type { SitePage } from './page.ts'

export const promotionAddresses = {
  promotions: () => '/promotions',
  promotion: (promotionId: string) => `/promotions/${encodeURIComponent(promotionId)}`,
} as const

export const promotionPages: readonly SitePage[] = [
  { path: '/promotions', title: 'nav_promotions', needsLogin: true },
  { path: '/promotions/:promotionId', title: 'nav_promotions', needsLogin: true },
]
