/** The sportsbook is one page. Its query says what is shown: `sports-views.ts`, which home does without. */
import type { SitePage } from './page.ts'

export const sportsPages: readonly SitePage[] = [{ path: '/sportsbook', title: 'title_sportsbook' }]
