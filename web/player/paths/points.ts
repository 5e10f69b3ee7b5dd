/** The points mall. */
import type { SitePage } from './page.ts'

export const mallTabs = ['goods', 'details', 'history', 'rules'] as const
export type MallTab = (typeof mallTabs)[number]

export const pointAddresses = {
  pointMall: (tab?: MallTab) => (tab && tab !== 'goods' ? `/pointMall?tab=${tab}` : '/pointMall'),
} as const

export const pointPages: readonly SitePage[] = [
  { path: '/pointMall', title: 'nav_points_mall', needsLogin: true },
]

export const readMallTab = ({ tab }: Record<string, unknown>): { tab?: MallTab } => {
  const known = mallTabs.find((name) => name === tab)
  return known ? { tab: known } : {}
}
