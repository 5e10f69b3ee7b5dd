/** The sportsbook is one page. Its query says what is shown: `../sports-views.ts`, which home does without. */
import type { SitePage } from './page.ts'

export const sportsbookPath = '/sportsbook'
export const sportsPages: readonly SitePage[] = [{ path: sportsbookPath, title: 'title_sportsbook' }]
