/** What the house offers, and one offer. */
import type { SitePage } from './page.ts'

export const promotionAddresses = {
  promotions: () => '/promotions',
  /** The deposit form with a promotion chosen. */
  depositWith: (promotionId: string) => `/member?page=depositv2&promotion=${encodeURIComponent(promotionId)}`,
  promotion: (promotionId: string) => `/promotions/${encodeURIComponent(promotionId)}`,
} as const

export const promotionPages: readonly SitePage[] = [
  { path: '/promotions', title: 'nav_promotions' },
  { path: '/promotions/:promotionId', title: 'nav_promotions' },
]
