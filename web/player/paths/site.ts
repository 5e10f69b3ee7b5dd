/** The rest of the site. */
import type { SitePage } from './page.ts'

export const siteAddresses = {
  outbox: () => '/dev/outbox',
  /** The code comes after #, which no server and no Referer ever sees. */
  down: (language?: string, code?: string) =>
    `/down${language ? `?lang=${language.toUpperCase()}` : ''}${code ? `#code=${code}` : ''}`,
  /** Where links of news lead; what they carry comes after #. */
  unsubscribe: () => '/unsubscribe',
  follow: () => '/open',
} as const

export const sitePages: readonly SitePage[] = [
  { path: '/down', title: 'header_download' },
  { path: '/unsubscribe', title: 'header_menu_messages' },
  { path: '/open', title: 'common_loading' },
  { path: '/dev/outbox', title: 'title_demo_outbox' },
]
